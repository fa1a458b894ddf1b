import { textStream } from "../lib/edge/text_stream.ts";
import { printable } from "../lib/text/printable.ts";

/**
 * Nothing; afterwards the texts are on stdout.
 *
 * @throws {Error} If they could not all be written: the disk is full, or nobody reads on.
 */
export async function printOut(
  texts: string | Iterable<string>,
): Promise<void> {
  await write(typeof texts === "string" ? [texts] : texts, Deno.stdout);
}

/** The text for stdout: as it is, but a terminal is shown no control characters. */
export function shownText(
  text: string,
  isTerminal: boolean = Deno.stdout.isTerminal(),
): string {
  return isTerminal ? text.split("\n").map(printable).join("\n") : text;
}

/** Nothing; afterwards the text is on stderr, as it is. */
export async function printErr(text: string): Promise<void> {
  await write([text], Deno.stderr);
}

/** Each piece is waited for: `pipeTo` does not tell when the last one could not be written. */
async function write(
  texts: Iterable<string>,
  { writable }: { readonly writable: WritableStream<Uint8Array> },
): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const bytes of textStream(texts)) await writer.write(bytes);
  } finally {
    writer.releaseLock();
  }
}

import { textStream } from "../lib/edge/text_stream.ts";

/** Nothing; afterwards the texts are on stdout. */
export async function printOut(
  texts: string | Iterable<string>,
): Promise<void> {
  const pieces = typeof texts === "string" ? [texts] : texts;
  await textStream(pieces).pipeTo(Deno.stdout.writable, {
    preventClose: true,
  });
}

/** Nothing; afterwards the text is on stderr, as it is. */
export async function printErr(text: string): Promise<void> {
  await textStream([text]).pipeTo(Deno.stderr.writable, { preventClose: true });
}

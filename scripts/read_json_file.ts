/**
 * The value that a JSON file holds; `-` is stdin.
 *
 * @throws {SyntaxError} If the file is not JSON; the message names the file and, where it is known, the line.
 */
export async function readJsonFile(path: string): Promise<unknown> {
  const bytes = path === "-"
    ? await new Response(Deno.stdin.readable).bytes()
    : await Deno.readFile(path);
  const name = path === "-" ? "stdin" : path;
  const text = textOf(bytes, name);
  if (text.trim() === "") {
    throw new SyntaxError(`Cannot read ${name}: the file is empty`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new SyntaxError(
      `Cannot read ${name}: ${
        placeOf(text, message)
      }this is not JSON (${message})`,
    );
  }
}

/** Bytes that are no UTF-8 are not replaced: a fact would change without a word. */
function textOf(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError(`Cannot read ${name}: it is not UTF-8; save it so`);
  }
}

function placeOf(text: string, message: string): string {
  const isCut = message.startsWith("Unexpected end");
  const position = isCut
    ? text.trimEnd().length
    : /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return "";
  return `line ${text.slice(0, Number(position)).split("\n").length}: `;
}

/**
 * The value that a JSON file holds; `-` is stdin.
 *
 * @throws {SyntaxError} If the file is not JSON; the message names the file and, where it is known, the line.
 */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = path === "-"
    ? await new Response(Deno.stdin.readable).text()
    : await Deno.readTextFile(path);
  const name = path === "-" ? "stdin" : path;
  if (text.trim() === "") {
    throw new SyntaxError(`Cannot read ${name}: the file is empty`);
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new SyntaxError(
      `Cannot read ${name}: ${
        placeOf(text, message)
      }this is not JSON (${message})`,
    );
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

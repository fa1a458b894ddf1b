import { parseJsonBytes } from "../lib/edge/parse_json_bytes.ts";

/**
 * The value that a JSON file holds; `-` is stdin.
 *
 * @throws {SyntaxError} If the file is not JSON; the message names the file and the line.
 */
export async function readJsonFile(path: string): Promise<unknown> {
  const bytes = path === "-"
    ? await new Response(Deno.stdin.readable).bytes()
    : await Deno.readFile(path);
  return parseJsonBytes(bytes, path === "-" ? "stdin" : path);
}

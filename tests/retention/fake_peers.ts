import { PEER_VERSIONS } from "../../scripts/retention/peers/peer_list.ts";

/** The first line of a process with the right packages. */
export const READY = JSON.stringify({ versions: PEER_VERSIONS });

/** Scores sentences by their length. */
export const BY_LENGTH =
  "JSON.stringify({ scores: asked.texts.map(({ length }) => length) })";

/**
 * A program that stands in for Python: it says a line, and to each list of sentences what the expression gives, which
 * may look at `asked`.
 */
export function fakeProgram(first: string, answer: string): string {
  return [
    "const write = (line) =>",
    '  Deno.stdout.writeSync(new TextEncoder().encode(line + "\\n"));',
    `write(${JSON.stringify(first)});`,
    'let rest = "";',
    "const lines = Deno.stdin.readable.pipeThrough(new TextDecoderStream());",
    "for await (const part of lines) {",
    "  rest += part;",
    '  for (let end; (end = rest.indexOf("\\n")) >= 0; rest = rest.slice(end + 1)) {',
    "    const asked = JSON.parse(rest.slice(0, end));",
    `    write(${answer});`,
    "  }",
    "}",
  ].join("\n");
}

const ESC = "\x1b";
const ESCAPES = new RegExp(
  `${ESC}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\x07${ESC}]*(?:\\x07|${ESC}\\\\)|[ -/]*[0-~])`,
  "g",
);
/** What a CI system puts before a line of a tool. One space after it goes with it, the indentation stays. */
const PREFIXES = [
  // gh run view --log: job, step
  /^[^\t]{1,200}\t[^\t]{1,200}\t(?=\d{4}-\d\d-\d\dT)/,
  // GitHub, GitLab, Azure, Jenkins
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?(?: \d\d[OE](?=[ +])\+?)?(?: |$)/,
  /^\[?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\]?(?: |$)/,
  // docker build
  /^#\d{1,4} \d{1,6}\.\d{1,4}(?: |$)/,
  // docker compose
  /^[a-z][\w.-]{0,60}[-_]\d{1,4} {1,60}\|(?: |$)/,
  // turbo
  /^[\w@/.-]{1,80}:[A-Za-z][\w-]{0,60}: /,
  // GitHub's problem matchers
  /^##\[(?:error|warning|debug)\]/,
  /^(?:Error|Warning): (?=[^\s:(]{1,300}[:(]\d{1,7}[:,]\d)/,
];
const BRACKET = /^\[[\w@./ -]{1,60}\](?: |$)/;
const PLACE = /^[^\s:(]{1,300}[:(]\d/;

/**
 * What a reader sees of each line: no colours and other escapes, no prefix of a CI system, and of a progress bar the
 * last state.
 *
 * A name in brackets counts as a prefix only where the line above or below has the same one, or where a place in a file
 * follows: elsewhere it may be the text itself. The lines stay as many, so what is seen at index 4 is line 5.
 *
 * @param lines Lines as they were read, without line breaks.
 *
 * @example The time, the job and the colour are no part of the message
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const lines = ["2026-11-30T12:30:45.1234567Z [web] \x1b[31ma.ts(1,2): error\x1b[0m"];
 * assertEquals(visibleLines(lines), ["a.ts(1,2): error"]);
 * ```
 */
export function visibleLines(lines: readonly string[]): readonly string[] {
  const plain = lines.map((line) => withoutPrefixes(withoutEscapes(line)));
  return plain.map((line, index) => {
    const name = BRACKET.exec(line)?.[0];
    if (name === undefined) return line;
    const rest = line.slice(name.length);
    const isPrefix = plain[index - 1]?.startsWith(name.trimEnd()) ||
      plain[index + 1]?.startsWith(name.trimEnd()) || PLACE.test(rest);
    return isPrefix ? withoutPrefixes(rest) : line;
  });
}

function withoutEscapes(line: string): string {
  const plain = line.includes(ESC) ? line.replace(ESCAPES, "") : line;
  if (!plain.includes("\r")) return plain;
  const states = plain.split("\r").filter((state) => state !== "");
  return states[states.length - 1] ?? "";
}

function withoutPrefixes(line: string): string {
  let rest = line;
  for (const prefix of PREFIXES) {
    const found = prefix.exec(rest);
    if (found) rest = rest.slice(found[0].length);
  }
  return rest;
}

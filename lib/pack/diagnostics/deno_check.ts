import type { Finding } from "./diagnostic.ts";
import { isFrame, readJavaScriptError } from "./javascript_stack.ts";
import { messageOf, placeOf } from "./place.ts";

const HEADER = /^(?:error: )?(TS\d+) \[(ERROR|WARN(?:ING)?)\]: (.*)$/;
const PLACE = /^ +at (\S+):(\d+):(\d+)$/;
const ERROR = /^error: (?:Uncaught )?(?:\(in promise\) )?(\S.*)$/;
const UNCAUGHT = /^error: (?:Uncaught|\(in promise\)) /;
// Deno names modules by URL.
const OWN_FRAME = /^ {4}at (?:.*\()?(?:file|https?|ext|data):/;
const SQUIGGLE = /^\s*[\^~]+\s*$/;
const LONGEST = 200;

/** The type errors of `deno check`, `deno test` and `deno run`, and errors that end them with a stack. */
export function readDenoCheck(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const finding = readTypeError(lines, at) ?? readLastError(lines, at);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

function readTypeError(
  lines: readonly string[],
  at: number,
): Finding | undefined {
  const header = HEADER.exec(lines[at]);
  if (!header) return;
  let end = at + 1;
  while (/^ *\S/.test(lines[end] ?? "") && !HEADER.test(lines[end])) {
    if (PLACE.test(lines[end++])) break;
  }
  const place = PLACE.exec(lines[end - 1]);
  let messageEnd = place ? end - 1 : end;
  if (messageEnd - 2 > at && SQUIGGLE.test(lines[messageEnd - 1])) {
    messageEnd -= 2;
  }
  const rest = messageOf(lines, at + 1, messageEnd);
  return {
    kind: "compile",
    ...(place ? placeOf(place[1], place[2], place[3]) : {}),
    severity: header[2] === "ERROR" ? "error" : "warning",
    code: header[1],
    message: rest === "" ? header[3] : `${header[3]}\n${rest}`,
    first: at,
    last: relatedEnd(lines, end) - 1,
  };
}

/** Where the related places end, each of which is indented and follows a blank line. */
function relatedEnd(lines: readonly string[], start: number): number {
  let end = start;
  while (lines[end] === "" && /^ {4}\S/.test(lines[end + 1] ?? "")) {
    let at = end + 1;
    while (/^ {4}/.test(lines[at] ?? "") && !PLACE.test(lines[at])) at++;
    if (!PLACE.test(lines[at] ?? "")) break;
    end = at + 1;
  }
  return end;
}

function readLastError(
  lines: readonly string[],
  at: number,
): Finding | undefined {
  const words = ERROR.exec(lines[at])?.[1];
  if (words === undefined) return;
  const isUncaught = UNCAUGHT.test(lines[at]);
  let limit = at + 1;
  while (limit < Math.min(lines.length, at + LONGEST)) {
    const line = lines[limit];
    if (ERROR.test(line) || HEADER.test(line)) break;
    if (line === "" && !isUncaught) break;
    if (isFrame(line) && !OWN_FRAME.test(line)) break;
    limit++;
  }
  const error = readJavaScriptError(lines, at, limit);
  if (error === undefined) return;
  return {
    kind: isUncaught ? "crash" : "compile",
    ...error.places[0],
    severity: "error",
    message: words + error.message.slice(lines[at].length),
    first: at,
    last: error.end - 1,
  };
}

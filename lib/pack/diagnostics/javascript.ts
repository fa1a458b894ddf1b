import type { Finding } from "./diagnostic.ts";
import { isFrame, readJavaScriptError } from "./javascript_stack.ts";
import { type Place, placeOf } from "./place.ts";

const ERROR =
  /^\s*(?:Uncaught )?(?:[A-Z][\w.]*)?(?:Error|Exception)(?: \[\w+\])?(?:: .*)?$/;
const HEADER = /^(\S.*):(\d+)$/;
const CARET = /^\s*\^+\s*$/;
const LONGEST = 60;

/** Errors with a stack, as Node.js and other JavaScript engines print them; without a stack nothing is found. */
export function readJavaScript(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!ERROR.test(lines[at])) continue;
    const finding = readError(lines, at);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

function readError(lines: readonly string[], at: number): Finding | undefined {
  let limit = at + 1;
  while (limit < Math.min(lines.length, at + LONGEST)) {
    if (ERROR.test(lines[limit])) break;
    limit++;
  }
  const error = readJavaScriptError(lines, at, limit);
  if (error === undefined) return;
  const header = headerAbove(lines, at);
  const indent = lines[at].search(/\S/);
  const message = error.message.split("\n")
    .map((line) => line.slice(Math.min(indent, line.search(/\S|$/))));
  return {
    kind: "crash",
    ...placeIn(header?.place, error.places),
    severity: "error",
    message: message.join("\n").replace(/^Uncaught /, ""),
    first: header?.at ?? at,
    last: error.end - 1,
  };
}

/** What Node.js prints above an error that ends it: the place, the line of code and a caret. */
function headerAbove(
  lines: readonly string[],
  at: number,
): { at: number; place: Place } | undefined {
  const header = HEADER.exec(lines[at - 4] ?? "");
  if (lines[at - 1] !== "" || !CARET.test(lines[at - 2] ?? "") || !header) {
    return;
  }
  if (isFrame(lines[at - 4])) return;
  return { at: at - 4, place: placeOf(header[1], header[2]) };
}

/** The header's place, with the column from its frame; the innermost frame where the header names Node's own code. */
function placeIn(
  header: Place | undefined,
  places: readonly Place[],
): Partial<Place> {
  if (header === undefined || header.path.startsWith("node:")) {
    return places[0] ?? {};
  }
  return places.find(({ path, line }) =>
    path === header.path && line === header.line
  ) ?? header;
}

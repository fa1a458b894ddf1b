import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const PLAIN =
  /^([^\s"'`=][^\t"'`=]*?)\((\d+),(\d+)\): (error|warning) (TS\d+): (.*)$/;
const PRETTY =
  /^((?:[A-Za-z]:[\\/])?[^\s:][^:\t]*):(\d+):(\d+) - (error|warning) (TS\d+): (.*)$/;
const NO_PLACE = /^(error) (TS\d+): (.*)$/;
const RELATED = /^ {2}\S.*:\d+:\d+(?: - |$)/;
const CODE = /^\s*(?:\d+|\.\.\.)(?:\s|$)/;
const SQUIGGLE = /^[\s~]+$/;

/** The errors of `tsc`, plain and pretty, with the lines that explain them and the related places. */
export function readTsc(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const finding = readError(lines, at);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

function readError(lines: readonly string[], at: number): Finding | undefined {
  const line = lines[at];
  const pretty = PRETTY.exec(line);
  const found = pretty ?? PLAIN.exec(line);
  const bare = found ? undefined : NO_PLACE.exec(line);
  const [severity, code, words] = (found?.slice(4) ?? bare?.slice(1)) ?? [];
  if (severity === undefined) return;
  let end = at + 1;
  if (/^ {2}\S/.test(lines[end] ?? "")) {
    while (/^(?: {2})+\S/.test(lines[end] ?? "")) end++;
  }
  return {
    kind: "compile",
    ...(found ? placeOf(found[1], found[2], found[3]) : {}),
    severity: severity === "error" ? "error" : "warning",
    code,
    message: [words, ...lines.slice(at + 1, end)].join("\n"),
    first: at,
    last: (pretty ? framesEnd(lines, end) : end) - 1,
  };
}

/** Where the code frame and the related places end that follow a pretty error. */
function framesEnd(lines: readonly string[], start: number): number {
  let end = start;
  let isRelated = false;
  for (let at = start; at < lines.length;) {
    if (lines[at] === "") at++;
    else if (RELATED.test(lines[at])) {
      end = ++at;
      isRelated = true;
    } else if (CODE.test(lines[at]) && SQUIGGLE.test(lines[at + 1] ?? "")) {
      end = at += 2;
      if (
        isRelated && /^ {4}\S/.test(lines[at] ?? "") && !CODE.test(lines[at])
      ) {
        end = ++at;
      }
    } else if (/^\s*\.\.\.\s*$/.test(lines[at]) && end === at) end = ++at;
    else break;
  }
  return end;
}

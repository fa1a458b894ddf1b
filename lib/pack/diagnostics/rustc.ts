import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const HEADER = /^(error|warning)(?:\[([A-Z]\d{4})\])?: (\S.*)$/;
const ARROW = /^ *--> (\S.*?):(\d+):(\d+)$/;
const GUTTER = /^ +(?:\||= )/;
const BODY =
  /^(?: +(?:\||=|-->|:::|\d+ +\|)| {6,}\S|\d+ +\||\.\.\.|(?:note|help): )/;
const SHORT =
  /^((?:[A-Za-z]:)?[^:\t]+\.rs):(\d+):(\d+): (error|warning)(?:\[([A-Z]\d{4})\])?: (.*)$/;

/** The errors and warnings of rustc, cargo and clippy: the whole block with its notes, and `--message-format short`. */
export function readRustc(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const finding = readBlock(lines, at) ?? readShort(lines[at], at);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

function readBlock(lines: readonly string[], at: number): Finding | undefined {
  const header = HEADER.exec(lines[at]);
  if (!header) return;
  let end = at + 1;
  while (/^ +\S/.test(lines[end] ?? "") && !isBody(lines[end])) end++;
  if (!isBody(lines[end] ?? "")) return;
  const message = [header[3], ...lines.slice(at + 1, end)].join("\n");
  const arrow = ARROW.exec(lines[end]);
  while (BODY.test(lines[end] ?? "")) end++;
  return {
    kind: "compile",
    ...(arrow ? placeOf(arrow[1], arrow[2], arrow[3]) : {}),
    severity: header[1] === "error" ? "error" : "warning",
    ...(header[2] === undefined ? {} : { code: header[2] }),
    message,
    first: at,
    last: end - 1,
  };
}

function isBody(line: string): boolean {
  return ARROW.test(line) || GUTTER.test(line);
}

function readShort(line: string, at: number): Finding | undefined {
  const found = SHORT.exec(line);
  if (!found) return;
  return {
    kind: "compile",
    ...placeOf(found[1], found[2], found[3]),
    severity: found[4] === "error" ? "error" : "warning",
    ...(found[5] === undefined ? {} : { code: found[5] }),
    message: found[6],
    first: at,
    last: at,
  };
}

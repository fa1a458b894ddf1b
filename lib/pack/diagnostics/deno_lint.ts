import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const HEADER = /^(error|warning)\[([a-z][\w/-]*)\]: (.*)$/;
const ARROW = /^ *--> (\S.*?):(\d+):(\d+)$/;
const BODY = /^ *(?:\||>? *\d+ \||= (?:hint|note|help|info)\b)/;
const COMPACT = /^(\S.*?): line (\d+), col (\d+) - (.*)$/;
const RULE = / \(([\w/-]+)\)$/;

/** The problems of `deno lint`, in full and with `--compact`. */
export function readDenoLint(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const finding = readProblem(lines, at) ?? readCompact(lines[at], at);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

function readProblem(
  lines: readonly string[],
  at: number,
): Finding | undefined {
  const header = HEADER.exec(lines[at]);
  const arrow = header && ARROW.exec(lines[at + 1] ?? "");
  if (!header || !arrow) return;
  let last = at + 1;
  while (BODY.test(lines[last + 1] ?? "")) last++;
  return {
    kind: "lint",
    ...placeOf(arrow[1], arrow[2], arrow[3]),
    severity: header[1] === "error" ? "error" : "warning",
    code: header[2],
    message: header[3],
    first: at,
    last,
  };
}

function readCompact(line: string, at: number): Finding | undefined {
  const found = COMPACT.exec(line);
  const rule = found && RULE.exec(found[4]);
  if (!found || !rule) return;
  return {
    kind: "lint",
    ...placeOf(found[1], found[2], found[3]),
    severity: "error",
    code: rule[1],
    message: found[4].slice(0, rule.index),
    first: at,
    last: at,
  };
}

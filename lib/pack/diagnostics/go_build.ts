import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const ERROR =
  /^(?:vet: )?((?:[A-Za-z]:[\\/])?[^\s:][^:\t]*\.go):(\d+):(\d+): (\S.*)$/;
const PANIC = /^(panic: |fatal error: )(.*)$/;
const GOROUTINE = /^goroutine \d+ \[.*\]:$/;
const FRAME = /^\t((?:[A-Za-z]:)?[^:]+\.go):(\d+)(?: \+0x[\da-f]+)?$/;
const OWN_CALLS = /^(?:panic|runtime|testing|created by)\b/;
const FAILED_TEST = /^\s*--- FAIL: (\S+) /;
const LONGEST_MESSAGE = 60;

/** The errors of `go build`, `go vet` and the compiling part of `go test`, and panics with the innermost frame. */
export function readGoBuild(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const finding = readError(lines, at) ?? readPanic(lines, at);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

function readError(lines: readonly string[], at: number): Finding | undefined {
  const found = ERROR.exec(lines[at]);
  if (!found) return;
  let last = at;
  while (/^\t\S/.test(lines[last + 1] ?? "")) last++;
  return {
    kind: "compile",
    ...placeOf(found[1], found[2], found[3]),
    severity: "error",
    message: [found[4], ...lines.slice(at + 1, last + 1)].join("\n"),
    first: at,
    last,
  };
}

function readPanic(lines: readonly string[], at: number): Finding | undefined {
  const words = PANIC.exec(lines[at])?.[2];
  if (words === undefined) return;
  const limit = Math.min(lines.length, at + LONGEST_MESSAGE);
  let stack = at + 1;
  while (stack < limit && !GOROUTINE.test(lines[stack])) {
    if (PANIC.test(lines[stack])) return;
    stack++;
  }
  if (stack >= limit) return;
  let frame = stack + 1;
  while (frame < lines.length && lines[frame].trim() !== "") {
    if (FRAME.test(lines[frame]) && !OWN_CALLS.test(lines[frame - 1])) break;
    frame++;
  }
  const found = FRAME.exec(lines[frame] ?? "");
  const test = FAILED_TEST.exec(lines[at - 1] ?? "")?.[1];
  const more = lines.slice(at + 1, stack).filter((line) => line.trim() !== "");
  return {
    kind: test === undefined ? "crash" : "test",
    ...(found ? placeOf(found[1], found[2]) : {}),
    severity: "error",
    ...(test === undefined ? {} : { test }),
    message: [words, ...more].join("\n"),
    first: at,
    last: found ? frame : stack,
  };
}

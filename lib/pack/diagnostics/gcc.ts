import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const NAME = String
  .raw`(?:[A-Za-z]:[\\/])?[^\s:][^:\t]*\.(?:[chCHmMSs]|cc|cp|cpp|cxx|c\+\+|hh|hpp|hxx|h\+\+|inl|ipp|tcc|mm|cu|cuh|cppm|ixx|def|inc)`;
const HEADER = new RegExp(
  `^(${NAME}):(\\d+)(?::(\\d+))?: (fatal error|error|warning|note): +(\\S.*)$`,
);
const DRIVER =
  /^(?:\S*[\\/])?(?:[\w.-]*-)?(?:gcc|g\+\+|cc|c\+\+|cc1|cc1plus|clang|clang\+\+)(?:-[\d.]+)?: (?:fatal )?error: (.*)$/;
const UNDEFINED = new RegExp(
  `^(?:\\S*ld(?:\\.\\w+)?: )?(${NAME}):(?:(\\d+)|\\(\\.text[^)]*\\)): ((?:undefined reference to|multiple definition of) .*)$`,
);
const LEAD = new RegExp(
  `^(?:In file included from |\\s+from .*:\\d+[,:]|${NAME}: (?:In|At) .*:$|${NAME}:\\d+:\\d+: +required )`,
);
const GUTTER = /^ *\d* +\|/;
const CARET = /^[\s~]*\^[\s~^]*$/;
const FLAG = / \[(-[\w+=-]+)\]$/;

/** The errors and warnings of gcc and clang, with include stack, code frame and notes; and undefined references. */
export function readGcc(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  let current: Finding | undefined;
  const close = () => {
    if (current !== undefined) findings.push(current);
    current = undefined;
  };
  for (let at = 0; at < lines.length;) {
    let header = at;
    while (LEAD.test(lines[header] ?? "")) header++;
    const found = HEADER.exec(lines[header] ?? "");
    if (found === null) {
      close();
      const link = readLink(lines[at], at);
      if (link !== undefined) findings.push(link);
      at = Math.max(at + 1, header);
      continue;
    }
    const last = frameEnd(lines, header + 1) - 1;
    if (found[4] !== "note") {
      close();
      current = readHeader(found, at, last);
    } else if (current !== undefined) current = { ...current, last };
    at = last + 1;
  }
  close();
  return findings;
}

function readHeader(
  found: RegExpExecArray,
  first: number,
  last: number,
): Finding {
  const flag = FLAG.exec(found[5]);
  return {
    kind: "compile",
    ...placeOf(found[1], found[2], found[3]),
    severity: found[4] === "warning" ? "warning" : "error",
    ...(flag ? { code: flag[1] } : {}),
    message: flag ? found[5].slice(0, flag.index) : found[5],
    first,
    last,
  };
}

/** Where the code frame ends: gcc's has a gutter, clang's is a line of code above a caret, and what to write below it. */
function frameEnd(lines: readonly string[], start: number): number {
  let end = start;
  while (GUTTER.test(lines[end] ?? "")) end++;
  if (end > start || !CARET.test(lines[start + 1] ?? "")) return end;
  end = start + 2;
  return /^\s+\S/.test(lines[end] ?? "") && !LEAD.test(lines[end])
    ? end + 1
    : end;
}

function readLink(line: string, at: number): Finding | undefined {
  const driver = DRIVER.exec(line);
  const found = driver ? null : UNDEFINED.exec(line);
  if (!driver && !found) return;
  return {
    kind: "compile",
    ...(found ? placeOf(found[1], found[2]) : {}),
    severity: "error",
    message: found?.[3] ?? driver?.[1] ?? "",
    first: at,
    last: at,
  };
}

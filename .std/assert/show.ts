import { inspect } from "node:util";

/** A value as text: whole, keys sorted, one property per line where it is an object. */
export function show(value: unknown): string {
  return inspect(value, {
    depth: Infinity,
    sorted: true,
    compact: false,
    maxArrayLength: Infinity,
    maxStringLength: Infinity,
    breakLength: Infinity,
    colors: false,
  });
}

/** ": msg" where the caller gave one, "." elsewhere. */
export function suffix(msg: string | undefined): string {
  return msg ? `: ${msg}` : ".";
}

/** Lines of the middle, past which a diff lists both sides instead of pairing them. */
const MOST_PAIRED_LINES = 1500;

/** Lines that two texts share before and after the part that differs, shown for orientation. */
const CONTEXT_LINES = 3;

/** Both texts as one list of lines: `-` only in actual, `+` only in expected. */
export function diffLines(actual: string, expected: string): string {
  const a = actual.split("\n");
  const b = expected.split("\n");
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (
    tail < a.length - head && tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) tail++;
  const before = a.slice(Math.max(0, head - CONTEXT_LINES), head);
  const after = a.slice(a.length - tail, a.length - tail + CONTEXT_LINES);
  return [
    ...before.map((line) => `    ${line}`),
    ...pairLines(
      a.slice(head, a.length - tail),
      b.slice(head, b.length - tail),
    ),
    ...after.map((line) => `    ${line}`),
  ].join("\n");
}

function pairLines(a: string[], b: string[]): string[] {
  const minus = (line: string) => `-   ${line}`;
  const plus = (line: string) => `+   ${line}`;
  if (Math.max(a.length, b.length) > MOST_PAIRED_LINES) {
    return [...a.map(minus), ...b.map(plus)];
  }
  const same = commonLengths(a, b);
  const out: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push(`    ${a[i]}`);
      i++;
      j++;
    } else if (
      j === b.length || (i < a.length && same[i + 1][j] >= same[i][j + 1])
    ) {
      out.push(minus(a[i++]));
    } else {
      out.push(plus(b[j++]));
    }
  }
  return out;
}

/** `[i][j]`: length of the longest run of lines that `a` from `i` and `b` from `j` have in common. */
function commonLengths(a: string[], b: string[]): Uint32Array[] {
  const rows = Array.from(
    { length: a.length + 1 },
    () => new Uint32Array(b.length + 1),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      rows[i][j] = a[i] === b[j]
        ? rows[i + 1][j + 1] + 1
        : Math.max(rows[i + 1][j], rows[i][j + 1]);
    }
  }
  return rows;
}

/** Text of a source file that is no code: a comment or a string. */
export interface Hidden {
  /** Pattern of what opens it. */
  readonly open: string;
  /** What closes it: a text, a pattern's source, or from what opened it. */
  readonly close: string | ((opened: string) => string);
  /** Whether a backslash makes the next character part of it. */
  readonly escapes?: boolean;
  /** Whether it ends at the line's end, too. */
  readonly oneLine?: boolean;
  /** Whether what opens it inside it must be closed as well. */
  readonly nests?: boolean;
  /** Whether what opens it stays to be seen, as a string's quote does. */
  readonly showsOpening?: boolean;
}

/**
 * A text of the same length and lines in which comments and strings are spaces, but for what opens them where that is
 * wanted.
 *
 * @param text The source.
 * @param hidden What the language hides, the longer opening first.
 *
 * @example A definition inside a string is none
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const string = { open: '"', close: '"', showsOpening: true };
 * assertEquals(maskSource('x = "def f" # def', [string, { open: "#", close: "\\n" }]), 'x = "            ');
 * ```
 */
export function maskSource(text: string, hidden: readonly Hidden[]): string {
  const opening = new RegExp(
    hidden.map(({ open }) => `(${open})`).join("|"),
    "g",
  );
  const closings = new Map<string, RegExp>();
  const pieces: string[] = [];
  let done = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const opened = found[0];
    const kind = hidden[found.slice(1).findIndex((group) => group === opened)];
    const start = found.index + opened.length;
    const closing = closings.get(opened) ?? closingOf(kind, opened);
    closings.set(opened, closing);
    const end = endOf(text, start, kind, closing);
    pieces.push(
      text.slice(done, found.index),
      kind.showsOpening ? opened : blank(opened),
      blank(text.slice(start, end)),
    );
    done = end;
    opening.lastIndex = end;
  }
  return pieces.join("") + text.slice(done);
}

/** What may end it, or stand in its way: group 1 closes it, group 2 is a line break that does. */
function closingOf(
  { close, escapes, oneLine, nests, open }: Hidden,
  opened: string,
): RegExp {
  const closer = typeof close === "string" ? close : close(opened);
  return new RegExp(
    [
      ...(escapes ? ["\\\\[\\s\\S]"] : []),
      `(${closer})`,
      ...(oneLine ? ["(\\n)"] : []),
      ...(nests ? [open] : []),
    ].join("|"),
    "g",
  );
}

/** Where it ends: after what closes it, or before the line break that does. */
function endOf(
  text: string,
  start: number,
  { oneLine, nests }: Hidden,
  closing: RegExp,
): number {
  closing.lastIndex = start;
  let depth = 1;
  for (let mark = closing.exec(text); mark; mark = closing.exec(text)) {
    if (oneLine && mark[2] !== undefined) return mark.index;
    if (mark[1] !== undefined) depth--;
    else if (nests) depth++;
    if (depth === 0) return mark.index + mark[0].length;
  }
  return text.length;
}

function blank(text: string): string {
  return text.replace(/[^\n\r]/g, " ");
}

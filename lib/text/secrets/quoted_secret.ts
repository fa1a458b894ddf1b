import {
  type Assignment,
  isFolder,
  isTokenLike,
  isVariable,
} from "./assignment.ts";
import { isOrdinaryValue } from "./is_ordinary_value.ts";
import { linePlace } from "./line_place.ts";
import { quotedValue } from "./quoted_value.ts";

const PEEK_CHARS = 300;
const SHELL_MARK = /'(?:\\'|"'")'[^'\n]*/y;

/**
 * The secret in quotation marks behind a name; `ordinary` where what they hold is none, undefined where there are none.
 *
 * A type may stand before the value, as in `password: string = "…"`.
 *
 * @param text Any text.
 * @param assigned The name and its sign.
 * @param at Where the value may start.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const assigned = { start: 0, name: "pwd", kind: "password" as const, closing: "", sign: "=", after: 4 };
 * assertEquals(quotedSecret("pwd='tin roof'", assigned, 4), { start: 5, end: 13 });
 * ```
 */
export function quotedSecret(
  text: string,
  assigned: Assignment,
  at: number,
): { readonly start: number; readonly end: number } | "ordinary" | undefined {
  const quoted = quotedValue(text, at + leadChars(text, assigned, at));
  if (quoted === undefined) {
    const typed = /^[\w<>[\]|. ]{1,40}=[ \t]{0,4}(?=["'`])/.exec(
      text.slice(at, at + 50),
    );
    if (assigned.sign !== ":" || typed === null) return undefined;
    return quotedSecret(text, assigned, at + typed[0].length);
  }
  const { start, end } = quoted;
  const value = text.slice(start, Math.min(end, start + PEEK_CHARS));
  const form = assigned.sign === "=" && isVariable(assigned)
    ? "shell"
    : "quoted";
  if (!mayBeSecret(assigned, value) || isOrdinaryValue(value, form)) {
    return "ordinary";
  }
  if (isFolder(assigned.name, value) || closesAnother(text, assigned, value)) {
    return "ordinary";
  }
  return { start, end: afterShellMarks(text, end) };
}

/** Before a value of JSON its line may end, or a list begin. */
function leadChars(text: string, { closing }: Assignment, at: number): number {
  if (!/["']/.test(closing)) return 0;
  return /^(?:\s{0,60}\[)?\s{0,60}/.exec(text.slice(at, at + 121))![0].length;
}

/** A shell writes a `'` inside of quotation marks as `'\\''` or `'"'"'`; the value goes on behind it. */
function afterShellMarks(text: string, end: number): number {
  let last = end;
  SHELL_MARK.lastIndex = end;
  while (SHELL_MARK.test(text)) last = SHELL_MARK.lastIndex;
  return last;
}

/** A token is no name; a key may be any text. */
function mayBeSecret({ kind, name, sign }: Assignment, value: string): boolean {
  if (isTokenLike(value)) return true;
  if (kind === "field" || sign === ",") return false;
  return kind === "password" || /key$/i.test(name) ||
    !/^[A-Za-z_]{1,19}$/.test(value);
}

/** In `ask("Password: ", echo)` the mark behind the name ends a text, it starts none. */
function closesAnother(
  text: string,
  { start, closing }: Assignment,
  value: string,
): boolean {
  return /^\s?[,;)\]}+]/.test(value) &&
    (linePlace(text, start).doubleQuotes + closing.split('"').length - 1) %
          2 ===
      1;
}

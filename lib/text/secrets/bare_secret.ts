import {
  type Assignment,
  isFolder,
  isTokenLike,
  isVariable,
} from "./assignment.ts";
import { bareValueEnd, bareValueStop } from "./bare_value_end.ts";
import { isOrdinaryValue } from "./is_ordinary_value.ts";
import { type LinePlace, linePlace } from "./line_place.ts";

const PEEK_CHARS = 300;

/**
 * The secret without quotation marks behind a name; undefined where what stands there is none.
 *
 * @param text Any text.
 * @param assigned The name and its sign.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const assigned = { start: 0, name: "pwd", kind: "password" as const, closing: "", sign: ":", after: 4 };
 * assertEquals(bareSecret("pwd: tin roof", assigned), { start: 5, end: 13 });
 * ```
 */
export function bareSecret(
  text: string,
  assigned: Assignment,
): { readonly start: number; readonly end: number } | undefined {
  const blanks = /^[ \t]{0,16}/.exec(
    text.slice(assigned.after, assigned.after + 16),
  )!;
  const start = assigned.after + blanks[0].length;
  const place = linePlace(text, assigned.start);
  const near = text.slice(start, start + PEEK_CHARS);
  const line = { ...place, reach: "line" as const };
  const peek = near.slice(0, bareValueStop(near, 0, line));
  if (peek === "" || isFolder(assigned.name, peek)) return undefined;
  if (assigned.sign === ":" && /^[{[]/.test(peek)) return undefined;
  const reach = reachOf(assigned, place, blanks[0]);
  const word = peek.split(/\s/, 1)[0];
  const isTight = assigned.sign === "=" && blanks[0] + assigned.closing === "";
  const isOrdinary = assigned.sign === "=" && reach === "word"
    ? isOrdinaryValue(word, isTight && isVariable(assigned) ? "shell" : "word")
    : isOrdinaryValue(peek, "line");
  if (isOrdinary || isLoose(assigned) && !isMachineMade(word)) return undefined;
  if (reach !== "line" && isOrdinaryWord(word, peek, assigned, place)) {
    return undefined;
  }
  const end = bareValueEnd(text, start, { ...place, reach });
  return end > start ? { start, end } : undefined;
}

function reachOf(
  { sign, kind, closing, name }: Assignment,
  { isAtStart, isInField }: LinePlace,
  blanks: string,
): "word" | "field" | "line" {
  if (isInField && sign === "=") return "field";
  const isSpaced = blanks !== "" && (sign === ":" || /\s$/.test(closing));
  return isAtStart && isSpaced && kind === "password" && !name.startsWith("--")
    ? "line"
    : "word";
}

/** A name that means something else as often: `token`, `API key:` in a sentence, a name in backticks, an arrow. */
function isLoose({ kind, name, closing, sign }: Assignment): boolean {
  return kind !== "password" || / /.test(name) || /`/.test(closing) ||
    /^[=-]>/.test(sign);
}

/** Not a name, nor a number of few digits. */
function isMachineMade(word: string): boolean {
  return isTokenLike(word) ||
    word.length >= 6 && /^[A-Za-z0-9+/=_~.-]+$/.test(word) &&
      !/^(?:[A-Za-z_.]+|\d+)[.-]?$/.test(word);
}

/** A word in a sentence, or an argument that is passed on. */
function isOrdinaryWord(
  word: string,
  peek: string,
  { sign, name }: Assignment,
  { isInCall }: LinePlace,
): boolean {
  if (isVariable({ name })) return false;
  if (isOrdinaryValue(word, "word")) return true;
  if (/\d/.test(word)) return false;
  const isPlain = /^[A-Za-z_]+[.,;:!?)\]}]*$/.test(word);
  if (!isPlain) return false;
  if (isInCall && /[,)]$/.test(word)) return true;
  return sign !== "=" && word.length < peek.trim().length;
}

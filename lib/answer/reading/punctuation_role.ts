import { ABBREVIATIONS } from "../../text/abbreviations.ts";
import type { Atom } from "./atoms.ts";

/** What a mark does to a sentence; `word` where it is no punctuation, `none` where it can be passed over. */
export type PunctuationRole =
  | "word"
  | "none"
  | "comma"
  | "colon"
  | "open"
  | "close"
  | "dash"
  | "end"
  | "stop"
  | "question";

const ROLES: ReadonlyMap<string, PunctuationRole> = new Map(
  Object.entries({
    none: "*_`'’‘\"“”„«»‹›「」『』#~<>\\",
    comma: "，、،",
    colon: "：",
    open: "(（[【{",
    close: ")）]】}",
    dash: "|—",
    end: ";；",
    stop: "。！｡…",
    question: "？",
  }).flatMap(([role, marks]) =>
    [...marks].map((mark) => [mark, role as PunctuationRole] as const)
  ),
);
const SENTENCE_END = /^(?:\s|$)/;
const CLOSERS = /[)\]}"'”’»」』*_`.!?…]/;

/**
 * What this atom does to its sentence: `end` closes a clause, `stop` and `question` a sentence.
 *
 * A mark inside a number, time, address or name (`41,250`, `02:15`, `a.b`) does nothing, and so does the dot of an
 * abbreviation. It does not look at case, so that a grade does not depend on it.
 *
 * @param previous The atom before it, if any.
 *
 * @example The first dot is inside a name
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { atoms } from "./atoms.ts";
 * const text = "See a.toml.";
 * const pieces = atoms(text);
 * assertEquals(
 *   pieces.map((piece, index) => punctuationRole(text, piece, pieces[index - 1])),
 *   ["word", "word", "none", "word", "stop"],
 * );
 * ```
 */
export function punctuationRole(
  text: string,
  atom: Atom,
  previous?: Atom,
): PunctuationRole {
  const { word, start, end } = atom;
  if (word.length > 1 || /[\p{L}\p{M}\p{N}]/u.test(word)) return "word";
  if (word === "#" && isSpaced(text, start)) return "dash";
  const role = ROLES.get(word);
  if (role !== undefined) return role;
  if (word === ",") return isBetweenDigits(text, start) ? "none" : "comma";
  if (word === ":") return isBetweenDigits(text, start) ? "none" : "colon";
  if (/[-–=]/.test(word)) return isTouching(text, start) ? "none" : "dash";
  if (!/[.!?؟]/.test(word)) return "word";
  if (!endsWord(text, end)) return "none";
  if (word !== ".") return word === "!" ? "stop" : "question";
  return isAbbreviation(text, start, previous) ? "none" : "stop";
}

function isSpaced(text: string, at: number): boolean {
  return /^\s.\s$/.test(text.slice(at - 1, at + 2));
}

/** A hyphen inside a word or beside one, such as a sign or an option. */
function isTouching(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? "") ||
    /[\p{L}\p{N}-]/u.test(text[at + 1] ?? "");
}

function isBetweenDigits(text: string, at: number): boolean {
  return /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? "");
}

function endsWord(text: string, end: number): boolean {
  let next = end;
  const limit = Math.min(text.length, end + 8);
  while (next < limit && CLOSERS.test(text[next])) next++;
  return next === end + 8 || SENTENCE_END.test(text.slice(next, next + 1));
}

function isAbbreviation(
  text: string,
  start: number,
  previous: Atom | undefined,
): boolean {
  if (previous === undefined || previous.end !== start) return false;
  const { word } = previous;
  const dotted = text[previous.start - 1] === ".";
  if (word.length === 1) {
    return dotted || word === "z" || word === "d" || word === "u";
  }
  const kind = ABBREVIATIONS.get(word);
  if (kind !== "beforeNumber") return kind === "never";
  return /^\s*[#\d]/.test(text.slice(start + 1, start + 4));
}

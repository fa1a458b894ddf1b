import {
  BOUNDS,
  CHATTY,
  JOINTS,
  NUMBERS,
  STATED,
  SUBJECTS,
} from "./lists/english/bare_words.ts";
import { rowMatcher } from "./lists/row_matcher.ts";
import { rowPattern } from "./lists/row_pattern.ts";

const any = (rows: readonly string[]) =>
  `(?:${rows.map((row) => rowPattern(row).source).join("|")})`;
const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’.%&/:_@#+-]*`;
const PLURAL = String
  .raw`[\p{L}-]{2,}(?<!\b(?:thi|hi|it|ye|doe|wa|alway|perhap|beside|whatever))s`;
const SUBJECT = any(SUBJECTS);
const NUMBER = `(?:\\d[\\d.,:]*(?:st|nd|rd|th)?|${any(NUMBERS)})`;

const isChatty = rowMatcher(CHATTY);
const frame = (source: string) => new RegExp(source, "iu");
const VERBISH = rowMatcher([
  "is",
  "are",
  "am",
  "be",
  "being",
  "has",
  "have",
  "do",
  "does",
  "will",
  "would",
  "can",
  "could",
  "should",
  "might",
  "i",
]);

const CONTRAST = frame(
  String
    .raw`^(?:${WORD} ){0,5}${WORD},? (?:not|never|no|rather than|instead of|before|unless) (?:${WORD} ?){1,6}$`,
);
const ONLY = frame(
  String
    .raw`^(?:only (?:${WORD} ?){1,7}|(?:${WORD} ){1,5}only(?:,? (?:${WORD} ?){0,5})?)$`,
);
const BARE_NO = frame(String.raw`^no (?:${WORD} ?){1,9}$`);
const LIMIT = frame(
  String.raw`^(?=.*${NUMBER})(?=.*${any(BOUNDS)})(?:${WORD},? ?){2,12}$`,
);
const JOINED = frame(
  String.raw`^(?:${WORD} ){0,2}(?:${PLURAL}|${SUBJECT}) (?:${
    any(JOINTS)
  }) (?:${WORD},? ?){1,10}$`,
);
const NOUN = frame(String.raw`^(?:${WORD} ){1,3}${SUBJECT}$`);
const ORDERED = frame(String.raw`^(?:${WORD} ){1,4}first, (?:${WORD} ?){1,5}$`);
const STATEMENT = frame(
  String
    .raw`^(?:${WORD} ){0,3}(?:${PLURAL}|${SUBJECT})(?: (?:in|of|for|on|from|with|above|over|below|under|to) (?:${WORD} ){0,3}${WORD})? ${
    any(STATED)
  } (?:${WORD},? ?){1,14}$`,
);
const NOTHING = frame(
  String
    .raw`^(?:nothing|nobody|no one|none|anything|anyone) (?:${WORD},? ?){2,14}$`,
);
const MANNER = frame(
  String
    .raw`(?:, please|throughout|by default|where possible|if possible|at all times|as we go|across the board)$`,
);

/** Whether a sentence without any cue word has the shape of a standing instruction. */
export function isBareInstruction(text: string): boolean {
  if (text.length > 120 || /[!?…]|\.\./.test(text)) return false;
  const bare = text.replace(/[.;\s"')]+$/, "").replace(/["“”()]/g, "");
  if (isChatty(bare)) return false;
  if (/^\p{L}+ing\b/iu.test(bare) || /, \p{Lu}\p{Ll}+$/u.test(bare)) {
    return false;
  }
  if (STATEMENT.test(bare) || NOTHING.test(bare)) return true;
  if (VERBISH(bare)) return false;
  return [CONTRAST, ONLY, BARE_NO, LIMIT, JOINED, NOUN, ORDERED, MANNER].some((
    shape,
  ) => shape.test(bare));
}

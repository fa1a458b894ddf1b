const WIDE = String
  .raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}`;
const WORD = String
  .raw`[[\p{L}\p{Mn}\p{Mc}\p{N}_\u200c\u200d]--[${WIDE}\ufe0e\ufe0f]]`;
const BEFORE = `(?!(?<=${WORD})${WORD})`;
// An apostrophe goes on with the word (can't), unless a lone s follows it (the deadline's).
const AFTER = `(?!(?<=${WORD})(?:${WORD}|['’](?!s(?!${WORD}))${WORD}))`;

/**
 * A function that says whether a text holds one of the cues as whole words.
 *
 * Case does not matter, any white space in a cue equals any in the text, line breaks included, and everything else in a
 * cue stands for itself. A cue is never found inside another word: letters of any script, digits and `_` go on with a
 * word, and so does an apostrophe (`can` is not in "can't"). A hyphen does not: `must` is in "must-have". Chinese,
 * Japanese, Korean and Thai letters bound nothing, so their cues are found without spaces around them.
 *
 * @param cues Words or phrases; an empty list matches nothing.
 * @throws {RangeError} If a cue is empty.
 *
 * @example Whole words only
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const holdsCue = cueMatcher(["must", "will use"]);
 * assertEquals(["mustard", "MUST:", "will\nuse"].map(holdsCue), [false, true, true]);
 * ```
 */
export function cueMatcher(cues: readonly string[]): (text: string) => boolean {
  if (cues.length === 0) return () => false;
  const shape = new RegExp(
    `${BEFORE}(?:${cues.map(cueSource).join("|")})${AFTER}`,
    "iv",
  );
  return (text) => shape.test(text.normalize("NFC"));
}

/**
 * A function that is false only for texts no piece of which can hold a cue: far quicker than to cut them into sentences.
 *
 * @param cues Words or phrases; an empty list matches nothing.
 */
export function looseCueMatcher(
  cues: readonly string[],
): (text: string) => boolean {
  if (cues.length === 0) return () => false;
  const shape = new RegExp(cues.map(cueSource).join("|"), "iv");
  return (text) => {
    const composed = text.normalize("NFC");
    return shape.test(text) || (composed !== text && shape.test(composed));
  };
}

function cueSource(cue: string, index: number): string {
  const words = cue.normalize("NFC").trim();
  if (words === "") {
    throw new RangeError(
      `Cannot match cues: a cue must have 1 or more characters, cue ${index} has 0`,
    );
  }
  return words
    .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, "[\\s\\u0085]+");
}

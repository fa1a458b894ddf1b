import {
  IMPERATIVE_FRAME,
  PERSONA_FRAME,
  PLAIN_FRAME,
  RULED_FRAME,
  VERBAL_FRAMES,
  VERBLESS_FRAMES,
} from "./bare_frames.ts";
import type { HoldsEnglish } from "./lists/english_finder.ts";

const LONGEST_CHARS = 140;
const verbal = Object.values(VERBAL_FRAMES);
const verbless = Object.values(VERBLESS_FRAMES);

/**
 * Whether a sentence without a cue word has the shape of a standing instruction: "Tabs, not spaces", "Logs go to stderr".
 *
 * @param text The sentence in lower case, without what leads it in.
 * @param holds What the English lists find in it.
 */
export function isBareInstruction(text: string, holds: HoldsEnglish): boolean {
  if (text.length > LONGEST_CHARS || /^#|[!?…]|\.\./.test(text)) return false;
  if (holds("smallTalk", text)) return false;
  const bare = text.replace(/[.;\s"')]+$/, "").replace(/["()]/g, "");
  if (holds("imperatives", bare)) return IMPERATIVE_FRAME.test(bare);
  if (PERSONA_FRAME.test(bare)) return true;
  if (
    holds("persons", bare) ||
    /^(?!(?:\p{L}*thing|string|spelling|wording|naming|pricing|spacing)\b)\p{L}+ing\b/u
      .test(bare)
  ) return false;
  if (verbal.some((frame) => frame.test(bare))) return true;
  if (holds("copulas", bare)) return false;
  return PLAIN_FRAME.test(text) || verbless.some((frame) => frame.test(bare));
}

/**
 * Whether a sentence says of a thing what it has to be: "The exports must stay in eu-west-1".
 *
 * @param text The sentence in lower case, without what leads it in.
 * @param holds What the English lists find in it.
 */
export function isRuled(text: string, holds: HoldsEnglish): boolean {
  if (!holds("ruled", text) || holds("smallTalk", text)) return false;
  const subject = RULED_FRAME.exec(text)?.[1];
  return subject !== undefined && !holds("persons", subject);
}

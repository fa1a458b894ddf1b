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
/** Going by train: what somebody does. */
const DOING =
  /^(?!(?:\p{L}*thing|string|spelling|wording|naming|pricing|spacing)\b)\p{L}+ing\b/u;
const verbal = Object.values(VERBAL_FRAMES);
const verbless = Object.values(VERBLESS_FRAMES);

/** What the shape of a sentence without a cue word says: an instruction, perhaps one, or nothing. */
export type BareShape = "instruction" | "perhaps" | "none";

/**
 * Whether a sentence without a cue word has the shape of a standing instruction: "Tabs, not spaces", "Logs go to stderr".
 *
 * Any other short sentence without a verb of its own is perhaps one, once talk is ruled out: so is much of what people
 * write of their day in few words.
 *
 * @param text The sentence in lower case, without what leads it in.
 * @param holds What the English lists find in it.
 */
export function bareShape(text: string, holds: HoldsEnglish): BareShape {
  if (text.length > LONGEST_CHARS || /^#|[!?…]|\.\./.test(text)) return "none";
  if (holds("smallTalk", text)) return "none";
  const bare = text.replace(/[.;\s"')]+$/, "").replace(/["()]/g, "");
  if (holds("imperatives", bare)) {
    return IMPERATIVE_FRAME.test(bare) ? "instruction" : "none";
  }
  if (PERSONA_FRAME.test(bare)) return "instruction";
  if (holds("persons", bare) || DOING.test(bare)) return "none";
  if (verbal.some((frame) => frame.test(bare))) return "instruction";
  if (holds("copulas", bare)) return "none";
  if (verbless.some((frame) => frame.test(bare))) return "instruction";
  return PLAIN_FRAME.test(text) && !holds("moment", bare) ? "perhaps" : "none";
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

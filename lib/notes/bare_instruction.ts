import {
  IMPERATIVE_FRAME,
  RULED_FRAME,
  VERBAL_FRAMES,
  VERBLESS_FRAMES,
} from "./bare_frames.ts";
import {
  COPULAS,
  PAST,
  PERSONS,
  SMALL_TALK,
} from "./lists/english/small_talk.ts";
import { rowMatcher } from "./lists/row_matcher.ts";

const LONGEST_CHARS = 140;
const isSmallTalk = rowMatcher([...SMALL_TALK, ...PAST]);
const hasPerson = rowMatcher(PERSONS);
const hasCopula = rowMatcher(COPULAS);
const verbal = Object.values(VERBAL_FRAMES);
const verbless = Object.values(VERBLESS_FRAMES);

/**
 * Whether a sentence without a cue word has the shape of a standing instruction: "Tabs, not spaces", "Logs go to stderr".
 *
 * @param text The sentence in lower case, without what leads it in.
 */
export function isBareInstruction(text: string): boolean {
  const bare = bareText(text);
  if (bare === "" || isSmallTalk(bare)) return false;
  if (IMPERATIVE_FRAME.test(bare)) return true;
  if (hasPerson(bare) || /^\p{L}+ing\b/u.test(bare)) return false;
  if (verbal.some((frame) => frame.test(bare))) return true;
  return !hasCopula(bare) && verbless.some((frame) => frame.test(bare));
}

/** Whether a sentence says of a thing what it has to be: "The exports must stay in eu-west-1". */
export function isRuled(text: string): boolean {
  const subject =
    /^[^.!?]{3,80}? (?=must|shall|may|ha[sv]|need|should|can|is|are|will)/
      .exec(text)?.[0];
  return subject !== undefined && RULED_FRAME.test(text) &&
    !hasPerson(subject) && !isSmallTalk(text);
}

function bareText(text: string): string {
  if (text.length > LONGEST_CHARS || /[!?…]|\.\./.test(text)) return "";
  return text.replace(/[.;\s"')]+$/, "").replace(/["()]/g, "");
}

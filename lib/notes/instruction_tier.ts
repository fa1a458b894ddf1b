import { englishMarks } from "./english_marks.ts";
import { tierOfMarks } from "./instruction_marks.ts";
import { CHINESE } from "./lists/wide/chinese.ts";
import { JAPANESE } from "./lists/wide/japanese.ts";
import { wideMarks } from "./wide_marks.ts";

const SHORTEST_CHARS = 8;
const SHORTEST_WIDE_CHARS = 4;
const chineseMarks = wideMarks(CHINESE);
const japaneseMarks = wideMarks(JAPANESE);

/** What `instructionTier` may be told. */
export interface InstructionTierOptions {
  /** A BCP 47 tag; "ja" reads a sentence of Han characters alone as Japanese, all others as Chinese. */
  readonly locale?: string;
}

/**
 * How surely a sentence is a standing instruction: 3, 2, 1, 0.5 for a preference or a decision, 0 for anything else.
 *
 * It goes by word lists: English always, Chinese and Japanese where the sentence holds their characters, whatever the
 * locale. It does not know who speaks nor what was said before; the caller gives sentences of users and systems.
 *
 * @param sentence One sentence, as `splitSentences` cuts it.
 *
 * @example The surer the words, the higher the tier
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const tiers = [
 *   "From now on, reply in French.",
 *   "Never push to main.",
 *   "Keep the tone formal.",
 *   "I prefer tabs to spaces.",
 *   "The weather was lovely.",
 * ].map((sentence) => instructionTier(sentence));
 * assertEquals(tiers, [3, 3, 1, 0.5, 0]);
 * ```
 */
export function instructionTier(
  sentence: string,
  { locale = "en" }: InstructionTierOptions = {},
): number {
  const line = sentence.replace(/\s+/g, " ").replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"').trim();
  const tier = line.length < SHORTEST_CHARS
    ? 0
    : tierOfMarks(englishMarks(line));
  if (tier === 3 || line.length < SHORTEST_WIDE_CHARS) return tier;
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(line)) {
    return Math.max(tier, tierOfMarks(japaneseMarks(line)));
  }
  if (!/\p{sc=Han}/u.test(line)) return tier;
  const marks = /^ja\b/i.test(locale) ? japaneseMarks : chineseMarks;
  return Math.max(tier, tierOfMarks(marks(line)));
}

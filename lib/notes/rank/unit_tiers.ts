import { splitSentences } from "../../text/split_sentences.ts";
import { instructionTier } from "../instruction_tier.ts";
import type { RankUnit } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";

/**
 * For each unit how surely it is a standing instruction, from 3 down to 0: only what user and system say in prose is one.
 *
 * A carried note is as sure as the surest of its sentences; no sentence over the length of a unit is one.
 *
 * @param units All units.
 * @param locale A BCP 47 tag.
 */
export function unitTiers(
  units: readonly RankUnit[],
  locale?: string,
): Float64Array {
  const tierOf = (text: string) =>
    text.length > RECIPE.proseChars ? 0 : instructionTier(text, { locale });
  return Float64Array.from(units, ({ kind, source: { role }, text }) => {
    if (role !== "user" && role !== "system") return 0;
    if (kind === "prose") return tierOf(text);
    if (kind !== "carried") return 0;
    const sentences = splitSentences(text, locale);
    return Math.max(0, ...sentences.map((sentence) => tierOf(sentence.text)));
  });
}

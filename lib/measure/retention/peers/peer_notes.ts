import type { AsyncExtractor } from "../../../notes/async_extractor.ts";
import type { ExtractorContext } from "../../../notes/extractor.ts";
import { fittingOrder } from "../../../notes/rank/fitting_order.ts";
import { linePrices } from "../../../notes/rank/line_prices.ts";
import { Picks } from "../../../notes/rank/picks.ts";
import type { RankUnit } from "../../../notes/rank/rank_unit.ts";
import { runNotes } from "../../../notes/rank/run_notes.ts";
import { peerUnits } from "./peer_units.ts";

/** Says how good each sentence is for a summary: as many scores as texts, the higher the better. */
export type ScoreSentences = (
  texts: readonly string[],
) => Promise<readonly number[]>;

/**
 * An extractor that keeps what somebody else's ranking puts first.
 *
 * Units, prices, joined neighbours and the room are those of `rankNotes`; the ranking alone is the peer's, so none of the
 * rules that belong to ours hold: no instructions first, no value for each token, no bound for one message. Best first,
 * the oldest first among equals; what does not fit is passed over.
 *
 * @param scoresOf The peer; it is asked once for each compaction that removes something.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const turn = { id: "T1", messages: [{ role: "user" as const, content: "It rains. Ships dock in bay D." }] };
 * const context = { carried: [], keptTurns: [], question: "", roomTokens: 50, countText: (text: string) => text.length };
 * const longest = peerNotes((texts) => Promise.resolve(texts.map(({ length }) => length)));
 * assertEquals((await longest([turn], context)).map(({ text }) => text), ["Ships dock in bay D."]);
 * ```
 */
export function peerNotes(scoresOf: ScoreSentences): AsyncExtractor {
  return async (removedTurns, context) => {
    const units = peerUnits(removedTurns, context);
    if (units.length === 0) return [];
    const scores = await scoresOf(units.map(({ text }) => text));
    const best = units.map((_, at) => at)
      .sort((a, b) => scores[b] - scores[a] || a - b);
    return runNotes(units, packed(units, best, context));
  };
}

/** Units in this order, as many as fit. */
function packed(
  units: readonly RankUnit[],
  best: readonly number[],
  context: ExtractorContext,
): readonly number[] {
  const prices = linePrices(units, context);
  const values = new Float64Array(units.length);
  return fittingOrder(units, (roomTokens) => {
    const valued = { units, values, tiers: values, prices };
    const picks = new Picks(valued, roomTokens);
    for (const at of best) picks.pick(at, {});
    return picks.order;
  }, context);
}

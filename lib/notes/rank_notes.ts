import { notesBlock } from "../conversation/format_notes.ts";
import type { RankedNote } from "../conversation/note.ts";
import type { Extractor } from "./extractor.ts";
import { carriedUnits } from "./rank/carried_units.ts";
import { chooseUnits } from "./rank/choose_units.ts";
import { instructionTier } from "./instruction_tier.ts";
import { linePrices } from "./rank/line_prices.ts";
import { rankUnits } from "./rank/rank_units.ts";
import type { RankUnit } from "./rank/rank_unit.ts";
import { RECIPE } from "./rank/recipe.ts";
import { runNotes } from "./rank/run_notes.ts";
import { termTable } from "./rank/term_table.ts";
import { unitValues } from "./rank/unit_values.ts";
import { withoutRepeats } from "./rank/without_repeats.ts";

/** What `rankNotes` may be told; nothing of it has to be. */
export interface RankNotesOptions {
  /** Whether sentences with words of the current question come first; false unless given. */
  readonly question?: boolean;
}

/** An extractor that keeps the sentences of most value for each token. */
export function rankNotes(_options: RankNotesOptions = {}): Extractor {
  return (removedTurns, context) => {
    const { roomTokens, countText, dates = false } = context;
    const carried = carriedUnits(context.carried);
    const units = withoutRepeats([
      ...carried,
      ...rankUnits(removedTurns, context, carried.length),
    ]);
    const valued = {
      units,
      values: unitValues(units, termTable(units)),
      tiers: Float64Array.from(units, tierOf),
      prices: linePrices(units, context),
    };
    let notes: readonly RankedNote[] = [];
    let room = roomTokens;
    for (let round = 0; round < 3; round++) {
      notes = runNotes(units, chooseUnits(valued, room));
      const over = countText(notesBlock(notes, dates)) - roomTokens;
      if (over <= 0) break;
      room -= over;
    }
    return notes;
  };
}

function tierOf({ kind, source, text }: RankUnit): number {
  if (!RECIPE.instructions) return 0;
  if (kind !== "prose" && kind !== "carried") return 0;
  if (source.role !== "user" && source.role !== "system") return 0;
  return instructionTier(text);
}

import type { RankedNote } from "../conversation/note.ts";
import type { Extractor, ExtractorContext } from "./extractor.ts";
import { carriedUnits } from "./rank/carried_units.ts";
import { chooseStanding } from "./rank/choose_standing.ts";
import { chooseUnits } from "./rank/choose_units.ts";
import { fittingOrder } from "./rank/fitting_order.ts";
import { linePrices } from "./rank/line_prices.ts";
import { markReplaced } from "./rank/mark_replaced.ts";
import { questionFactors } from "./rank/question_factors.ts";
import { rankUnits } from "./rank/rank_units.ts";
import type { RankUnit } from "./rank/rank_unit.ts";
import { runNotes } from "./rank/run_notes.ts";
import { termTable } from "./rank/term_table.ts";
import { unitTiers } from "./rank/unit_tiers.ts";
import { unitValues } from "./rank/unit_values.ts";
import type { ValuedUnits } from "./rank/valued_units.ts";
import { withoutRepeats } from "./rank/without_repeats.ts";

/** What `rankNotes` may be told; nothing of it has to be. */
export interface RankNotesOptions {
  /** Whether what shares words with the current question comes first; false unless given. */
  readonly question?: boolean;
  /** Whether statements that a later one replaces stay as they are, unmarked; false unless given. */
  readonly keepReplaced?: boolean;
}

const CHARS_PER_TOKEN = 4;

/**
 * An extractor that fills the room with what is worth most for each token: sentences of prose, lines of tools' results
 * and calls, records of a tool's JSON.
 *
 * Standing instructions of users and system come first. Then rare words, names, numbers and days count, more where
 * people speak of themselves, answer a question or say it beside what counts much, less in long messages, in questions
 * between people, in what assistants and tools say at length and in what they said long ago. Neighbouring sentences
 * are one note. A statement that a later one seems to replace is marked by `newer`, and stays out in the two plain
 * cases of `findReplaced` where what replaces it stands in the window. Carried notes are ranked with the rest. It
 * calls no model and sees no question unless told to; word lists are English, Chinese and Japanese, other languages go
 * without.
 *
 * @param options Whether the question counts, and whether replaced statements stay unmarked.
 *
 * @example What fits best is kept, by value and not by place
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const turn = (id: string, content: string) => ({ id, messages: [{ role: "user" as const, content }] });
 * const notes = rankNotes()(
 *   [turn("T1", "Hello there! Never ship on Mondays."), turn("T2", "Rosa rents bay 12 until May 3. Well, you know.")],
 *   { carried: [], keptTurns: [], question: "", roomTokens: 95, countText: (text) => text.length },
 * );
 * assertEquals(notes.map(({ source, text }) => [source.turn, text]), [
 *   ["T1", "Never ship on Mondays."],
 *   ["T2", "Rosa rents bay 12 until May 3."],
 * ]);
 * ```
 */
export function rankNotes(options: RankNotesOptions = {}): Extractor {
  return (removedTurns, context) => {
    const carried = carriedUnits(context.carried);
    const said = withoutRepeats([
      ...carried,
      ...rankUnits(removedTurns, context, carried.length),
    ]);
    const units = options.keepReplaced ? said : markReplaced(said, context);
    const { order, out } = chooseStanding(
      valuedUnits(units, options, context),
      (valued) =>
        fittingOrder(
          valued.units,
          (roomTokens) => chooseUnits(valued, roomTokens),
          context,
        ),
    );
    return [...outNotes(units, out), ...runNotes(units, order)];
  };
}

/** They are returned so that a result can say what was left out, and for what. */
function outNotes(
  units: readonly RankUnit[],
  out: readonly number[],
): readonly RankedNote[] {
  return runNotes(units, out).map((note): RankedNote => ({
    ...note,
    out: true,
  }));
}

function valuedUnits(
  units: readonly RankUnit[],
  { question }: RankNotesOptions,
  context: ExtractorContext,
): ValuedUnits {
  const table = termTable(units);
  const roomChars = context.roomTokens * CHARS_PER_TOKEN;
  const values = unitValues(units, table, roomChars);
  if (question) {
    const factors = questionFactors(table, context.question);
    factors.forEach((factor, at) => values[at] *= factor);
  }
  const tiers = unitTiers(units, context.locale);
  return { units, values, tiers, prices: linePrices(units, context) };
}

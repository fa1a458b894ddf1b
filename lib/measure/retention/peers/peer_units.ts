import type { Turn } from "../../../conversation/turn.ts";
import type { ExtractorContext } from "../../../notes/extractor.ts";
import { carriedUnits } from "../../../notes/rank/carried_units.ts";
import { dropUnits } from "../../../notes/rank/drop_units.ts";
import { rankUnits } from "../../../notes/rank/rank_units.ts";
import type { RankUnit } from "../../../notes/rank/rank_unit.ts";
import { withoutRepeats } from "../../../notes/rank/without_repeats.ts";

/**
 * The units that `rankNotes` chooses from, in conversation order, without fenced code, which is never a note.
 *
 * @param turns Turns, oldest first.
 * @param context What the model saw of them, and the notes of earlier compactions.
 */
export function peerUnits(
  turns: readonly Turn[],
  context: Pick<ExtractorContext, "carried" | "visibleText" | "locale">,
): readonly RankUnit[] {
  const carried = carriedUnits(context.carried);
  const said = withoutRepeats([
    ...carried,
    ...rankUnits(turns, context, carried.length),
  ]);
  return dropUnits(said, ({ kind }) => kind === "code");
}

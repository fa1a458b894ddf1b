import { notesBlock } from "../../conversation/format_notes.ts";
import type { ExtractorContext } from "../extractor.ts";
import type { RankUnit } from "./rank_unit.ts";
import { runNotes } from "./run_notes.ts";

const ROUNDS = 3;

/**
 * The numbers of the units to keep, in the order of picking, so that their notes fit into the room.
 *
 * Prices add up but for a token here and there: where the block is over the room, the choice is made again for less, and
 * after a few times what was picked last goes.
 *
 * @param units All units, in conversation order.
 * @param choose Chooses units by their prices, for a room in tokens.
 * @param context The room, and what counts it.
 */
export function fittingOrder(
  units: readonly RankUnit[],
  choose: (roomTokens: number) => readonly number[],
  { roomTokens, countText, dates = false }: ExtractorContext,
): readonly number[] {
  const overBy = (order: readonly number[]) =>
    countText(notesBlock(runNotes(units, order), dates)) - roomTokens;
  let order: readonly number[] = [];
  let room = roomTokens;
  for (let round = 0; round < ROUNDS; round++) {
    order = choose(room);
    const over = overBy(order);
    if (over <= 0) return order;
    room -= over;
  }
  while (order.length > 0 && overBy(order) > 0) order = order.slice(0, -1);
  return order;
}

import { BestFirst } from "./best_first.ts";
import { Picks } from "./picks.ts";
import { RECIPE } from "./recipe.ts";
import type { ValuedUnits } from "./valued_units.ts";

/**
 * The numbers of the units to keep, in the order of picking.
 *
 * Standing instructions come first, within a part of the room; then the rest by value for each token, where a neighbour
 * of a kept unit costs no line of its own. What does not fit is passed over, and so is, in a first round, what would give
 * one message more than its share.
 *
 * @param valued The units, what they are worth and what they cost.
 * @param roomTokens What the block of notes may take.
 */
export function chooseUnits(
  valued: ValuedUnits,
  roomTokens: number,
): readonly number[] {
  const picks = new Picks(valued, roomTokens);
  pickInstructions(valued, picks);
  pickByValue(valued, picks, roomTokens * RECIPE.messageShare);
  pickByValue(valued, picks, roomTokens);
  return picks.order;
}

/** The surest first; preferences within the smaller part of the room. */
function pickInstructions({ units, tiers }: ValuedUnits, picks: Picks): void {
  const { instructionShare, instructionTokens, instructionMost } = RECIPE;
  const { roomTokens } = picks;
  const less = roomTokens * instructionShare;
  const most = Math.max(
    less,
    Math.min(roomTokens * instructionMost, instructionTokens),
  );
  const found = units.map((_, at) => ({ at, worth: picks.worth(at) }))
    .filter(({ at }) => tiers[at] > 0)
    .sort((a, b) =>
      tiers[b.at] - tiers[a.at] || b.worth - a.worth || a.at - b.at
    );
  for (const { at } of found) {
    picks.pick(at, { upToTokens: tiers[at] < 1 ? less : most });
  }
}

function pickByValue(
  { units, values }: ValuedUnits,
  picks: Picks,
  messageTokens: number,
): void {
  const heap = new BestFirst();
  for (let at = 0; at < units.length; at++) {
    if (values[at] > 0 && !picks.has(at)) heap.push(at, picks.worth(at));
  }
  for (let next = heap.pop(); next !== undefined; next = heap.pop()) {
    const { id: at, worth } = next;
    // An entry that is older than a neighbour's pick has a newer one in the heap.
    if (picks.has(at) || worth !== picks.worth(at)) continue;
    if (!picks.pick(at, { messageTokens })) continue;
    for (const beside of picks.neighbours(at)) {
      if (!picks.has(beside)) heap.push(beside, picks.worth(beside));
    }
  }
}

import { noteDay } from "../../conversation/format_notes.ts";
import { BestFirst } from "./best_first.ts";
import type { LinePrices } from "./line_prices.ts";
import type { RankUnit } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";

/** A unit with what it is worth. */
export interface ValuedUnits {
  readonly units: readonly RankUnit[];
  /** For each unit; only proportions matter. */
  readonly values: Float64Array;
  /** For each unit how surely it is a standing instruction, from 3 down to 0. */
  readonly tiers: Float64Array;
  readonly prices: LinePrices;
}

/**
 * The numbers of the units to keep, in the order of picking.
 *
 * Standing instructions first, within a part of the room; then by value for each token, where a neighbour of a kept unit
 * costs no line of its own. What does not fit is passed over.
 */
export function chooseUnits(
  valued: ValuedUnits,
  roomTokens: number,
): readonly number[] {
  const picks = new Picks(valued, roomTokens);
  pickInstructions(valued, picks);
  pickByValue(valued, picks);
  return picks.order;
}

/** What has been picked, and what the rest would cost. */
class Picks {
  readonly order: number[] = [];
  readonly #valued: ValuedUnits;
  readonly #isPicked: Uint8Array;
  readonly #days = new Set<string>();
  readonly #messageTokens = new Map<number, number>();
  usedTokens: number;

  constructor(valued: ValuedUnits, readonly roomTokens: number) {
    this.#valued = valued;
    this.#isPicked = new Uint8Array(valued.units.length);
    this.usedTokens = valued.prices.frame;
  }

  has(at: number): boolean {
    return this.#isPicked[at] === 1;
  }

  /** Numbers of the unpicked units that would share a line with this one. */
  neighbours(at: number): readonly number[] {
    const { units } = this.#valued;
    const beside = [];
    if (units[at].follows) beside.push(at - 1);
    if (units[at + 1]?.follows) beside.push(at + 1);
    return beside;
  }

  /** Tokens that a unit adds to the lines. */
  cost(at: number): number {
    const { text, head } = this.#valued.prices;
    const lines = 1 - this.neighbours(at).filter((one) => this.has(one)).length;
    return text[at] + lines * head[at];
  }

  /** Value for each token. */
  worth(at: number): number {
    return this.#valued.values[at] / Math.max(1, this.cost(at));
  }

  /** Picks a unit if it costs no more than this much room leaves. */
  pick(at: number, roomTokens = this.roomTokens): boolean {
    const { units, prices } = this.#valued;
    const { message } = units[at];
    const day = noteDay(units[at]);
    const cost = this.cost(at);
    const dayTokens = day === undefined || this.#days.has(day)
      ? 0
      : prices.day.get(day) ?? 0;
    if (this.usedTokens + cost + dayTokens > roomTokens) return false;
    const said = this.#messageTokens.get(message) ?? 0;
    if (said > 0 && said + cost > RECIPE.messageShare * this.roomTokens) {
      return false;
    }
    this.#messageTokens.set(message, said + cost);
    this.usedTokens += cost + dayTokens;
    if (day !== undefined) this.#days.add(day);
    this.#isPicked[at] = 1;
    this.order.push(at);
    return true;
  }
}

/** The surest first, within a quarter of the room, or three quarters of a small one. */
function pickInstructions({ units, tiers }: ValuedUnits, picks: Picks): void {
  const { roomTokens } = picks;
  const quarter = roomTokens / 4;
  const most = Math.max(quarter, Math.min(roomTokens * 3 / 4, 400));
  const found = units.map((_, at) => ({ at, worth: picks.worth(at) }))
    .filter(({ at }) => tiers[at] > 0)
    .sort((a, b) =>
      tiers[b.at] - tiers[a.at] || b.worth - a.worth || a.at - b.at
    );
  for (const { at } of found) picks.pick(at, tiers[at] < 1 ? quarter : most);
}

function pickByValue({ units, values }: ValuedUnits, picks: Picks): void {
  const heap = new BestFirst();
  for (let at = 0; at < units.length; at++) {
    if (values[at] > 0 && !picks.has(at)) heap.push(at, picks.worth(at));
  }
  for (let next = heap.pop(); next !== undefined; next = heap.pop()) {
    const { id: at, worth } = next;
    if (picks.has(at) || worth !== picks.worth(at) || !picks.pick(at)) continue;
    for (const beside of picks.neighbours(at)) {
      if (!picks.has(beside)) heap.push(beside, picks.worth(beside));
    }
  }
}

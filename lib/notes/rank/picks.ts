import { noteDay } from "../../conversation/format_notes.ts";
import type { ValuedUnits } from "./valued_units.ts";

/** Bounds of one pick, in tokens. */
export interface PickBounds {
  /** What all picks may come to; the room unless given. */
  readonly upToTokens?: number;
  /** What the picks of one message may come to; the room unless given. */
  readonly messageTokens?: number;
}

/** What has been picked so far, and what the rest would cost beside it. */
export class Picks {
  /** Numbers of the picked units, the first pick first. */
  readonly order: number[] = [];
  readonly #valued: ValuedUnits;
  readonly #isPicked: Uint8Array;
  readonly #days = new Set<string>();
  readonly #messageTokens = new Map<number, number>();
  #usedTokens: number;

  constructor(valued: ValuedUnits, readonly roomTokens: number) {
    this.#valued = valued;
    this.#isPicked = new Uint8Array(valued.units.length);
    this.#usedTokens = valued.prices.frame;
  }

  has(at: number): boolean {
    return this.#isPicked[at] === 1;
  }

  /** Numbers of the units that would share a line with this one. */
  neighbours(at: number): readonly number[] {
    const { units } = this.#valued;
    return [
      ...(units[at].follows ? [at - 1] : []),
      ...(units[at + 1]?.follows ? [at + 1] : []),
    ];
  }

  /** Tokens that a unit adds to the lines: its text, and a line's head, or one head less where it joins two lines. */
  cost(at: number): number {
    const { units, prices: { text, head } } = this.#valued;
    const isAfter = units[at].follows && this.has(at - 1);
    const isBefore = units[at + 1]?.follows === true && this.has(at + 1);
    return text[at] + head[at] * (1 - Number(isAfter) - Number(isBefore));
  }

  /** Value for each token. */
  worth(at: number): number {
    return this.#valued.values[at] / Math.max(1, this.cost(at));
  }

  /** Picks a unit, unless that breaks a bound; says whether it did. The first pick of a message has no share to keep to. */
  pick(at: number, bounds: PickBounds): boolean {
    const { upToTokens = this.roomTokens, messageTokens = Infinity } = bounds;
    const { units, prices } = this.#valued;
    const { message } = units[at];
    const day = noteDay(units[at]);
    const isNewDay = day !== undefined && !this.#days.has(day);
    const cost = this.cost(at);
    const tokens = cost + (isNewDay ? prices.day.get(day) ?? 0 : 0);
    const own = this.#messageTokens.get(message) ?? 0;
    const isOver = this.#usedTokens + tokens > upToTokens ||
      (own > 0 && own + cost > messageTokens);
    if (isOver) return false;
    if (isNewDay) this.#days.add(day);
    this.#messageTokens.set(message, own + cost);
    this.#usedTokens += tokens;
    this.#isPicked[at] = 1;
    this.order.push(at);
    return true;
  }
}

import type { ValuedUnits } from "./valued_units.ts";

/** What is kept, and what stays out for it, by number. */
export interface StandingChoice {
  /** The units to keep, in the order of picking. */
  readonly order: readonly number[];
  /** Replaced units that stay out, in conversation order: what replaces each stands in the window. */
  readonly out: readonly number[];
}

/** So often the choice is made with some out; then none stays out but for what stays anyway. */
const ROUNDS = 4;

/**
 * The choice among all units but those that are replaced and nothing else, where what replaces them stands.
 *
 * Where it is not chosen, the replaced ones are let in and the choice is made again: of two statements that say the same
 * with another value, one is better than none.
 *
 * @param valued The units, what they are worth and what they cost.
 * @param choose Numbers of the units to keep; what has neither value nor tier is not to be chosen.
 */
export function chooseStanding(
  valued: ValuedUnits,
  choose: (valued: ValuedUnits) => readonly number[],
): StandingChoice {
  const { units } = valued;
  const out = new Set(
    units.flatMap(({ out }, at) => out === undefined ? [] : [at]),
  );
  for (let round = 1;; round++) {
    const order = choose(without(valued, out));
    const standing = standingUnits(valued, order, out);
    const missing = [...out].filter((at) => !standing.has(at));
    if (missing.length === 0) return { order, out: [...out] };
    // The newest of a chain first: it may stand for those before it.
    const back = round < ROUNDS
      ? missing.filter((at) => !out.has(Number(units[at].out)))
      : [...out].filter((at) => units[at].out !== "stays");
    for (const at of back) out.delete(at);
  }
}

/** The picked units, and those that stay out for one that stands: the newest is looked at first, so each once. */
function standingUnits(
  { units }: ValuedUnits,
  order: readonly number[],
  out: ReadonlySet<number>,
): ReadonlySet<number> {
  const standing = new Set(order);
  for (const at of [...out].reverse()) {
    const by = units[at].out;
    if (by === "stays" || standing.has(by!)) standing.add(at);
  }
  return standing;
}

function without(valued: ValuedUnits, out: ReadonlySet<number>): ValuedUnits {
  if (out.size === 0) return valued;
  const [values, tiers] = [valued.values.slice(), valued.tiers.slice()];
  for (const at of out) values[at] = tiers[at] = 0;
  return { ...valued, values, tiers };
}

import { factName } from "../../replay/fact_name.ts";
import { isBacked } from "./is_backed.ts";
import type { Replay } from "../../replay/replay.ts";

/** An arrival at which facts stop being backed. */
export interface Loss {
  readonly seconds: number;
  /** The facts, by what they are called. */
  readonly facts: readonly string[];
}

/** The arrivals at which a fact that still holds stops being backed by its source, in order; a refused one loses nothing. */
export function lossesOf({ facts, states }: Replay): readonly Loss[] {
  const backed = facts.map(() => false);
  return states.flatMap((state) => {
    if (state.refused) return [];
    const lost = facts.filter((_, index) => {
      const before = backed[index];
      const now = state.facts[index];
      backed[index] = isBacked(now);
      const isReplaced = now.status === "stale" || now.status === "absent";
      return before && !backed[index] && !isReplaced;
    });
    if (lost.length === 0) return [];
    const names = lost.map(factName);
    return [{ seconds: state.seconds, facts: names }];
  });
}

import type { Replay } from "../../replay/replay.ts";

/** An arrival at which facts stop being backed. */
export interface Loss {
  readonly seconds: number;
  /** The facts, by what they are called. */
  readonly facts: readonly string[];
}

/** The arrivals at which a fact that was backed by its source no longer is, in order; a refused one loses nothing. */
export function lossesOf({ facts, states }: Replay): readonly Loss[] {
  const backed = facts.map(() => false);
  return states.flatMap((state) => {
    if (state.refused) return [];
    const lost = facts.filter((_, index) => {
      const before = backed[index];
      backed[index] = state.facts[index].supported === true;
      return before && !backed[index];
    });
    if (lost.length === 0) return [];
    const names = lost.map(({ label, text }) => label ?? text);
    return [{ seconds: state.seconds, facts: names }];
  });
}

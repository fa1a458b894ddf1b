/** A token that is found in a text before anything is merged. */
export interface Added {
  readonly id: number;
  readonly units: Uint16Array;
}

/**
 * Finds the longest added token at a place.
 *
 * Going through a text and on after each match gives what the tokenizer library finds: leftmost first, longest there.
 */
export class AddedMatcher {
  /** Units of the longest added token; 0 without any. */
  readonly longest: number;
  readonly #byFirst = new Map<number, readonly Added[]>();

  /** @param added The tokens; none is empty. */
  constructor(added: readonly Added[]) {
    this.longest = Math.max(0, ...added.map(({ units }) => units.length));
    const groups = Map.groupBy(added, ({ units }) => units[0]);
    for (const [first, group] of groups) {
      this.#byFirst.set(
        first,
        group.toSorted((a, b) => b.units.length - a.units.length),
      );
    }
  }

  /** The units with which an added token can start. */
  get firsts(): Iterable<number> {
    return this.#byFirst.keys();
  }

  /** The longest added token that stands in `units` at `start` and ends at `end` or before. */
  at(units: Uint16Array, start: number, end: number): Added | undefined {
    return this.#byFirst.get(units[start])?.find((added) =>
      added.units.length <= end - start && isAt(units, start, added.units)
    );
  }
}

function isAt(units: Uint16Array, start: number, own: Uint16Array): boolean {
  // The first unit is the group's.
  for (let i = 1; i < own.length; i++) {
    if (units[start + i] !== own[i]) return false;
  }
  return true;
}

import { PairSet } from "./pair_set.ts";

/** Where a text can be cut so that its parts encode as they do in the whole. */
export interface HardBoundaries {
  /** The end of the piece that starts at `start`: the first boundary after it, or the end of the text. */
  pieceEnd(text: string, start: number): number;
}

/**
 * The boundaries that a tokenizer's pairs leave.
 *
 * A boundary is never between the halves of a surrogate pair. Runs without one, such as a letter repeated, stay whole.
 *
 * @param pairs Slots of the pairs that are never cut, as `pairSlots` gives them.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { pairSlots } from "./pair_set.ts";
 * const { pieceEnd } = hardBoundaries(pairSlots(Uint32Array.of(97 * 65536 + 98)));
 * assertEquals(pieceEnd("abab", 0), 2);
 * ```
 */
export function hardBoundaries(pairs: Int32Array): HardBoundaries {
  const set = new PairSet(pairs);
  return {
    pieceEnd(text, start) {
      let left = text.charCodeAt(start);
      for (let end = start + 1; end < text.length; end++) {
        const right = text.charCodeAt(end);
        if (!set.has(left, right)) return end;
        left = right;
      }
      return text.length;
    },
  };
}

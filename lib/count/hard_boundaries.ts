import { unitAt } from "./boundary_pairs.ts";

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
 * @param pairs Pairs that are never cut, as `boundaryPairs` gives them.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { pieceEnd } = hardBoundaries(Uint32Array.of(97 * 65536 + 98));
 * assertEquals(pieceEnd("abab", 0), 2);
 * ```
 */
export function hardBoundaries(pairs: Uint32Array): HardBoundaries {
  const slots = slotsOf(pairs);
  return {
    pieceEnd(text, start) {
      let left = unitAt(text, start);
      for (let end = start + 1; end < text.length; end++) {
        const right = unitAt(text, end);
        const isLowSurrogate = (right & 0xfc00) === 0xdc00;
        if (!isLowSurrogate && !has(slots, left << 16 | right)) return end;
        left = right;
      }
      return text.length;
    },
  };
}

/** Marks a free slot; the pair U+FFFF U+FFFF, which has this number, counts as found and is never cut. */
const FREE = -1;

function slotsOf(pairs: Uint32Array): Int32Array {
  const slots = new Int32Array(
    2 ** Math.ceil(Math.log2(Math.max(2, 4 * pairs.length))),
  ).fill(FREE);
  for (const pair of pairs) {
    let slot = slotOf(pair | 0, slots);
    while (slots[slot] !== FREE) slot = slot + 1 & slots.length - 1;
    slots[slot] = pair;
  }
  return slots;
}

function has(slots: Int32Array, pair: number): boolean {
  let slot = slotOf(pair, slots);
  while (slots[slot] !== pair) {
    if (slots[slot] === FREE) return false;
    slot = slot + 1 & slots.length - 1;
  }
  return true;
}

function slotOf(pair: number, slots: Int32Array): number {
  const hash = Math.imul(pair ^ pair >>> 15, 0x2c1b3c6d);
  return (hash ^ hash >>> 12) & slots.length - 1;
}

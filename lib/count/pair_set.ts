const SPACE = 0x20;
const SPACE_MARK = 0x2581;

/** Marks a free slot; the pair U+FFFF U+FFFF, which has this number, counts as held. */
const FREE = -1;

/**
 * Pairs of UTF-16 units between which a text is never cut.
 *
 * The halves of a surrogate pair are among them, whatever is given.
 *
 * @example A space counts as ▁
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const pairs = new PairSet(pairSlots(Uint32Array.of(0x2581 * 65536 + 97)));
 * assertEquals([pairs.has(32, 97), pairs.has(97, 97)], [true, false]);
 * ```
 */
export class PairSet {
  readonly #slots: Int32Array;

  /** @param slots What `pairSlots` gives. */
  constructor(slots: Int32Array) {
    this.#slots = slots;
  }

  /** Whether a text is never cut between these two units. */
  has(left: number, right: number): boolean {
    if ((right & 0xfc00) === 0xdc00) return true;
    const pair = (left === SPACE ? SPACE_MARK : left) << 16 |
      (right === SPACE ? SPACE_MARK : right);
    const slots = this.#slots;
    for (let slot = slotOf(pair, slots);; slot = slot + 1 & slots.length - 1) {
      if (slots[slot] === pair) return true;
      if (slots[slot] === FREE) return false;
    }
  }
}

/**
 * The slots of an open-addressed hash of pairs.
 *
 * @param pairs Each as `left * 65536 + right`, as `boundaryPairs` gives them.
 */
export function pairSlots(pairs: Uint32Array): Int32Array {
  const slots = new Int32Array(
    2 ** Math.ceil(Math.log2(Math.max(2, 2 * pairs.length))),
  ).fill(FREE);
  for (const pair of pairs) {
    let slot = slotOf(pair | 0, slots);
    while (slots[slot] !== FREE) slot = slot + 1 & slots.length - 1;
    slots[slot] = pair;
  }
  return slots;
}

function slotOf(pair: number, slots: Int32Array): number {
  const hash = Math.imul(pair ^ pair >>> 15, 0x2c1b3c6d);
  return (hash ^ hash >>> 12) & slots.length - 1;
}

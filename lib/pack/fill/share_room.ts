/**
 * How many tokens each item may take of a room: in proportion to what it takes now.
 *
 * A share may be more than the item takes. What rounding leaves over is nobody's.
 *
 * @param itemTokens Tokens of each item.
 * @param roomTokens Tokens that all of them may take together.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(shareRoom([300, 100], 200), [150, 50]);
 * ```
 */
export function shareRoom(
  itemTokens: readonly number[],
  roomTokens: number,
): readonly number[] {
  const total = itemTokens.reduce((sum, tokens) => sum + tokens, 0);
  return itemTokens.map((tokens) =>
    total === 0 ? 0 : Math.floor(tokens * Math.max(0, roomTokens) / total)
  );
}

/** What an item takes now, and what it would take. */
export interface RoomWish {
  /** Tokens of the item as it is. */
  readonly tokens: number;
  /** Tokens that it would take if nothing else were there. */
  readonly wantedTokens: number;
}

/**
 * How many tokens each item may take of a room: in proportion to what it is, and what one does not want goes to the others.
 *
 * What rounding leaves over is nobody's.
 *
 * @param wishes The items.
 * @param roomTokens Tokens that all of them may take together.
 *
 * @example The first wants less than its share of 150
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const wishes = [{ tokens: 300, wantedTokens: 20 }, { tokens: 100, wantedTokens: 90 }, { tokens: 200, wantedTokens: 200 }];
 * assertEquals(shareRoom(wishes, 200), [20, 60, 120]);
 * ```
 */
export function shareRoom(
  wishes: readonly RoomWish[],
  roomTokens: number,
): readonly number[] {
  const shares = new Map<RoomWish, number>();
  let left = [...wishes];
  let room = Math.max(0, roomTokens);
  for (let before = -1; before !== left.length;) {
    before = left.length;
    const total = left.reduce((sum, { tokens }) => sum + tokens, 0);
    for (const wish of left) {
      const share = Math.floor(wish.tokens * room / Math.max(1, total));
      shares.set(wish, Math.min(share, wish.wantedTokens));
    }
    const isContent = (wish: RoomWish) =>
      shares.get(wish) === wish.wantedTokens;
    for (const wish of left.filter(isContent)) room -= wish.wantedTokens;
    left = left.filter((wish) => !isContent(wish));
  }
  return wishes.map((wish) => shares.get(wish)!);
}

/**
 * Where the longest run of newest turns starts that costs at most `roomTokens`.
 *
 * The run has no holes: it ends at the first turn, counted from the newest, that does not fit. It says nothing about
 * which turns a reader would miss most; what is kept of those who go is for notes.
 *
 * @param turnTokens Cost of each turn in tokens, oldest first.
 * @param roomTokens Tokens that the run may cost.
 * @returns Index of the first kept turn; `turnTokens.length` when none fits.
 * @throws {RangeError} If `roomTokens` is not a finite number of at least 0.
 *
 * @example The turn of 9 tokens does not fit, so the one before it is not looked at
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(firstKeptTurn([1, 9, 4, 3], 8), 2);
 * ```
 */
export function firstKeptTurn(
  turnTokens: readonly number[],
  roomTokens: number,
): number {
  if (!(roomTokens >= 0 && roomTokens < Infinity)) {
    throw new RangeError(
      `Cannot choose turns: the room must be 0 or more tokens, it is ${roomTokens}`,
    );
  }
  let first = turnTokens.length;
  let usedTokens = 0;
  while (first > 0 && usedTokens + turnTokens[first - 1] <= roomTokens) {
    usedTokens += turnTokens[--first];
  }
  return first;
}

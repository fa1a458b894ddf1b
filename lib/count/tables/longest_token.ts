import type { TokenTable } from "./tables.ts";

/**
 * Units of the longest token.
 *
 * @param tokens A vocabulary.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { tokenTable } from "./token_table.ts";
 * assertEquals(longestToken(tokenTable([["a", 0], ["abc", 1]])), 3);
 * ```
 */
export function longestToken({ starts }: TokenTable): number {
  let longest = 0;
  for (let id = 0; id + 1 < starts.length; id++) {
    longest = Math.max(longest, starts[id + 1] - starts[id]);
  }
  return longest;
}

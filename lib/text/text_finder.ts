import { joinLines } from "./join_lines.ts";

/**
 * A function that says whether a needle stands in the haystack: `includesText` for a text that is asked often.
 *
 * @param haystack The text; its lines are joined once.
 *
 * @example Each needle by the same rule
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const holds = textFinder("The oven must\nstay at 190 C.");
 * assertEquals(["must stay", "190", "Must"].map(holds), [true, true, false]);
 * ```
 */
export function textFinder(haystack: string): (needle: string) => boolean {
  let joined: string | undefined;
  return (needle) => {
    if (needle === "") {
      throw new RangeError(
        "Cannot look for a text: it must have 1 or more characters, it has 0",
      );
    }
    if (haystack.includes(needle)) return true;
    // Joining lines changes white space only.
    if (!/[\s\u0085]/.test(needle)) return false;
    joined ??= joinLines(haystack);
    return joined.includes(joinLines(needle));
  };
}

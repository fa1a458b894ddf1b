/**
 * How many brackets are open where each line starts; one more than lines, the last for the end of the text.
 *
 * @param masked Lines without strings and comments, see `maskSource`.
 * @param brackets Which count, opening ones first.
 *
 * @example Round and curly
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(bracketDepths(["f(a,", "  b) {", "}"]), [0, 1, 1, 0]);
 * assertEquals(bracketDepths(["f(a,", "  b) {", "}"], "()"), [0, 1, 0, 0]);
 * ```
 */
export function bracketDepths(
  masked: readonly string[],
  brackets = "([{)]}",
): readonly number[] {
  const half = brackets.length / 2;
  const depths = [0];
  let depth = 0;
  for (const line of masked) {
    for (const character of line) {
      const index = brackets.indexOf(character);
      if (index < 0) continue;
      depth = Math.max(0, depth + (index < half ? 1 : -1));
    }
    depths.push(depth);
  }
  return depths;
}

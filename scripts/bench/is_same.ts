/** Whether two lists hold the same ids in the same order. */
export function isSame(
  found: readonly number[],
  expected: readonly number[],
): boolean {
  return found.length === expected.length &&
    found.every((id, index) => id === expected[index]);
}

import { rememberNumber, writtenNumber } from "../text/written_numbers.ts";

/** What is said of a value that was repaired. */
export const LONE_HALF =
  "half of a surrogate pair stands alone; it is read as U+FFFD";

/** Deeper values are left as they are: the check that follows refuses them. */
const MOST_LEVELS = 501;

/**
 * The JSON value with each lone half of a surrogate pair read as U+FFFD; the very same value where there is none. Numbers
 * are still known as they stood in the text.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(wellFormed({ a: ["x\ud83d"] }), { a: ["x\ufffd"] });
 * ```
 */
export function wellFormed(value: unknown, level = 0): unknown {
  if (typeof value === "string") {
    return value.isWellFormed() ? value : value.toWellFormed();
  }
  if (typeof value !== "object" || value === null || level === MOST_LEVELS) {
    return value;
  }
  const entries = Object.entries(value);
  const repaired = entries.map(([key, item]) =>
    [key.toWellFormed(), wellFormed(item, level + 1)] as const
  );
  const isSame = repaired.every(([key, item], index) =>
    key === entries[index][0] && Object.is(item, entries[index][1])
  );
  if (isSame) return value;
  const copy = Array.isArray(value)
    ? repaired.map(([, item]) => item)
    : Object.fromEntries(repaired);
  entries.forEach(([key], index) => {
    const source = writtenNumber(value, key);
    if (source !== undefined) rememberNumber(copy, repaired[index][0], source);
  });
  return copy;
}

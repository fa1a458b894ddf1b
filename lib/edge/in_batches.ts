/** How long a batch may take before other work has its turn, in milliseconds. */
const BATCH_MS = 16;

/**
 * The items in lists, each of as many as could be computed in 16 ms, with a pause after each for everything else.
 *
 * So a long computation leaves a process responsive: it serves others, and a signal ends it. One item is never cut:
 * what takes longer is a batch of its own. Whoever stops asking ends the items; an error comes after those before it.
 *
 * @param items Items that are computed when they are asked for.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const all: number[] = [];
 * for await (const batch of inBatches([1, 2, 3])) all.push(...batch);
 * assertEquals(all, [1, 2, 3]);
 * ```
 */
export async function* inBatches<T>(
  items: Iterable<T>,
): AsyncGenerator<readonly T[], void, void> {
  let batch: T[] = [];
  let start = performance.now();
  try {
    for (const item of items) {
      batch.push(item);
      if (performance.now() - start < BATCH_MS) continue;
      yield batch;
      batch = [];
      // A timer lets events in; a resolved promise would not.
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
  } catch (error) {
    if (batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}

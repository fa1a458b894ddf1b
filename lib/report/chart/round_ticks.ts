/**
 * Round numbers from at most `least` to at least `most`, for the ticks of a linear axis: steps of 1, 2 or 5 times a
 * power of ten.
 *
 * It starts at 0 where no value is negative, so that lengths compare as the values do.
 *
 * @param least The smallest value.
 * @param most The largest value, not below `least`.
 *
 * @example About five steps
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(linearTicks(7.2, 63), [0, 10, 20, 30, 40, 50, 60, 70]);
 * ```
 */
export function linearTicks(least: number, most: number): readonly number[] {
  const low = Math.min(0, least);
  const high = most > low ? most : low + 1;
  const step = roundStep((high - low) / 7);
  const first = Math.floor(exact(low / step));
  const last = Math.ceil(exact(high / step));
  return Array.from(
    { length: last - first + 1 },
    (_, index) => exact((first + index) * step),
  );
}

/**
 * Round numbers from at most `least` to at least `most`, for the ticks of a log axis: powers of ten, and their doubles
 * and fives where there are fewer than three decades.
 *
 * @param least The smallest value, over 0.
 * @param most The largest value, not below `least`.
 *
 * @example Two decades
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(logTicks(3, 60), [2, 5, 10, 20, 50, 100]);
 * assertEquals(logTicks(3, 60_000), [1, 10, 100, 1000, 10000, 100000]);
 * ```
 */
export function logTicks(least: number, most: number): readonly number[] {
  const first = Math.floor(Math.log10(least));
  const last = Math.ceil(Math.log10(most));
  const factors = most / least < 1000 ? [1, 2, 5] : [1];
  const ticks = Array.from({ length: last - first + 2 }, (_, index) => index)
    .flatMap((index) =>
      factors.map((factor) => Number(`${factor}e${first + index}`))
    );
  const from = ticks.findLastIndex((tick) => tick <= least);
  const to = ticks.findIndex((tick) => tick >= most);
  return ticks.slice(from, Math.max(to, from + 1) + 1);
}

/** The smallest of 1, 2 and 5 times a power of ten that is at least this. */
function roundStep(least: number): number {
  const exponent = Math.floor(Math.log10(least));
  for (const factor of [1, 2, 5]) {
    const step = Number(`${factor}e${exponent}`);
    if (step >= exact(least)) return step;
  }
  return Number(`1e${exponent + 1}`);
}

/** The number without what binary fractions add behind its twelfth digit. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}

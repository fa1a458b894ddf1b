import { AssertionError } from "./assertion_error.ts";
import { equal } from "./equal.ts";
import { show, suffix } from "./show.ts";

/** Something with a length and numbered items that is not a string. */
export type ArrayLikeArg<T> = ArrayLike<T> & object;

/** Throws unless each item of `expected` is deeply equal to some item of `actual`. */
export function assertArrayIncludes<T>(
  actual: ArrayLikeArg<T>,
  expected: ArrayLikeArg<T>,
  msg?: string,
): void {
  const found = Array.from(actual);
  const missing = Array.from(expected).filter((item) =>
    !found.some((other) => equal(item, other))
  );
  if (missing.length === 0) return;
  throw new AssertionError(
    `Expected actual: "${show(found)}" to include: "${
      show(Array.from(expected))
    }"${suffix(msg)}\nmissing: ${show(missing)}`,
  );
}

/** Throws unless `actual` contains `expected`. */
export function assertStringIncludes(
  actual: string,
  expected: string,
  msg?: string,
): void {
  if (actual.includes(expected)) return;
  throw new AssertionError(
    `Expected actual: "${actual}" to contain: "${expected}"${suffix(msg)}`,
  );
}

/** Throws unless `expected` matches `actual`. */
export function assertMatch(
  actual: string,
  expected: RegExp,
  msg?: string,
): void {
  if (expected.test(actual)) return;
  throw new AssertionError(
    `Expected actual: "${actual}" to match: "${expected}"${suffix(msg)}`,
  );
}

/** Throws if `expected` matches `actual`. */
export function assertNotMatch(
  actual: string,
  expected: RegExp,
  msg?: string,
): void {
  if (!expected.test(actual)) return;
  throw new AssertionError(
    `Expected actual: "${actual}" to not match: "${expected}"${suffix(msg)}`,
  );
}

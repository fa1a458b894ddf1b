import { AssertionError } from "./assertion_error.ts";
import { show, suffix } from "./show.ts";

function demand(
  holds: boolean,
  [actual, relation, expected]: [unknown, string, unknown],
  msg?: string,
): void {
  if (holds) return;
  throw new AssertionError(
    `Expect ${show(actual)} ${relation} ${show(expected)}${suffix(msg)}`,
  );
}

/** Throws unless `actual > expected`. */
export function assertGreater<T>(actual: T, expected: T, msg?: string): void {
  demand(actual > expected, [actual, ">", expected], msg);
}

/** Throws unless `actual >= expected`. */
export function assertGreaterOrEqual<T>(
  actual: T,
  expected: T,
  msg?: string,
): void {
  demand(actual >= expected, [actual, ">=", expected], msg);
}

/** Throws unless `actual < expected`. */
export function assertLess<T>(actual: T, expected: T, msg?: string): void {
  demand(actual < expected, [actual, "<", expected], msg);
}

/** Throws unless `actual <= expected`. */
export function assertLessOrEqual<T>(
  actual: T,
  expected: T,
  msg?: string,
): void {
  demand(actual <= expected, [actual, "<=", expected], msg);
}

/** Throws unless both numbers differ by at most `tolerance` (by default a ten-millionth of `expected`). */
export function assertAlmostEquals(
  actual: number,
  expected: number,
  tolerance?: number,
  msg?: string,
): void {
  if (Object.is(actual, expected)) return;
  const most = tolerance ??
    (Number.isFinite(expected) ? Math.abs(expected * 1e-7) : 1e-7);
  demand(
    Math.abs(expected - actual) <= most,
    [actual, `to differ by at most ${most} from`, expected],
    msg,
  );
}

import { AssertionError } from "./assertion_error.ts";
import { equal } from "./equal.ts";
import { diffLines, show, suffix } from "./show.ts";

function differ(what: string, actual: unknown, expected: unknown): string {
  const texts = typeof actual === "string" && typeof expected === "string" &&
      (actual.includes("\n") || expected.includes("\n"))
    ? [actual, expected]
    : [show(actual), show(expected)];
  return `${what}\n\n    [Diff] Actual / Expected\n\n${
    diffLines(texts[0], texts[1])
  }\n`;
}

/** Throws unless both values are deeply equal. */
export function assertEquals<T>(actual: T, expected: T, msg?: string): void {
  if (equal(actual, expected)) return;
  throw new AssertionError(
    differ(`Values are not equal${suffix(msg)}`, actual, expected),
  );
}

/** Throws if both values are deeply equal. */
export function assertNotEquals<T>(actual: T, expected: T, msg?: string): void {
  if (!equal(actual, expected)) return;
  throw new AssertionError(
    `Expected actual: ${show(actual)} not to be: ${show(expected)}${
      suffix(msg)
    }`,
  );
}

/** Throws unless both are the same value (`Object.is`). */
export function assertStrictEquals<T>(
  actual: unknown,
  expected: T,
  msg?: string,
): asserts actual is T {
  if (Object.is(actual, expected)) return;
  const what = show(actual) === show(expected)
    ? `Values have the same structure but are not reference-equal${suffix(msg)}`
    : `Values are not strictly equal${suffix(msg)}`;
  throw new AssertionError(differ(what, actual, expected));
}

/** Throws if both are the same value (`Object.is`). */
export function assertNotStrictEquals<T>(
  actual: T,
  expected: T,
  msg?: string,
): void {
  if (!Object.is(actual, expected)) return;
  throw new AssertionError(
    `Expected "actual" to not be strictly equal to: ${show(actual)}${
      suffix(msg)
    }`,
  );
}

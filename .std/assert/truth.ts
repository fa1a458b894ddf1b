import { AssertionError } from "./assertion_error.ts";
import { show, suffix } from "./show.ts";

/** Values that `if` takes as no. */
export type Falsy = false | 0 | 0n | "" | null | undefined;

/** Throws unless `expr` is truthy. */
export function assert(expr: unknown, msg = ""): asserts expr {
  if (!expr) throw new AssertionError(msg);
}

/** Throws unless `expr` is falsy. */
export function assertFalse(expr: unknown, msg = ""): asserts expr is Falsy {
  if (expr) throw new AssertionError(msg);
}

/** Throws if `actual` is null or undefined. */
export function assertExists<T>(
  actual: T,
  msg?: string,
): asserts actual is NonNullable<T> {
  if (actual === undefined || actual === null) {
    throw new AssertionError(
      `Expected actual: "${actual}" to not be null or undefined${suffix(msg)}`,
    );
  }
}

/** A class, abstract or not. */
// deno-lint-ignore no-explicit-any
export type AnyConstructor = abstract new (...args: any[]) => any;

/** Throws unless `actual` is an instance of `expectedType`. */
export function assertInstanceOf<T extends AnyConstructor>(
  actual: unknown,
  expectedType: T,
  msg = "",
): asserts actual is InstanceType<T> {
  if (actual instanceof expectedType) return;
  const found = typeof actual === "object" && actual !== null
    ? `"${actual.constructor?.name ?? "Object"}"`
    : show(actual);
  throw new AssertionError(
    `Expected object to be an instance of "${expectedType.name}" but was ${found}${
      suffix(msg)
    }`,
  );
}

/** Throws always. */
export function fail(msg?: string): never {
  throw new AssertionError(`Failed assertion${suffix(msg)}`);
}

/** Throws always: for a place that no input should reach. */
export function unreachable(reason?: string): never {
  throw new AssertionError(`Unreachable${reason ? `: ${reason}` : ""}`);
}

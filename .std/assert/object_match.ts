import { assertEquals } from "./equals.ts";

type Loose = Record<PropertyKey, unknown>;

/** Throws unless `actual` has each property of `expected`, deeply; it may have more. */
export function assertObjectMatch(
  // deno-lint-ignore no-explicit-any
  actual: Record<PropertyKey, any>,
  expected: Record<PropertyKey, unknown>,
  msg?: string,
): void {
  assertEquals(pick(actual, expected), pick(expected, expected), msg);
}

/** The part of `actual` that `expected` speaks of. */
function pick(actual: unknown, expected: unknown): unknown {
  if (!isPlain(actual) || !isPlain(expected)) return actual;
  const keys = Reflect.ownKeys(expected).filter((key) => key in actual);
  const part = Object.fromEntries(
    keys.map((key) => [key, pick(actual[key], expected[key])]),
  );
  return Array.isArray(actual) ? { length: actual.length, ...part } : part;
}

function isPlain(value: unknown): value is Loose {
  return typeof value === "object" && value !== null &&
    !(value instanceof RegExp || value instanceof Date ||
      value instanceof Map || value instanceof Set);
}

/**
 * The part of `@std/testing/mock` that this project uses.
 *
 * @module
 */
import { AssertionError } from "../assert/assertion_error.ts";
import { assertEquals } from "../assert/equals.ts";

// deno-lint-ignore no-explicit-any
type AnyFunction = (...args: any[]) => any;

/** One call of a spy. */
export interface SpyCall {
  /** What it was called with. */
  args: unknown[];
  /** What it was called on. */
  self?: unknown;
  /** What it returned; for an async function, the promise. */
  returned?: unknown;
  /** What it threw. */
  error?: Error;
}

/** A function that remembers its calls. */
export interface Spy<F extends AnyFunction = AnyFunction> {
  (...args: Parameters<F>): ReturnType<F>;
  /** Its calls, oldest first. */
  calls: SpyCall[];
  /** Puts the original method back. */
  restore(): void;
  /** Puts the original method back, at the end of a `using` block. */
  [Symbol.dispose](): void;
}

/** A function that does what `func` does, by default nothing, and remembers its calls. */
export function spy<F extends AnyFunction = () => undefined>(func?: F): Spy<F> {
  return watch(func ?? (() => undefined), () => {
    throw new Error("A spy on a function has nothing to restore");
  }) as Spy<F>;
}

/** A replacement of `self[property]` that does what `func` does, by default nothing, until it is restored. */
export function stub<T extends object, K extends keyof T>(
  self: T,
  property: K,
  func?: T[K] & AnyFunction,
): Spy<T[K] & AnyFunction> {
  const original = Object.getOwnPropertyDescriptor(self, property);
  const replacement = watch(func ?? (() => undefined), () => {
    if (original) Object.defineProperty(self, property, original);
    else delete self[property];
  });
  Object.defineProperty(self, property, {
    value: replacement,
    configurable: true,
    writable: true,
  });
  return replacement as Spy<T[K] & AnyFunction>;
}

function watch(func: AnyFunction, restore: () => void): Spy {
  const calls: SpyCall[] = [];
  const watched = function (this: unknown, ...args: unknown[]) {
    const call: SpyCall = { args };
    if (this !== undefined) call.self = this;
    calls.push(call);
    try {
      return call.returned = func.apply(this, args);
    } catch (error) {
      call.error = error as Error;
      throw error;
    }
  };
  return Object.assign(watched, { calls, restore, [Symbol.dispose]: restore });
}

/** Throws unless the spy was called that often. */
export function assertSpyCalls(
  spy: { calls: SpyCall[] },
  expectedCalls: number,
): void {
  if (spy.calls.length === expectedCalls) return;
  throw new AssertionError(
    `Expected ${expectedCalls} calls of the spy, found ${spy.calls.length}`,
  );
}

/** Throws unless the call with this index, from 0, had these arguments and this result. */
export function assertSpyCall(
  spy: { calls: SpyCall[] },
  callIndex: number,
  expected: { args?: unknown[]; returned?: unknown } = {},
): void {
  const call = spy.calls[callIndex];
  if (call === undefined) {
    throw new AssertionError(
      `Expected call ${callIndex} of the spy, found ${spy.calls.length} calls`,
    );
  }
  if (expected.args) assertEquals(call.args, expected.args);
  if ("returned" in expected) assertEquals(call.returned, expected.returned);
}

import { AssertionError } from "./assertion_error.ts";
import { suffix } from "./show.ts";

// deno-lint-ignore no-explicit-any
type ErrorClass<E extends Error> = abstract new (...args: any[]) => E;

/** Throws unless `error` is an Error, of the class and with the words asked for. */
export function assertIsError<E extends Error = Error>(
  error: unknown,
  errorClass?: ErrorClass<E>,
  msgMatches?: string | RegExp,
  msg?: string,
): asserts error is E {
  if (!(error instanceof Error)) {
    throw new AssertionError(
      `Expected "error" to be an Error object${suffix(msg)}`,
    );
  }
  if (errorClass && !(error instanceof errorClass)) {
    throw new AssertionError(
      `Expected error to be instance of "${errorClass.name}", but was "${error.constructor.name}"${
        suffix(msg)
      } Its message: ${JSON.stringify(error.message)}`,
    );
  }
  const found = typeof msgMatches === "string"
    ? error.message.includes(msgMatches)
    : msgMatches?.test(error.message) ?? true;
  if (found) return;
  throw new AssertionError(
    `Expected error message to include ${
      msgMatches instanceof RegExp ? msgMatches : JSON.stringify(msgMatches)
    }, but got ${JSON.stringify(error.message)}${suffix(msg)}`,
  );
}

/** What `fn` throws; throws itself if `fn` returns. */
export function assertThrows(fn: () => unknown, msg?: string): unknown;
/** What `fn` throws; throws itself if `fn` returns, or throws another class or other words. */
export function assertThrows<E extends Error = Error>(
  fn: () => unknown,
  errorClass: ErrorClass<E>,
  msgIncludes?: string,
  msg?: string,
): E;
export function assertThrows(
  fn: () => unknown,
  classOrMsg?: ErrorClass<Error> | string,
  msgIncludes?: string,
  msg?: string,
): unknown {
  let error: unknown;
  try {
    fn();
  } catch (thrown) {
    error = thrown;
    if (typeof classOrMsg === "function") {
      assertIsError(error, classOrMsg, msgIncludes, msg);
    }
    return error;
  }
  const said = typeof classOrMsg === "string" ? classOrMsg : msg;
  throw new AssertionError(`Expected function to throw${suffix(said)}`);
}

/** What the promise of `fn` rejects with; rejects itself if it is fulfilled. */
export function assertRejects(
  fn: () => PromiseLike<unknown>,
  msg?: string,
): Promise<unknown>;
/** What the promise of `fn` rejects with; rejects itself if it is fulfilled, or rejects with another class or words. */
export function assertRejects<E extends Error = Error>(
  fn: () => PromiseLike<unknown>,
  errorClass: ErrorClass<E>,
  msgIncludes?: string,
  msg?: string,
): Promise<E>;
export async function assertRejects(
  fn: () => PromiseLike<unknown>,
  classOrMsg?: ErrorClass<Error> | string,
  msgIncludes?: string,
  msg?: string,
): Promise<unknown> {
  const said = typeof classOrMsg === "string" ? classOrMsg : msg;
  let promise: PromiseLike<unknown>;
  try {
    promise = fn();
  } catch (error) {
    throw new AssertionError(
      `Function throws when expected to reject${suffix(said)}`,
      { cause: error },
    );
  }
  let error: unknown;
  try {
    await promise;
  } catch (thrown) {
    error = thrown;
    if (typeof classOrMsg === "function") {
      assertIsError(error, classOrMsg, msgIncludes, msg);
    }
    return error;
  }
  throw new AssertionError(`Expected function to reject${suffix(said)}`);
}

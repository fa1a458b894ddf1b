import { UsageError } from "./usage_error.ts";

/**
 * The value, if it is one of those that an option takes.
 *
 * @throws {UsageError} If it is none of them.
 */
export function oneOf<const T extends string>(
  name: string,
  value: string,
  known: readonly T[],
): T {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  throw new UsageError(
    `--${name} is ${known.join(" or ")} here, found ${value}`,
  );
}

/**
 * The number that an option's value is.
 *
 * @param unit What is counted, for the error.
 * @throws {UsageError} If it is no whole number of at least 0.
 */
export function wholeNumber(name: string, text: string, unit: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new UsageError(`--${name} is a whole number of ${unit}, found ${text}`);
}

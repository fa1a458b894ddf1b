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

/**
 * The one file that is named; `-` is stdin.
 *
 * @param what What is done with it, for the error: `the file to compact`.
 * @throws {UsageError} If none is named, or several are.
 */
export function oneFile(
  [file, ...more]: readonly string[],
  what: string,
): string {
  if (file === undefined || file === "") {
    throw new UsageError(`name ${what}, or - for stdin`);
  }
  if (more.length === 0) return file;
  throw new UsageError(`expected one file, found ${more[0]} too`);
}

/**
 * The one folder that is named.
 *
 * @param what What is in it, for the error: `the folder with the sets`.
 * @throws {UsageError} If none is named, or several are.
 */
export function oneFolder(
  [folder, ...more]: readonly string[],
  what: string,
): string {
  if (folder === undefined || folder === "") {
    throw new UsageError(`name ${what}`);
  }
  if (more.length === 0) return folder;
  throw new UsageError(`expected one folder, found ${more[0]} too`);
}

/**
 * Nothing, if stdin is at most one of the files.
 *
 * @throws {UsageError} If it is several.
 */
export function checkStdinOnce(files: readonly (string | undefined)[]): void {
  if (files.filter((file) => file === "-").length < 2) return;
  throw new UsageError("stdin can be only one of the files");
}

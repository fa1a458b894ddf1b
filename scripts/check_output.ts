import { dirname } from "@std/path";
import { isSameFile } from "./is_same_file.ts";
import { UsageError } from "./usage_error.ts";

/**
 * Nothing, if a file can be written there: in a folder that exists, and in place of no file that is read.
 *
 * @param path The file.
 * @param inputs Files that are read.
 * @param option The option that names it.
 * @throws {UsageError} If it is one of them, under whatever name, or is meant to be stdout.
 * @throws {Deno.errors.NotFound} If the folder does not exist.
 */
export async function checkOutput(
  path: string,
  inputs: readonly string[],
  option = "out",
): Promise<void> {
  if (path === "-") throw new UsageError(`--${option} is a file, found -`);
  await checkPlace(path, option);
  for (const input of inputs) {
    if (!await isSameFile(input, path)) continue;
    throw new UsageError(
      `--${option} ${path} is a file that is read; name another one`,
    );
  }
}

/** A file is written beside its place and renamed, so that place is a folder for files: not /dev, not /proc. */
async function checkPlace(path: string, option: string): Promise<void> {
  try {
    await Deno.stat(dirname(path));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotCapable)) throw error;
    throw new UsageError(`--${option} ${path} is no place for a file`);
  }
}

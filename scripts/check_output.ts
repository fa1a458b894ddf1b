import { dirname, resolve } from "@std/path";
import { UsageError } from "./usage_error.ts";

/**
 * Nothing, if a file can be written there: in a folder that exists, and in place of no file that is read.
 *
 * @param path The file.
 * @param inputs Files that are read.
 * @throws {UsageError} If it is one of them, under whatever name.
 * @throws {Deno.errors.NotFound} If the folder does not exist.
 */
export async function checkOutput(
  path: string,
  inputs: readonly string[],
): Promise<void> {
  await checkPlace(path);
  const target = await realPath(path);
  for (const input of inputs) {
    if (await realPath(input) !== target) continue;
    throw new UsageError(
      `--out ${path} is a file that is read; name another one`,
    );
  }
}

/** A file is written beside its place and renamed, so that place is a folder for files: not /dev, not /proc. */
async function checkPlace(path: string): Promise<void> {
  try {
    await Deno.stat(dirname(path));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotCapable)) throw error;
    throw new UsageError(`--out ${path} is no place for a file`);
  }
}

/** Where a name leads; a file that is not there yet leads to itself. */
async function realPath(path: string): Promise<string> {
  try {
    return await Deno.realPath(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return resolve(path);
    throw error;
  }
}

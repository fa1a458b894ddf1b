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
export async function checkOutPath(
  path: string,
  inputs: readonly string[],
): Promise<void> {
  await Deno.stat(dirname(path));
  const target = await realPath(path);
  for (const input of inputs) {
    if (await realPath(input) !== target) continue;
    throw new UsageError(
      `--out ${path} is a file that is read; name another one`,
    );
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

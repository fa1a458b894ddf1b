import { dirname } from "@std/path";
import { isSameFile } from "./is_same_file.ts";
import { UsageError } from "./usage_error.ts";

/**
 * Nothing, if a file can be written there: in a folder that exists, and in place of no file that is read.
 *
 * @param path The file.
 * @param inputs Files that are read.
 * @param option The option that names it.
 * @throws {UsageError} If it is one of them, under whatever name, is a folder, is read-only, or is meant to be stdout,
 * and where nothing may be written: before the work, not after it.
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
  await checkWritable(path, option);
}

/**
 * Nothing, if the outputs are files of their own.
 *
 * @param outputs The files, each with the option that names it.
 * @throws {UsageError} If two are one file.
 */
export async function checkApart(
  outputs: readonly { readonly name: string; readonly path: string }[],
): Promise<void> {
  for (const [at, { name, path }] of outputs.entries()) {
    for (const before of outputs.slice(0, at)) {
      if (!await isSameFile(before.path, path)) continue;
      throw new UsageError(`--${before.name} and --${name} name the same file`);
    }
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

async function checkWritable(path: string, option: string): Promise<void> {
  const asked = { name: "write", path: dirname(path) } as const;
  const { state } = await Deno.permissions.request(asked);
  if (state !== "granted") {
    throw new UsageError(
      `--${option} ${path} needs --allow-write for the file's folder`,
    );
  }
  const why = await whyKept(path);
  if (why !== undefined) throw new UsageError(`--${option} ${path} ${why}`);
}

/** Why what stands there may not be replaced. */
async function whyKept(path: string): Promise<string | undefined> {
  try {
    const { isDirectory, mode } = await Deno.stat(path);
    if (isDirectory) return "is a folder, not a file";
    if (mode !== null && (mode & 0o222) === 0) return "is read-only";
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

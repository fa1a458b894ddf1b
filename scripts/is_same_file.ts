import { basename, dirname, join } from "@std/path";

/** Whether two names lead to the same file, which may not be there yet. */
export async function isSameFile(a: string, b: string): Promise<boolean> {
  return await realPath(a) === await realPath(b);
}

/** Where a name leads; a file that is not there yet stands in its folder. */
async function realPath(path: string): Promise<string> {
  try {
    return await Deno.realPath(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    const folder = dirname(path);
    return folder === path
      ? path
      : join(await realPath(folder), basename(path));
  }
}

import { basename, dirname, join } from "@std/path";

/** Where a name leads; a file that is not there yet stands in its folder. */
export async function realPath(path: string): Promise<string> {
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

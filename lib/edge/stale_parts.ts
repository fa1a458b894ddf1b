import { PART } from "./write_then_rename.ts";

/** Age from which a temporary file is taken for left behind: writing one takes a second. */
const STALE_MS = 3_600_000;

/**
 * Removes the temporary files that killed processes left in a folder an hour ago or earlier.
 *
 * @param folder The folder; it must exist.
 *
 * @example
 * ```ts ignore
 * removeStaleParts(".cache/gemma4");
 * ```
 */
export function removeStaleParts(folder: string): void {
  for (const { name } of Deno.readDirSync(folder)) {
    if (!name.endsWith(PART)) continue;
    try {
      const { mtime } = Deno.statSync(`${folder}/${name}`);
      if (Date.now() - (mtime?.getTime() ?? 0) > STALE_MS) {
        Deno.removeSync(`${folder}/${name}`);
      }
    } catch (error) {
      // Another process may just have renamed it.
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
}

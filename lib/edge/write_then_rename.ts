/** Temporary files that this process has not renamed yet. */
const unfinished = new Set<string>();

globalThis.addEventListener("unload", () => {
  for (const path of unfinished) remove(path);
});

/**
 * Writes a file under a temporary name beside it, then renames it: readers see the old file or the new one, whole.
 *
 * The temporary name is this call's own, and is gone afterwards, also when writing fails or the process is told to exit.
 * Who may read a file that is replaced may read the new one, and nobody else.
 *
 * @param path The file.
 * @param bytes What it holds from then on, whole or piece by piece.
 * @throws {Error} If it cannot be written.
 *
 * @example
 * ```ts ignore
 * await writeThenRename(".cache/gemma4/tokenizer.tables", bytes);
 * ```
 */
export async function writeThenRename(
  path: string,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
): Promise<void> {
  const short = path.replace(LONG_NAME, "$1");
  const temporary = `${short}.${crypto.randomUUID()}${PART}`;
  unfinished.add(temporary);
  try {
    const mode = modeOf(path);
    const given = mode === undefined ? {} : { mode };
    await Deno.writeFile(temporary, bytes, { createNew: true, ...given });
    if (mode !== undefined) await Deno.chmod(temporary, mode);
    await Deno.rename(temporary, path);
  } finally {
    remove(temporary);
    unfinished.delete(temporary);
  }
}

/** The permissions of a file that is there, where the system has such. */
function modeOf(path: string): number | undefined {
  try {
    const { mode } = Deno.statSync(path);
    return mode === null ? undefined : mode & 0o777;
  } catch {
    return undefined;
  }
}

/** A file's name may have 255 bytes, the temporary one has 42 more than its start. */
const LONG_NAME = /([^/\\]{50})[^/\\]*$/u;

/** How temporary names end. */
export const PART = ".part";

function remove(path: string): void {
  try {
    Deno.removeSync(path);
  } catch {
    // Renamed, or never made.
  }
}

import { BLOCK_BYTES, hashOf, joinedHash } from "./block_hash.ts";

/**
 * All bytes of a file in one buffer, and the `blockHash` of those from a place on; `undefined` where there is no such file.
 *
 * Each block is hashed while the next is read.
 *
 * @param path The file.
 * @param from Where the first block starts, in bytes.
 * @throws {Error} If it cannot be read for another reason.
 *
 * @example
 * ```ts ignore
 * const read = await readHashed(".cache/gemma4/tokenizer.tables", 72);
 * ```
 */
export async function readHashed(
  path: string,
  from: number,
): Promise<
  { readonly bytes: Uint8Array<ArrayBuffer>; readonly hash: string } | undefined
> {
  const { bytes, blocks } = readBlocks(path, from) ?? {};
  return bytes && blocks && { bytes, hash: await joinedHash(blocks) };
}

function readBlocks(path: string, from: number) {
  try {
    using file = Deno.openSync(path);
    const bytes = new Uint8Array(file.statSync().size);
    const blocks: Promise<ArrayBuffer>[] = [];
    let filled = fill(file, bytes.subarray(0, from));
    while (filled < bytes.length) {
      const block = bytes.subarray(filled, filled + BLOCK_BYTES);
      const read = fill(file, block);
      if (read === 0) break;
      blocks.push(hashOf(block.subarray(0, read)));
      filled += read;
    }
    return { bytes: bytes.subarray(0, filled), blocks };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** How many bytes the file still had for the place. */
function fill(file: Deno.FsFile, place: Uint8Array): number {
  let filled = 0;
  while (filled < place.length) {
    const read = file.readSync(place.subarray(filled));
    if (read === null) break;
    filled += read;
  }
  return filled;
}

import { sha256 } from "./sha256.ts";

/** Bytes of a block; the last may be shorter. */
export const BLOCK_BYTES = 2 ** 21;

/**
 * The SHA-256 of the SHA-256s of the bytes' blocks of 2 MiB, as 64 hex digits.
 *
 * Blocks are hashed beside each other, so it takes a part of the time that one hash of large bytes takes; it is another
 * number than that.
 *
 * @example
 * ```ts
 * import { assertNotEquals } from "@std/assert";
 * assertNotEquals(await blockHash(new Uint8Array(9)), await blockHash(new Uint8Array(8)));
 * ```
 */
export function blockHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const blocks: Promise<ArrayBuffer>[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
    blocks.push(hashOf(bytes.subarray(start, start + BLOCK_BYTES)));
  }
  return joinedHash(blocks);
}

/** The hash of one block. */
export function hashOf(block: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", block);
}

/** The hash of all blocks, from the hash of each. */
export async function joinedHash(
  blocks: readonly Promise<ArrayBuffer>[],
): Promise<string> {
  const hashes = await Promise.all(blocks);
  return sha256(await new Blob(hashes).bytes());
}

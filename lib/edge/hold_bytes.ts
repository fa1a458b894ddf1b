import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { ByteReader } from "./json_lines.ts";

const BLOCK_BYTES = 1 << 20;

/** Bytes that were read once and can be read again. */
export interface HeldBytes {
  /** How many they are. */
  readonly sizeBytes: number;
  /** Starts at the first. */
  open(): ByteReader & Disposable;
}

/** What bytes come from when they come, such as `Deno.stdin`. */
export interface SlowReader {
  /** Fills the buffer from its start; the number of bytes, or null at the end. */
  read(buffer: Uint8Array): Promise<number | null>;
}

/**
 * All bytes of a pipe, held in memory packed: a long session of text takes a small part of its size.
 *
 * @param reader It is read to its end and not closed.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const pieces = [3, 4];
 * const read = (buffer: Uint8Array) => {
 *   const piece = pieces.shift();
 *   if (piece !== undefined) buffer.fill(piece, 0, piece);
 *   return Promise.resolve(piece ?? null);
 * };
 * const { sizeBytes, open } = await holdBytes({ read });
 * const buffer = new Uint8Array(9);
 * assertEquals([sizeBytes, open().readSync(buffer)], [7, 7]);
 * assertEquals([...buffer], [3, 3, 3, 4, 4, 4, 4, 0, 0]);
 * ```
 */
export async function holdBytes(reader: SlowReader): Promise<HeldBytes> {
  const blocks: Uint8Array[] = [];
  const block = new Uint8Array(BLOCK_BYTES);
  let sizeBytes = 0;
  let filled = 0;
  for (;;) {
    const count = await reader.read(block.subarray(filled));
    filled += count ?? 0;
    sizeBytes += count ?? 0;
    const isWhole = filled === BLOCK_BYTES || count === null;
    if (isWhole && filled > 0) {
      blocks.push(packed(block.subarray(0, filled)));
      filled = 0;
    }
    if (count === null) return { sizeBytes, open: () => unpacking(blocks) };
  }
}

function packed(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(deflateRawSync(bytes, { level: 1 }));
}

function unpacking(blocks: readonly Uint8Array[]): ByteReader & Disposable {
  let next = 0;
  let rest: Uint8Array = new Uint8Array();
  return {
    readSync(buffer) {
      if (rest.length === 0) {
        if (next === blocks.length) return null;
        rest = inflateRawSync(blocks[next++]);
      }
      const piece = rest.subarray(0, buffer.length);
      buffer.set(piece);
      rest = rest.subarray(piece.length);
      return piece.length;
    },
    [Symbol.dispose]: () => {},
  };
}

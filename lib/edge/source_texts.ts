import type { ByteSource } from "./byte_source.ts";

const CHUNK_BYTES = 256 * 1024;

/**
 * The text of a file in pieces, as it stands there, but without a byte order mark, and without a character that the file
 * stops in the middle of.
 *
 * @param source The file.
 * @param onBytes Told how many bytes have been read so far, after each piece.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const bytes = new TextEncoder().encode('{"a":1}\n\n');
 * const open = () => {
 *   const pieces = [bytes];
 *   const readSync = (buffer: Uint8Array) => {
 *     const piece = pieces.pop();
 *     buffer.set(piece ?? []);
 *     return piece?.length ?? null;
 *   };
 *   return { readSync, [Symbol.dispose]: () => {} };
 * };
 * const source = { name: "a.jsonl", sizeBytes: bytes.length, open };
 * assertEquals([...sourceTexts(source)].join(""), '{"a":1}\n\n');
 * ```
 */
export function* sourceTexts(
  source: ByteSource,
  onBytes?: (bytesRead: number) => void,
): Generator<string> {
  using reader = source.open();
  const decoder = new TextDecoder();
  const buffer = new Uint8Array(CHUNK_BYTES);
  let bytesRead = 0;
  for (;;) {
    const count = reader.readSync(buffer);
    if (count === null) break;
    yield decoder.decode(buffer.subarray(0, count), { stream: true });
    bytesRead += count;
    onBytes?.(bytesRead);
  }
}

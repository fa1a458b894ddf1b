import type { JsonLine } from "../adapters/json_line.ts";
import { LineSplitter } from "./line_splitter.ts";

const CHUNK_BYTES = 256 * 1024;

/** What bytes are read from, such as a `Deno.FsFile` or `Deno.stdin`. */
export interface ByteReader {
  /** Fills the buffer from its start; the number of bytes, or null at the end. */
  readSync(buffer: Uint8Array): number | null;
}

/**
 * The lines of a JSON Lines file, one at a time.
 *
 * It holds one line and one buffer of 256 KiB, however large the file is; what the caller keeps is the caller's. Lines
 * are not parsed: whether a half-written last line is an error depends on the format.
 *
 * @param reader An open file, or standard input; it is read to its end and not closed.
 * @param onBytes Told how many bytes have been read so far, after each buffer.
 * @throws {FormatError} If a line is not UTF-8; the error has its number.
 *
 * @example Blank lines count, and are left out
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const bytes = new TextEncoder().encode('{"a":1}\n\n{"b":2}\n');
 * let taken = 0;
 * const reader = {
 *   readSync: (buffer: Uint8Array) => {
 *     if (taken > 0) return null;
 *     buffer.set(bytes);
 *     return taken = bytes.length;
 *   },
 * };
 * assertEquals([...jsonLines(reader)].map(({ line }) => line), [1, 3]);
 * ```
 */
export function* jsonLines(
  reader: ByteReader,
  onBytes?: (bytesRead: number) => void,
): Generator<JsonLine> {
  const splitter = new LineSplitter();
  const buffer = new Uint8Array(CHUNK_BYTES);
  let bytesRead = 0;
  for (;;) {
    const count = reader.readSync(buffer);
    if (count === null) break;
    yield* splitter.push(buffer.subarray(0, count));
    bytesRead += count;
    onBytes?.(bytesRead);
  }
  yield* splitter.end();
}

/**
 * The lines of a JSON Lines stream, such as a response's body; otherwise as `jsonLines`.
 *
 * @throws {FormatError} If a line is not UTF-8; the error has its number.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const stream = new Blob(['{"a":1}\n', '{"b":2}']).stream();
 * const lines = await Array.fromAsync(streamJsonLines(stream));
 * assertEquals(lines.map(({ text }) => text), ['{"a":1}', '{"b":2}']);
 * ```
 */
export async function* streamJsonLines(
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<JsonLine> {
  const splitter = new LineSplitter();
  for await (const bytes of stream) yield* splitter.push(bytes);
  yield* splitter.end();
}

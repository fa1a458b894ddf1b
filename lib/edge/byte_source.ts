import type { ByteReader } from "./json_lines.ts";

/** A file that can be read from its start as often as needed, each time the same bytes. */
export interface ByteSource {
  /** Its name, as errors say it. */
  readonly name: string;
  /** Its size. */
  readonly sizeBytes: number;
  /** Opens it at its start. */
  open(): ByteReader & Disposable;
}

/**
 * A file, or standard input for `-`.
 *
 * What is written to a file after this call is not read, so a session that goes on is the same in each pass. Standard
 * input, and anything else that can be read only once, is held in memory.
 *
 * @param path The file.
 * @throws {Deno.errors.NotFound | Deno.errors.IsADirectory} If there is no such file.
 *
 * @example
 * ```ts ignore
 * const source = await byteSource("session.jsonl");
 * using reader = source.open();
 * ```
 */
export async function byteSource(path: string): Promise<ByteSource> {
  if (path === "-") return held("stdin", await chunksOf(Deno.stdin.readable));
  const { isFile, isDirectory, size } = await Deno.stat(path);
  if (isDirectory) {
    throw new Deno.errors.IsADirectory(`Cannot open ${path}: it is a folder`);
  }
  if (!isFile) {
    return held(path, await chunksOf((await Deno.open(path)).readable));
  }
  return { name: path, sizeBytes: size, open: () => upTo(path, size) };
}

function upTo(path: string, sizeBytes: number): ByteReader & Disposable {
  const file = Deno.openSync(path);
  let left = sizeBytes;
  return {
    readSync(buffer) {
      if (left === 0) return null;
      const count = file.readSync(buffer.subarray(0, left));
      if (count !== null) left -= count;
      return count;
    },
    [Symbol.dispose]: () => file.close(),
  };
}

function chunksOf(
  stream: ReadableStream<Uint8Array>,
): Promise<readonly Uint8Array[]> {
  return Array.fromAsync(stream);
}

function held(name: string, chunks: readonly Uint8Array[]): ByteSource {
  const sizeBytes = chunks.reduce((sum, { length }) => sum + length, 0);
  return {
    name,
    sizeBytes,
    open() {
      let next = 0;
      let rest: Uint8Array = new Uint8Array();
      return {
        readSync(buffer) {
          if (rest.length === 0) {
            if (next === chunks.length) return null;
            rest = chunks[next++];
          }
          const piece = rest.subarray(0, buffer.length);
          buffer.set(piece);
          rest = rest.subarray(piece.length);
          return piece.length;
        },
        [Symbol.dispose]: () => {},
      };
    },
  };
}

import { holdBytes } from "./hold_bytes.ts";
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
 * input, and anything else that can be read only once, is held in memory, packed.
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
  if (path === "-") return { name: "stdin", ...await holdBytes(Deno.stdin) };
  const { isFile, isDirectory, size } = await Deno.stat(path);
  if (isDirectory) {
    throw new Deno.errors.IsADirectory(`Cannot open ${path}: it is a folder`);
  }
  if (!isFile) {
    using pipe = await Deno.open(path);
    return { name: path, ...await holdBytes(pipe) };
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

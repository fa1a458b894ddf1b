import type { ByteSource } from "./byte_source.ts";

/** All bytes of a source, in one buffer. */
export function allBytes(source: ByteSource): Uint8Array {
  using reader = source.open();
  const bytes = new Uint8Array(source.sizeBytes);
  let filled = 0;
  while (filled < bytes.length) {
    const count = reader.readSync(bytes.subarray(filled));
    if (count === null) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}

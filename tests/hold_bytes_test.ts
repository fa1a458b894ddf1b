import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { holdBytes } from "../lib/edge/hold_bytes.ts";
import type { ByteReader } from "../lib/edge/json_lines.ts";

const MIB = 1 << 20;

/** Gives the bytes in pieces of these sizes, over and over. */
function pipe(bytes: Uint8Array, sizes: readonly number[]) {
  let at = 0;
  let turn = 0;
  return {
    read(buffer: Uint8Array): Promise<number | null> {
      if (at === bytes.length) return Promise.resolve(null);
      const most = Math.min(sizes[turn++ % sizes.length], buffer.length);
      const piece = bytes.subarray(at, at + most);
      buffer.set(piece);
      at += piece.length;
      return Promise.resolve(piece.length);
    },
  };
}

function allOf(reader: ByteReader): Uint8Array {
  const pieces: number[] = [];
  const buffer = new Uint8Array(70_001);
  for (;;) {
    const count = reader.readSync(buffer);
    if (count === null) return new Uint8Array(pieces);
    for (let at = 0; at < count; at++) pieces.push(buffer[at]);
  }
}

Deno.test("holdBytes() gives the same bytes as often as they are read, whatever the pieces were", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, 999, MIB - 1, MIB, MIB + 1, 2 * MIB),
      fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1 }),
      fc.integer(),
      async (length, sizes, seed) => {
        const bytes = Uint8Array.from(
          { length },
          (_, index) => Math.imul(index ^ seed, 0x9e3779b1) >>> 24,
        );
        const held = await holdBytes(pipe(bytes, [...sizes, 50_000]));
        assertEquals(held.sizeBytes, length);
        for (let time = 0; time < 2; time++) {
          const again = allOf(held.open());
          assertEquals(again.length, length);
          assertEquals(again.findIndex((byte, at) => byte !== bytes[at]), -1);
        }
      },
    ),
    { numRuns: 12 },
  );
});

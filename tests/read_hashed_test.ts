import { assertEquals, assertNotEquals } from "@std/assert";
import { BLOCK_BYTES, blockHash } from "../lib/edge/block_hash.ts";
import { readHashed } from "../lib/edge/read_hashed.ts";

const read = await Deno.permissions.query({ name: "read" });
const write = await Deno.permissions.query({ name: "write" });
const ignore = read.state !== "granted" || write.state !== "granted";

function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => index * 7 % 251);
}

Deno.test({
  name:
    "readHashed() has the hash that blockHash() has of the bytes from there on, at any size",
  ignore,
  fn: async () => {
    const path = await Deno.makeTempFile();
    try {
      for (const more of [-72, -71, -1, 0, 1, BLOCK_BYTES, BLOCK_BYTES + 1]) {
        const bytes = bytesOf(72 + Math.max(0, more) + Math.min(0, more));
        await Deno.writeFile(path, bytes);
        const found = await readHashed(path, 72);
        assertEquals(found?.bytes, bytes);
        assertEquals(found?.hash, await blockHash(bytes.subarray(72)));
      }
    } finally {
      await Deno.remove(path);
    }
  },
});

Deno.test({
  name: "readHashed() gives nothing where there is no file",
  ignore,
  fn: async () => {
    assertEquals(await readHashed("no such file", 72), undefined);
  },
});

Deno.test("blockHash() sees a changed byte in any block, and blocks that changed places", async () => {
  const bytes = bytesOf(2 * BLOCK_BYTES + 5);
  const hash = await blockHash(bytes);
  for (const place of [0, BLOCK_BYTES, 2 * BLOCK_BYTES + 4]) {
    const changed = bytes.slice();
    changed[place] ^= 1;
    assertNotEquals(await blockHash(changed), hash);
  }
  const turned = bytes.slice();
  turned.set(bytes.subarray(BLOCK_BYTES, 2 * BLOCK_BYTES), 0);
  turned.set(bytes.subarray(0, BLOCK_BYTES), BLOCK_BYTES);
  assertNotEquals(await blockHash(turned), hash);
});

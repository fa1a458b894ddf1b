import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { utf8Fault } from "../lib/edge/utf8_fault.ts";

/** Bytes near the edges of UTF-8, and others. */
const byte = fc.oneof(
  fc.nat(0xff),
  fc.constantFrom(
    ...[0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2],
    ...[0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5],
  ),
);

function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

Deno.test("utf8Fault() is where TextDecoder stops being able to read on", () => {
  fc.assert(
    fc.property(fc.uint8Array({ max: 255 }), fc.array(byte), (any, edges) => {
      for (const bytes of [any, Uint8Array.from(edges)]) {
        const fault = utf8Fault(bytes);
        assertEquals(fault === -1, decodes(bytes));
        if (fault === -1) continue;
        assertEquals(decodes(bytes.subarray(0, fault)), true);
        for (let end = fault + 1; end <= fault + 4; end++) {
          if (end > bytes.length) break;
          assertEquals(decodes(bytes.subarray(0, end)), false);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

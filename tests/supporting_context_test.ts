import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  checkSupportingContext,
  compressSupporting,
  extractiveBackend,
  sanitizeContext,
  type SupportingContext,
} from "../lib/compress/mod.ts";
import { contextOf, LOG, OPTIONS } from "./compression_sample.ts";

Deno.test("sanitizeContext() keeps the line numbers of the file through redaction, tail and lines taken out", async () => {
  const lines = Array.from(
    { length: 200 },
    (_, index) => `tick ${index + 1} of pump 9`,
  );
  lines.splice(
    150,
    3,
    "-----BEGIN PRIVATE KEY-----",
    "MIIBqPlumQuartz77xKv0Lw9T",
    "-----END PRIVATE KEY-----",
  );
  lines[179] = "ERROR valve 17 stuck";
  const context = sanitizeContext({
    label: "logs/DB_PASSWORD=tin77",
    text: lines.join("\n"),
    tailLines: 120,
    withoutLines: [90, 185],
  });
  assertEquals(context.label, "logs/DB_PASSWORD=[REDACTED:named-secret]");
  assertEquals([context.lines[0].number, context.lines.length], [81, 118]);
  for (const { number, text } of context.lines) {
    if (number < 151 || number > 153) assertEquals(text, lines[number - 1]);
  }
  const { text } = await compressSupporting(context, extractiveBackend, {
    ...OPTIONS,
    targetTokens: 33,
  });
  assertEquals(
    text,
    "… 98 lines omitted (L81–L179) …\nERROR valve 17 stuck\n… 19 lines omitted (L181–L200) …",
  );
});

Deno.test("sanitizeContext() refuses what is no text and repairs half a pair", () => {
  for (
    const wrong of [null, {}, { label: "a" }, { label: "a", text: 7 }, {
      label: null,
      text: "a",
    }]
  ) {
    assertThrows(
      () => sanitizeContext(wrong as never),
      TypeError,
      "must be text",
    );
  }
  for (const tailLines of [0, -1, 1.5, NaN]) {
    assertThrows(
      () => sanitizeContext({ label: "a", text: "a", tailLines }),
      RangeError,
      "tailLines",
    );
  }
  assertEquals(
    sanitizeContext({ label: "a", text: "a \ud83d" }).text,
    "a \ufffd",
  );
});

Deno.test("a context cannot be changed", () => {
  const context = contextOf(LOG, ["valve"]);
  assert(
    Object.isFrozen(context) && Object.isFrozen(context.lines) &&
      Object.isFrozen(context.lines[0]),
  );
  assertThrows(() => Object.assign(context, { text: "raw" }), TypeError);
});

Deno.test("a context cannot be written down, only made", () => {
  const text = "DB_PASSWORD=tin77";
  const parts = { label: "a", text, lines: [], redactions: [], preserve: [] };
  // @ts-expect-error: the type has a private member
  const forged: SupportingContext = parts;
  assertThrows(() => checkSupportingContext(forged), TypeError);
});

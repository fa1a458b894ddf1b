import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { sanitizeContext } from "../lib/compress/supporting_context.ts";
import { truncateBackend } from "../lib/compress/truncate.ts";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../lib/count/tables_encoder.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const { countText, fitText } = tablesEncoder(
  makeTables(tokenizerSource(MINI_TOKENIZER)),
);
const { signal } = new AbortController();

function truncated(text: string, targetTokens: number, fit = fitText) {
  const context = sanitizeContext({ label: "ci.log", text });
  const options = { targetTokens, countText, preserve: [], signal };
  return truncateBackend.compress(context, { ...options, fitText: fit });
}

Deno.test("truncate keeps as many lines by fitText() as by counting, and as much of a line", async () => {
  const texts = fc.array(
    fc.constantFrom(
      ...'\n a,\\"',
      " the",
      "aaa".repeat(30),
      "e\u0301",
      "👩‍🚒",
    ),
    { maxLength: 40 },
  ).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(texts, fc.nat(40), async (text, target) => {
      const fitted = await truncated(text, target);
      const counted = await truncated(text, target, undefined);
      assert(countText(fitted) <= target);
      assert(fitted.length >= counted.length, `${fitted} ${counted}`);
      assertEquals(await truncated(text, target), fitted);
    }),
    { numRuns: 300, seed: 20_261_134 },
  );
});

Deno.test("truncate hands a long line to the counter a few times, not once for each character", async () => {
  let asked = 0;
  const context = sanitizeContext({ label: "a.log", text: "a".repeat(50_000) });
  const text = await truncateBackend.compress(context, {
    targetTokens: 100,
    countText: (text) => (asked += text.length, countText(text)),
    fitText,
    preserve: [],
    signal,
  });
  assert(text.startsWith("aaa") && text.endsWith("…"));
  assert(asked < 60_000, `${asked}`);
});

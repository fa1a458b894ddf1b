import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import type { CompressionBackend } from "../../lib/compress/compression_backend.ts";
import { compressSupporting } from "../../lib/compress/compress_supporting.ts";
import {
  sanitizeContext,
  type SupportingContext,
} from "../../lib/compress/supporting_context.ts";
import {
  contexts,
  COUNTERS,
  optionsFor,
} from "../properties/compression_scene.ts";

const inputs = [
  contexts,
  fc.oneof(fc.nat(60), fc.nat(2000)),
  fc.constantFrom(...COUNTERS),
] as const;

/**
 * What every `CompressionBackend` must do, one test for each claim.
 *
 * Providers are slow, so how often each claim is tried can be said.
 *
 * @param name Stands before each test's name.
 * @param make Makes the backend; called once.
 * @param numRuns How many contexts each claim is tried on.
 */
export async function testCompressionBackend(
  name: string,
  make: () => CompressionBackend | Promise<CompressionBackend>,
  numRuns = 100,
): Promise<void> {
  const backend = await make();
  const compress = (
    context: SupportingContext,
    targetTokens: number,
    countText: (text: string) => number,
  ) => backend.compress(context, optionsFor(context, targetTokens, countText));

  Deno.test(`${name}: it has a name of one word`, () => {
    assert(/^[a-z][\w-]*$/.test(backend.name), backend.name);
  });

  Deno.test(`${name}: it gives well-formed text`, async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (context, target, count) => {
        const text: unknown = await compress(context, target, count);
        assert(typeof text === "string" && text.isWellFormed());
      }),
      { numRuns },
    );
  });

  Deno.test(`${name}: it takes nothing but what sanitizeContext made`, async () => {
    const context = sanitizeContext({ label: "ci.log", text: "a\nb" });
    const forged = [
      { ...context },
      structuredClone(context),
      Object.create(context),
      new Proxy(context, {}),
      JSON.parse(JSON.stringify(context)),
      "a\nb",
      null,
      undefined,
    ];
    const options = optionsFor(context, 9, COUNTERS[0]);
    for (const value of forged) {
      const call = async () =>
        await backend.compress(value as SupportingContext, options);
      await assertRejects(call, TypeError, "sanitizeContext");
    }
  });

  Deno.test(`${name}: the same context gives the same text, and stays as it was`, async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (context, target, count) => {
        const before = JSON.stringify(context);
        const text = await compress(context, target, count);
        assertEquals(await compress(context, target, count), text);
        assertEquals(JSON.stringify(context), before);
      }),
      { numRuns },
    );
  });

  Deno.test(`${name}: whatever it does, the checked result keeps every preserve term of the source`, async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (context, targetTokens, countText) => {
        const result = await compressSupporting(context, backend, {
          targetTokens,
          countText,
        });
        const join = (text: string) =>
          text.replace(
            /[\s\u0085]*[\n\v\f\r\u0085\u2028\u2029][\s\u0085]*/g,
            " ",
          );
        assertEquals(result.receipts.length, context.preserve.length);
        for (const [index, { term, status }] of result.receipts.entries()) {
          assertEquals(term, context.preserve[index].term);
          const inSource = join(context.text).includes(join(term));
          assertEquals(status === "not in source", !inSource);
          assert(!inSource || join(result.text).includes(join(term)), term);
        }
        const { before, after } = result.tokens;
        assertEquals(before, countText(context.text));
        assertEquals(after, countText(result.text));
        assert(after <= before);
        assert(result.text.trim() !== "" || context.text.trim() === "");
        const isOver = result.warnings.some(({ code }) =>
          code === "over-target"
        );
        assertEquals(isOver, after > targetTokens);
      }),
      { numRuns },
    );
  });
}

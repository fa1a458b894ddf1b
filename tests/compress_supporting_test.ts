import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  compressSupporting,
  extractiveBackend,
  noneBackend,
} from "../lib/compress/mod.ts";
import { contextOf, fake, LOG, OPTIONS, short } from "./compression_sample.ts";

Deno.test("compressSupporting() gives none unchanged, with a warning where it is over the target", async () => {
  const over = await compressSupporting(contextOf(), noneBackend, OPTIONS);
  assertEquals([over.text, over.backend], [LOG, "none"]);
  assertEquals(over.warnings.map(({ code }) => code), ["over-target"]);
  const within = await compressSupporting(contextOf("a"), noneBackend, OPTIONS);
  assertEquals(within.warnings, []);
});

Deno.test("compressSupporting() notes a result that saves nothing, and counts lines that nobody wrote", async () => {
  const same = await compressSupporting(
    contextOf("a b"),
    fake((text) => text),
    OPTIONS,
  );
  assertEquals(same.warnings, [
    { code: "no-saving", level: "note", message: "fake: 2 tokens, as before" },
  ]);
  const invented = await compressSupporting(
    contextOf(),
    fake(() => `All went well.\n${short}\nDone.`),
    OPTIONS,
  );
  assertEquals(invented.warnings, [{
    code: "invented-lines",
    level: "warning",
    message: "fake: lines that are not in the source: 2",
  }]);
});

Deno.test("compressSupporting() redacts a secret that a provider's result holds", async () => {
  const result = await compressSupporting(
    contextOf(),
    fake(() => "DB_PASSWORD=tin77roof"),
    OPTIONS,
  );
  assertEquals(result.text, "DB_PASSWORD=[REDACTED:named-secret]");
  assert(result.warnings.some(({ code }) => code === "secret-in-reply"));
  assert(!JSON.stringify(result).includes("tin77"));
});

Deno.test("compressSupporting() asks no backend about a blank text", async () => {
  for (const text of ["", "\n \n"]) {
    const never = fake(() => {
      throw new Error("it was asked");
    });
    const result = await compressSupporting(
      contextOf(text, ["a"]),
      never,
      OPTIONS,
    );
    assertEquals([result.text, result.backend, result.fallback], [
      text,
      "none",
      undefined,
    ]);
  }
});

Deno.test("compressSupporting() refuses a target, a limit or a count that is none", async () => {
  const count = (tokens: unknown) => () => tokens as number;
  for (
    const wrong of [
      { targetTokens: -1 },
      { targetTokens: NaN },
      { limitSeconds: 0 },
      { limitSeconds: 1e9 },
      { countText: count(NaN) },
      { countText: count(1.5) },
      { countText: count(Promise.resolve(1)) },
    ]
  ) {
    await assertRejects(
      () =>
        compressSupporting(contextOf(), extractiveBackend, {
          ...OPTIONS,
          ...wrong,
        }),
      RangeError,
      "Cannot compress: ",
    );
  }
});

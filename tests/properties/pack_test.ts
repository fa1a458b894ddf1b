import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type CompressionBackend,
  extractiveBackend,
  noneBackend,
  truncateBackend,
} from "../../lib/compress/mod.ts";
import { RequiredContextTooLarge } from "../../lib/errors.ts";
import {
  type ContextPack,
  contextPack,
  type ContextPackOptions,
  outline,
  type PackInputs,
} from "../../lib/pack/mod.ts";
import { packFile, typeError } from "../pack_scene.ts";
import { COUNTERS, readMark } from "./compression_scene.ts";

const line = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((n) => `tick ${n} of the pump`),
  fc.constantFrom("tank", "valve", "pump").map(typeError),
  fc.constantFrom(
    "src/a.ts(3,4): warning TS6133: 'v' is declared but never used.",
    "ERROR stage 3 failed at valve 17",
    "export DB_PASSWORD='tin roof 77'",
    "",
    "```",
    "## Manifest",
    "… 37 lines omitted (L12–L48) …",
    "Launch 🚀 at dawn, crew 👩‍🚒👩‍🚒",
    "x".repeat(400),
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const text = fc.array(line, { maxLength: 60 }).map((lines) => lines.join("\n"));
const source = fc.array(
  fc.integer({ min: 0, max: 99 }).map((n) =>
    `def fill_${n}(tank):\n    pass\n`
  ),
  { maxLength: 20 },
).map((parts) => parts.join("\n"));

const inputs: fc.Arbitrary<PackInputs> = fc.record({
  check: fc.option(fc.string({ maxLength: 9 }), { nil: undefined }),
  exitCode: fc.option(fc.nat(255), { nil: undefined }),
  logs: fc.array(text, { maxLength: 3 }).map((texts) =>
    texts.map((text, i) => packFile(`${i}.log`, text))
  ),
  sources: fc.array(source, { maxLength: 2 }).map((texts) =>
    texts.map((text, i) => ({
      ...packFile(`${i}.py`, text),
      outline: outline("a.py", text),
    }))
  ),
  tailLines: fc.integer({ min: 1, max: 80 }),
  preserve: fc.subarray(["valve 17", "tick 7", "nowhere", "tin roof 77"]),
});

/** Says the same line over and over, so that it is of any length and of no source. */
const chatter: CompressionBackend = {
  name: "chatter",
  compress: ({ text }) =>
    Promise.resolve("so it goes\n".repeat(1 + text.length % 23)),
};
const failing: CompressionBackend = {
  name: "failing",
  compress: () => Promise.reject(new Error("reset by peer")),
};

const options: fc.Arbitrary<ContextPackOptions> = fc.record({
  budgetTokens: fc.oneof(fc.nat(600), fc.nat(6000)),
  format: fc.constantFrom("text" as const, "json" as const),
  counter: fc.constantFrom(...COUNTERS).map((countText) => ({
    name: "any",
    exact: false,
    countText,
    count: () => 0,
  })),
  compression: fc.option(
    fc.record({
      backend: fc.constantFrom(
        noneBackend,
        truncateBackend,
        extractiveBackend,
        chatter,
        failing,
      ),
      ratio: fc.constantFrom(0.1, 0.5, 1),
    }),
    { nil: undefined },
  ),
});

/** The pack; undefined where facts and manifest do not fit. */
async function made(
  inputs: PackInputs,
  options: ContextPackOptions,
): Promise<ContextPack | undefined> {
  try {
    return await contextPack(inputs, options);
  } catch (error) {
    assert(error instanceof RequiredContextTooLarge, String(error));
    assert(error.requiredTokens > options.budgetTokens);
    return undefined;
  }
}

function holds(
  claim: string,
  check: (
    pack: ContextPack,
    inputs: PackInputs,
    options: ContextPackOptions,
  ) => void | Promise<void>,
): void {
  Deno.test(claim, () =>
    fc.assert(
      fc.asyncProperty(inputs, options, async (inputs, options) => {
        const pack = await made(inputs, options);
        if (pack !== undefined) await check(pack, inputs, options);
      }),
      { numRuns: 250 },
    ));
}

holds(
  "a pack is never over its budget, recounted in one piece",
  (pack, _, { counter, budgetTokens }) => {
    assertEquals(pack.tokens, counter.countText(pack.text));
    assert(pack.tokens <= budgetTokens, `${pack.tokens} of ${budgetTokens}`);
  },
);

holds(
  "the lines that were read are the sum of facts, shown and omitted ones",
  ({ content }, inputs) => {
    const { files } = content.manifest;
    const given = [...inputs.logs!, ...inputs.sources!];
    assertEquals(files.map(({ path }) => path), given.map(({ path }) => path));
    for (const [index, { lines }] of files.entries()) {
      const { read, facts, shown, omitted } = lines;
      assertEquals(read, facts + shown + omitted);
      assertEquals(
        read,
        given[index].text.split("\n").length -
          (/\n$|^$/.test(given[index].text) ? 1 : 0),
      );
      assert(Math.min(facts, shown, omitted) >= 0);
    }
  },
);

holds(
  "every error of a log is a fact, word for word, and in no supporting context",
  ({ text, content }, inputs, { format }) => {
    for (const log of inputs.logs!) {
      for (const line of log.text.split("\n")) {
        if (!line.includes(": error TS2304: ")) continue;
        assert(
          content.facts.diagnostics.some((one) => one.text === line),
          line,
        );
        for (const item of content.supporting) {
          assert(!item.text?.split("\n").includes(line), line);
        }
        if (format === "text") assert(text.includes(`\n${line}\n`));
      }
    }
  },
);

holds(
  "no secret is left, and an item is shown, or left out whole and said so",
  ({ text, content }, { logs = [] }) => {
    // A term that is a secret nowhere is one of the caller's own words.
    if (logs.some((log) => log.text.includes("tin roof"))) {
      assert(!text.includes("tin roof"), "the secret is there");
    }
    for (const { path, text } of content.supporting) {
      if (text !== undefined) continue;
      assert(
        content.manifest.warnings.some((one) =>
          one.startsWith(`${path}: left out, `)
        ),
        path,
      );
    }
  },
);

holds(
  "a second pack is the same to the byte",
  async (pack, inputs, options) => {
    assertEquals((await contextPack(inputs, options)).text, pack.text);
  },
);

holds(
  "in an extract the lines that are shown and those that the marks count are all there are",
  ({ content }, { logs = [], tailLines = 0 }, { compression }) => {
    if (compression?.backend !== extractiveBackend) return;
    for (const [index, log] of logs.entries()) {
      // A line of the log that has the form of a mark would be counted as one.
      if (/^… \d+ line/m.test(log.text)) continue;
      const { path, lines } = content.manifest.files[index];
      const text = content.supporting.find((one) => one.path === path)?.text;
      if (text === undefined) continue;
      const marks = text.split("\n").map((line) => readMark(line)?.count ?? 0);
      const omitted = marks.reduce((sum, count) => sum + count, 0);
      const taken = Math.min(tailLines, lines.read - lines.facts);
      assertEquals(lines.shown + omitted, taken);
    }
  },
);

holds("nothing is half a character", ({ text }) => {
  assert(text.isWellFormed());
});

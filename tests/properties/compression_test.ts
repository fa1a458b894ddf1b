import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { lineOrder } from "../../lib/compress/line_order.ts";
import { extractiveBackend } from "../../lib/compress/extractive.ts";
import { gapMark } from "../../lib/compress/gap_mark.ts";
import { noneBackend } from "../../lib/compress/none.ts";
import {
  sanitizeContext,
  type SupportingContext,
} from "../../lib/compress/supporting_context.ts";
import { truncateBackend } from "../../lib/compress/truncate.ts";
import {
  contexts,
  COUNTERS,
  optionsFor,
  readMark,
} from "./compression_scene.ts";

type Claim = (
  context: SupportingContext,
  targetTokens: number,
  countText: (text: string) => number,
) => Promise<void>;

function holds(claim: string, check: Claim): void {
  Deno.test(claim, () =>
    fc.assert(
      fc.asyncProperty(
        contexts,
        fc.oneof(fc.nat(60), fc.nat(2000)),
        fc.constantFrom(...COUNTERS),
        check,
      ),
      { numRuns: 300 },
    ));
}

holds("none is the identity", async (context, target, count) => {
  const options = optionsFor(context, target, count);
  assertEquals(await noneBackend.compress(context, options), context.text);
});

holds(
  "truncate gives a prefix of whole lines, or the start of the first one with a mark, within its target",
  async (context, target, count) => {
    const options = optionsFor(context, target, count);
    const text = await truncateBackend.compress(context, options);
    assert(count(text) <= target);
    if (text === "") return;
    const isWholeLines = context.text.startsWith(text) &&
      /^(?:\r?\n|$)/.test(context.text.slice(text.length));
    const [first] = context.text.split("\n", 1);
    const isCutLine = text.endsWith("…") && first.startsWith(text.slice(0, -1));
    assert(isWholeLines || isCutLine || text === context.text, text);
  },
);

holds(
  "truncate leaves out no line that would fit",
  async (context, target, count) => {
    const options = optionsFor(context, target, count);
    const text = await truncateBackend.compress(context, options);
    if (text === "" || text === context.text) return;
    if (!context.text.startsWith(text)) return;
    const rest = context.text.slice(text.length);
    const next = /^\r?\n[^\n]*?(?=\r?\n|$)/.exec(rest);
    // The mark of a cut line may itself be how the text starts.
    if (next === null) return;
    assert(count(text + next[0]) > target);
  },
);

holds(
  "extractive keeps whole lines in their order and marks each gap, and the numbers add up",
  async (context, target, count) => {
    const options = optionsFor(context, target, count);
    const text = await extractiveBackend.compress(context, options);
    if (text === context.text) return;
    const { lines } = context;
    let at = 0;
    let [kept, omitted] = [0, 0];
    let wasMark = false;
    for (const shown of text.split("\n")) {
      const mark = readMark(shown);
      const isMark = mark !== undefined && mark.first === lines[at]?.number;
      if (isMark) {
        assert(!wasMark, "two marks in a row");
        assertEquals(lines[at + mark.count - 1].number, mark.last);
        at += mark.count;
        omitted += mark.count;
      } else {
        assertEquals(shown, lines[at].text);
        at++;
        kept++;
      }
      wasMark = isMark;
    }
    assertEquals([at, kept + omitted], [lines.length, lines.length]);
  },
);

holds(
  "extractive is within its target unless terms or the marks alone are over it, and never longer than its source",
  async (context, target, count) => {
    const options = optionsFor(context, target, count);
    const text = await extractiveBackend.compress(context, options);
    assert(count(text) <= count(context.text));
    if (count(text) <= target) return;
    const bare = { ...options, preserve: [] };
    const without = await extractiveBackend.compress(context, bare);
    if (without !== text) return;
    assert(count(gapMark(context.lines)) > target, text);
  },
);

Deno.test("extractive keeps more under a larger target, and errors before all else", async () => {
  const text = Array.from(
    { length: 400 },
    (_, index) =>
      index === 250
        ? "ERROR valve 17 is stuck"
        : `tick ${index} of pump ${index % 7}`,
  ).join("\n");
  const context = sanitizeContext({ label: "ci.log", text });
  let keptBefore = -1;
  for (const target of [100, 150, 400, 1500, 5000]) {
    const options = optionsFor(context, target, COUNTERS[0]);
    const shown = await extractiveBackend.compress(context, options);
    assert(shown.includes("ERROR valve 17 is stuck"), String(target));
    const kept = shown.split("\n").filter((line) => !readMark(line)).length;
    assert(kept > keptBefore);
    keptBefore = kept;
  }
});

Deno.test("extractive takes no line without a letter or digit for the surroundings of an error", () => {
  const lines = ["=====", "ERROR valve stuck", "-----", "at stage 3", "tick"];
  assertEquals(lineOrder(lines).slice(0, 2), [1, 3]);
});

Deno.test("extractive takes every error before any surroundings", () => {
  const lines = ["a b", "ERROR valve stuck", "c d", "e f", "ERROR pump dry"];
  assertEquals(lineOrder(lines).slice(0, 2), [1, 4]);
});

Deno.test("extractive shows two lines on both sides of an error once they fit", async () => {
  const text = Array.from(
    { length: 60 },
    (_, index) =>
      index === 30
        ? "ERROR valve stuck"
        : `tick ${index} of the long pump line`,
  )
    .join("\n");
  const context = sanitizeContext({ label: "ci.log", text });
  const options = optionsFor(context, 210, COUNTERS[0]);
  const shown = await extractiveBackend.compress(context, options);
  assertEquals(
    shown,
    [
      "… 28 lines omitted (L1–L28) …",
      "tick 28 of the long pump line",
      "tick 29 of the long pump line",
      "ERROR valve stuck",
      "tick 31 of the long pump line",
      "tick 32 of the long pump line",
      "… 27 lines omitted (L34–L60) …",
    ].join("\n"),
  );
});

Deno.test("extractive counts lines a number of times that does not grow with them", async () => {
  for (const size of [200, 2000]) {
    const text = Array.from({ length: size }, (_, i) => `tick ${i} a${i % 9}`)
      .join("\n");
    const context = sanitizeContext({ label: "ci.log", text });
    let chars = 0;
    const count = (part: string) => {
      chars += part.length;
      return part.length;
    };
    await extractiveBackend.compress(context, optionsFor(context, 900, count));
    assert(chars < 4 * text.length + 20_000, String(chars / text.length));
  }
});

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { RetentionRun } from "../../lib/measure/retention/run/retention_run.ts";
import { documentText } from "../../lib/report/document_text.ts";
import {
  retentionRunPage,
  retentionRunPicture,
} from "../../lib/report/retention_run_charts.ts";
import { retentionRunDocument } from "../../lib/report/retention_run_document.ts";
import {
  retentionFiguresJson,
  retentionRunJson,
} from "../../lib/report/retention_run_json.ts";

function runOf(ratios: readonly number[], size = 1): RetentionRun {
  const row = (
    extractor: "drop-oldest" | "ranked",
    ratio: number,
    part: number,
  ) => ({
    extractor,
    ratio,
    share: extractor === "ranked" ? 75 : null,
    tallies: {
      words: [part, 4] as const,
      "words/temporal": [part, 4] as const,
      answers: [part, 8] as const,
    },
  });
  const conversations = [{
    index: 0,
    id: "a secret id",
    tokens: 4321,
    answers: [8, 16] as const,
    rows: ratios.flatMap((ratio) => [
      row("drop-oldest", ratio, 1),
      row("ranked", ratio, 3),
    ]),
  }];
  return {
    layout: 1,
    version: "0.1.0",
    counter: "gemma-4-E2B",
    options: { ratios, shares: [75], extractors: ["ranked"], dates: false },
    sets: [{ set: "locomo", hash: "ab", size, conversations }],
  };
}

Deno.test("the table of a run has a row per extractor and budget, with intervals and the ceiling of answers", () => {
  const text = documentText(retentionRunDocument(runOf([10, 20])), false);
  assertStringIncludes(text, "8 of 16 answers stand in the whole (50.0 %)");
  const rows = text.split("\n").filter((line) => /^\s+ranked/.test(line));
  assertEquals(rows[0].trim().split(/\s{2,}/), [
    "ranked",
    "10 %",
    "75 %",
    "75.0 (75.0–75.0)",
    "37.5 (37.5–37.5)",
  ]);
});

Deno.test("kinds of question are shown at the budget that the set is known by", () => {
  const { tables } = retentionRunDocument(runOf([10, 20, 30]));
  const [, kinds] = tables;
  assertEquals(kinds.head.slice(3), ["temporal"]);
  assertEquals(kinds.rows.map(([name, ratio]) => [name, ratio]), [
    ["drop-oldest", "20 %"],
    ["ranked", "20 %"],
  ]);
});

Deno.test("the picture has a line for each extractor, and none where there is one budget", () => {
  const svg = retentionRunPicture(runOf([10, 20]))!;
  assertStringIncludes(svg, "ranked: 75 % (75 % to 75 %) at 10 %");
  assertStringIncludes(svg, "drop-oldest: 25 % (25 % to 25 %) at 10 %");
  assertEquals(retentionRunPicture(runOf([20])), undefined);
});

Deno.test("pictures of several sets stand below each other in one", () => {
  const run = runOf([10, 20]);
  const [set] = run.sets;
  const one = retentionRunPicture(run)!;
  const two = retentionRunPicture({
    ...run,
    sets: [set, { ...set, set: "beam" }],
  })!;
  const height = Number(/height="(\d+)"/.exec(one)?.[1]);
  assertStringIncludes(two, `<svg y="${height}" `);
  assertStringIncludes(two, `height="${2 * height}"`);
  assertEquals(two.match(/<\/svg>/g)?.length, 3);
});

Deno.test("the page holds picture and tables, and nothing from elsewhere", () => {
  const html = retentionRunPage(runOf([10, 20]));
  assertStringIncludes(html, "</svg>");
  assertStringIncludes(html, "75.0 (75.0–75.0)");
  assert(!/(?:src|href)="(?!#)/.test(html), "an address");
});

Deno.test("the JSON of a part has no figures, that of a whole run has them", () => {
  const part = JSON.parse(retentionRunJson(runOf([20], 2)));
  const whole = JSON.parse(retentionRunJson(runOf([20])));
  assertEquals(part.sets[0].figures, undefined);
  assertEquals(whole.sets[0].figures[1], {
    extractor: "ranked",
    ratio: 20,
    share: 75,
    answers: { percent: 37.5, low: 37.5, high: 37.5, count: 8 },
    words: { percent: 75, low: 75, high: 75, count: 4 },
    "words/temporal": { percent: 75, low: 75, high: 75, count: 4 },
  });
});

Deno.test("the figures that are published hold nothing of the conversations", () => {
  const text = retentionFiguresJson(runOf([20]), "2026-11-30");
  assert(!text.includes("a secret id"));
  const { date, version, sets: [{ hash, tokens, answers }] } = JSON.parse(text);
  assertEquals(
    [date, version, hash, tokens, answers],
    ["2026-11-30", "0.1.0", "ab", 4321, { inWhole: 8, all: 16 }],
  );
});

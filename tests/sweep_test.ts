import { assert, assertEquals, assertThrows } from "@std/assert";
import requestFile from "../fixtures/request.json" with { type: "json" };
import probesFile from "../fixtures/probes.json" with { type: "json" };
import { compact } from "../lib/compact/compact.ts";
import { dropOldest } from "../lib/compact/drop_oldest.ts";
import type { Message } from "../lib/conversation/message.ts";
import { readRequest } from "../lib/conversation/read_request.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { rememberCounts } from "../lib/measure/sweep/remember_counts.ts";
import { smallestBudget } from "../lib/measure/sweep/smallest_budget.ts";
import { sweep } from "../lib/measure/sweep/sweep.ts";
import { sweepBudgets } from "../lib/measure/sweep/sweep_budgets.ts";
import type { SweepPoint } from "../lib/measure/sweep/sweep_result.ts";
import { probeResult } from "../lib/probe/probe_result.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import { sweepChart } from "../lib/report/sweep_chart.ts";
import { sweepJson } from "../lib/report/sweep_json.ts";
import { sweepPage } from "../lib/report/sweep_page.ts";
import { sweepPlot } from "../lib/report/sweep_plot.ts";
import { sweepText } from "../lib/report/sweep_text.ts";

const REQUEST = readRequest(requestFile);
const PROBES = readProbes(probesFile);
const COUNTER = charactersCounter();
const OPTIONS = {
  extractors: ["drop-oldest", "cue"],
  sharePercent: 25,
  wantedPercent: 90,
} as const;

const point = (budgetTokens: number, retention: number): SweepPoint => ({
  budgetTokens,
  totalTokens: budgetTokens,
  notesTokens: 0,
  kept: retention * 100,
  retention,
});

Deno.test("sweepBudgets() leaves out what cannot hold the required part, and budgets under a thousandth", () => {
  assertEquals(sweepBudgets(600, 1500), [1024, 1500]);
  assertEquals(sweepBudgets(1, 5000).slice(0, 2), [8, 16]);
  assertEquals(sweepBudgets(700, 700), [700]);
  assertEquals(sweepBudgets(1, 1024).at(-1), 1024);
});

Deno.test("smallestBudget() finds the token at which the wanted retention is first reached", () => {
  const measured: number[] = [];
  const measure = (budget: number) => {
    measured.push(budget);
    return point(budget, budget < 733 ? 0.5 : 0.95);
  };
  const goal = { wanted: 0.9, requiredTokens: 10 };
  const points = [point(512, 0.5), point(1024, 0.95)];
  assertEquals(smallestBudget(points, goal, measure), {
    point: point(733, 0.95),
    below: point(732, 0.5),
    missedAgain: [],
  });
  assert(measured.length <= 9, `${measured}`);
});

Deno.test("smallestBudget() at the first point goes down to what cannot leave", () => {
  const measure = (budget: number) => budget < 40 ? null : point(budget, 1);
  const goal = { wanted: 1, requiredTokens: 40 };
  assertEquals(smallestBudget([point(64, 1)], goal, measure), {
    point: point(40, 1),
    below: null,
    missedAgain: [],
  });
});

Deno.test("smallestBudget() says where a larger budget misses it again", () => {
  const points = [null, point(2, 0.1), point(3, 0.9), point(8, 0.8), null];
  const found = smallestBudget(
    points,
    { wanted: 0.9, requiredTokens: 2 },
    () => {
      throw new Error("there is nothing between 2 and 3");
    },
  );
  assertEquals([found?.point, found?.below], [point(3, 0.9), point(2, 0.1)]);
  assertEquals(found?.missedAgain, [8]);
});

Deno.test("smallestBudget() is null where no point reaches it", () => {
  const goal = { wanted: 0.9, requiredTokens: 2 };
  assertEquals(smallestBudget([null, point(9, 0.8)], goal, () => null), null);
});

Deno.test("sweep() says of each budget what compacting and probing alone say", () => {
  const budgets = [300, 500, 900];
  const { lines } = sweep(REQUEST, PROBES, COUNTER, { ...OPTIONS, budgets });
  const fits = { "drop-oldest": dropOldest, cue: compact } as const;
  for (const { extractor, points } of lines) {
    budgets.forEach((inputBudget, index) => {
      const notesReserve = Math.floor(inputBudget / 4);
      const request = { ...REQUEST, inputBudget, notesReserve };
      const result = fits[extractor as keyof typeof fits](request, COUNTER);
      const report = probeResult(result, PROBES, COUNTER, "shortened");
      assertEquals(points[index], {
        budgetTokens: inputBudget,
        totalTokens: result.tokens.total,
        notesTokens: result.tokens.notes,
        kept: report.findings.filter(({ probe, supported }) =>
          probe.supersededBy === undefined && supported
        ).length,
        retention: report.retention,
      });
    });
  }
});

Deno.test("sweep() keeps all at the whole conversation's size, and the smallest budget just reaches what is wanted", () => {
  const swept = sweep(REQUEST, PROBES, COUNTER, OPTIONS);
  assertEquals(swept.budgets.at(-1), swept.original.tokens);
  for (const { points, smallest } of swept.lines) {
    assertEquals(points.at(-1)?.retention, 1);
    assert(smallest && smallest.point.retention >= 0.9);
    assert(smallest.below === null || smallest.below.retention < 0.9);
    for (const each of points) {
      assert(each === null || each.totalTokens <= each.budgetTokens);
    }
  }
});

Deno.test("sweep() has no point where what cannot leave is over the budget", () => {
  const budgets = [1, 900];
  const { lines } = sweep(REQUEST, PROBES, COUNTER, { ...OPTIONS, budgets });
  assertEquals(lines.map(({ points }) => points[0]), [null, null]);
  assert(lines.every(({ points }) => points[1] !== null));
});

Deno.test("sweep() counts mentions where no fact names a source", () => {
  const probes = PROBES.map(({ source: _, ...probe }) => probe);
  const swept = sweep(REQUEST, probes, COUNTER, OPTIONS);
  assertEquals(swept.retentionBy, "mention");
  assertEquals(swept.lines[0].points.at(-1)?.retention, 1);
});

Deno.test("sweep() refuses a list without a fact", () => {
  assertThrows(
    () => sweep(REQUEST, [], COUNTER, OPTIONS),
    RangeError,
    "Cannot measure retention: there is no current fact",
  );
});

Deno.test("sweep() counts each window once, though three budgets and both compactors need it", () => {
  const counted = new Map<string, number>();
  const counter = {
    ...COUNTER,
    count(messages: readonly Message[], options?: object) {
      const key = JSON.stringify([messages, options === undefined]);
      counted.set(key, (counted.get(key) ?? 0) + 1);
      return COUNTER.count(messages, options);
    },
  };
  sweep(REQUEST, PROBES, counter, { ...OPTIONS, budgets: [400, 800, 900] });
  assertEquals(Math.max(...counted.values()), 1);
});

Deno.test("rememberCounts() does not take a call for the same words without it", () => {
  const counter = rememberCounts({
    name: "json",
    exact: true,
    count: (messages) => JSON.stringify(messages).length,
    countText: (text) => text.length,
  });
  const said: Message = { role: "assistant", content: "" };
  const called = {
    ...said,
    toolCalls: [{ id: "1", name: "a", arguments: {} }],
  };
  const counts = [[said], [called], [said, called]].map((messages) =>
    counter.count(messages)
  );
  assertEquals(new Set(counts).size, 3);
});

Deno.test("a sweep is the same bytes twice, in each format", () => {
  const once = () => {
    const swept = sweep(REQUEST, PROBES, COUNTER, OPTIONS);
    return [sweepJson, sweepChart, sweepPage].map((write) => write(swept));
  };
  assertEquals(once(), once());
});

const SWEPT = {
  original: { tokens: 4000, requiredTokens: 300, turns: 12 },
  counter: { name: "characters/4", exact: false },
  facts: 10,
  retentionBy: "evidence",
  sharePercent: 25,
  wantedPercent: 90,
  budgets: [256, 1024, 4000],
  lines: [
    {
      extractor: "drop-oldest",
      points: [null, { ...point(1024, 0.2), totalTokens: 900 }, point(4000, 1)],
      smallest: { point: point(3100, 0.9), below: null, missedAgain: [] },
    },
    {
      extractor: "cue",
      points: [null, point(1024, 0.5), point(4000, 0.89)],
      smallest: null,
    },
  ],
} as const;

Deno.test("sweepText() names the smallest budget first, what was not reached, and what does not fit", () => {
  const lines = sweepText(SWEPT, false).split("\n");
  assertEquals(lines[1].trim().split(/ {2,}/), [
    "smallest budget for 90 %",
    "3,100 tokens, 77 % of the whole (drop-oldest)",
  ]);
  const row = (start: string) =>
    lines.filter((line) => line.startsWith(start)).map((line) =>
      line.trim().split(/ {2,}/)
    );
  assertEquals(row("  cue "), [
    ["cue", "not reached", "–", "–", "89 % at 4,000", "–", "–"],
  ]);
  assertEquals(row("  256 "), [
    ["256", "6.4 %", "does not fit", "does not fit"],
    ["256", "6.4 %", "does not fit", "does not fit"],
  ]);
  assertEquals(row("  1,024 "), [
    ["1,024", "25 %", "20 %", "50 %"],
    ["1,024", "25 %", "900 (22 %)", "1,024 (25 %)"],
  ]);
});

Deno.test("sweepPlot() has a mark of its own for each compactor over each budget that fits, on the dots only where they are reached", () => {
  assertEquals(sweepPlot(SWEPT), [
    " 100 % ┤                ●",
    "       │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
    "  80 % ┤                 ◆",
    "       │",
    "  60 % ┤",
    "       │           ◆",
    "  40 % ┤",
    "       │",
    "  20 % ┤          ●",
    "       │",
    "   0 % ┤",
    "       └──────────────────",
    "           256    1k    4k",
    "        ● drop-oldest   ◆ cue   ┈ wanted: 90 %",
  ]);
});

Deno.test("sweepChart() has a point where the wanted retention is reached, and a line for what is wanted", () => {
  const svg = sweepChart(SWEPT);
  assert(svg.includes("drop-oldest: 20 % at 1k, 90 % at 3.1k, 100 % at 4k."));
  assert(svg.includes("wanted: 90 %: 90 % at 256, 90 % at 4k."));
});

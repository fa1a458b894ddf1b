import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertThrows,
} from "@std/assert";
import {
  growthExponent,
  median,
  timeJob,
  timePair,
} from "../scripts/bench/clock.ts";
import { MEASUREMENTS } from "../scripts/bench/measurements.ts";
import {
  atLeast,
  atMost,
  type Row,
  sizeOf,
  TARGETS,
  time,
} from "../scripts/bench/row.ts";
import { rowsJson, rowsText } from "../scripts/bench/show_rows.ts";
import { sizeChart } from "../scripts/bench/size_chart.ts";
import { targetsOf } from "../scripts/bench/targets_of.ts";
import { painter } from "../lib/report/paint.ts";

const CURVES = ["Holdfast", "a < b"].map((name, index) => ({
  name,
  times: [{ chars: 1e3, ms: 0.05 + index }, { chars: 1e6, ms: 50 }],
}));

const ROWS: readonly Row[] = [
  {
    target: "P3",
    what: "1 MB of English",
    ours: time(32),
    peer: time(6_400, "at 1 MB"),
    ratio: 200,
    bound: atLeast(200, 100),
  },
  {
    target: "P4",
    what: "growth with size, English",
    ours: time(512),
    exponent: 1.234,
    bound: atMost(1.234, 1.06),
    curves: CURVES,
  },
  {
    target: "P3",
    what: "beside the Rust library",
    peer: { missing: "SKIPPED: not installed; get it by: fetch it" },
  },
  {
    target: "MEMORY",
    what: "peak",
    ours: { value: 123e6, unit: "bytes" },
    bound: atMost(123, 250, "MB"),
  },
];

Deno.test("atMost() and atLeast() hold at the bound itself", () => {
  assertEquals(
    [atMost(2, 2).met, atMost(2.1, 2).met, atLeast(2, 2).met],
    [true, false, true],
  );
  assertEquals(atLeast(1.9, 2).met, false);
  assertEquals(atMost(1, 250, "MB").text, "≤ 250 MB");
});

Deno.test("a measure that is no number meets no bound", () => {
  assertEquals([atMost(NaN, 2).met, atLeast(NaN, 2).met], [false, false]);
});

Deno.test("growthExponent() is 1 for linear and 2 for quadratic growth", () => {
  assertAlmostEquals(growthExponent(100, 100), 1);
  assertAlmostEquals(growthExponent(10, 100), 2);
  assertAlmostEquals(growthExponent(100, 1), 0);
});

Deno.test("median() takes the middle, of an even count the mean of two", () => {
  assertEquals([median([9, 1, 5]), median([1, 9, 5, 7])], [5, 6]);
});

Deno.test("timeJob() makes one run at least, and prepares each", () => {
  let prepared = 0;
  const { runs } = timeJob(() => (prepared++, () => 0), { most: 3, capMs: 0 });
  assertEquals([runs, prepared], [1, 1]);
});

Deno.test("timePair() runs ours before and after each run of the peer", async () => {
  const order: string[] = [];
  const pair = await timePair(
    () => (order.push("ours"), 2),
    () => (order.push("peer"), 10),
    { most: 2, around: 2 },
  );
  const round = ["ours", "ours", "peer", "ours", "ours"];
  assertEquals(order, [...round, ...round]);
  assertEquals(pair, { oursMs: 2, peerMs: 10, ratio: 5 });
});

Deno.test("timePair() takes the median of the rounds' ratios, not the ratio of medians", async () => {
  const ours = [1, 1, 10, 10, 2, 2];
  const peer = [10, 50, 100];
  const pair = await timePair(() => ours.shift()!, () => peer.shift()!, {
    most: 3,
  });
  assertEquals(pair, { oursMs: 2, peerMs: 50, ratio: 10 });
});

Deno.test("timePair() makes no further round once the time is spent", async () => {
  let rounds = 0;
  await timePair(() => 1, () => (rounds++, 100), { most: 9, capMs: 150 });
  assertEquals(rounds, 2);
});

Deno.test("rowsText() says of each target whether it is met, and how many are", () => {
  const lines = rowsText(ROWS, painter(false)).split("\n");
  assert(
    /P3 .* 32 ms .* 6.40 s \(at 1 MB\) .* 200 .* ≥ 100 .* yes/.test(lines[1]),
  );
  assert(/P4 .* 512 ms .* 1.23 .* ≤ 1.06 .* NO/.test(lines[2]));
  assert(/MEMORY .* 123 MB .* ≤ 250 MB .* yes/.test(lines[4]));
  assert(lines.includes("  2 of 3 targets met"));
});

Deno.test("rowsText() says below the table what brings a peer that was skipped", () => {
  const lines = rowsText(ROWS, painter(false)).split("\n");
  assert(lines[3].endsWith("SKIPPED: not installed"));
  assert(lines.includes("  Peer SKIPPED: not installed; get it by: fetch it"));
});

Deno.test("rowsJson() names what is missed and holds the rows", () => {
  const json = JSON.parse(
    rowsJson(ROWS, { quick: true, seconds: { P3: 4, P4: 7 } }),
  );
  assertEquals(json.missed, ["P4 growth with size, English"]);
  assertEquals(json.rows, ROWS);
  assertEquals([json.quick, json.seconds], [true, { P3: 4, P4: 7 }]);
});

Deno.test("sizeChart() draws every curve of the rows, names as text", () => {
  const svg = sizeChart(ROWS)!;
  assert(svg.includes("a &lt; b: 1.05 ms at 1 KB, 50 ms at 1 MB"));
  assert(svg.includes("Holdfast: 50 µs at 1 KB, 50 ms at 1 MB"));
});

Deno.test("sizeChart() draws nothing where P4 was not measured", () => {
  assertEquals(sizeChart([ROWS[0]]), undefined);
});

Deno.test("sizeOf() counts a million characters as 1 MB", () => {
  assertEquals([sizeOf(1_000), sizeOf(1e6), sizeOf(1e7)], [
    "1 KB",
    "1 MB",
    "10 MB",
  ]);
});

Deno.test("targetsOf() takes names in any order and case, and all without one", () => {
  assertEquals(targetsOf("p10, P3"), ["P3", "P10"]);
  assertEquals(targetsOf(undefined), TARGETS);
});

Deno.test("targetsOf() names what it does not know", () => {
  assertThrows(() => targetsOf("P3,P99"), Error, "found P99");
});

Deno.test("every target is measured", () => {
  assertEquals(Object.keys(MEASUREMENTS).toSorted(), [...TARGETS].toSorted());
});

import { assert, assertEquals, assertThrows } from "@std/assert";
import { XMLValidator } from "fast-xml-parser";
import { CHART_COLOURS } from "../lib/report/chart/chart_colours.ts";
import { chartMark } from "../lib/report/chart/chart_marks.ts";
import type {
  ChartPoint,
  LineChartData,
} from "../lib/report/chart/line_chart_data.ts";
import { linearTicks, logTicks } from "../lib/report/chart/round_ticks.ts";
import { spreadPlaces } from "../lib/report/chart/spread_places.ts";
import { lineChart } from "../lib/report/line_chart.ts";

const HOSTILE = `</title><script>alert("1")</script>&'\u0000\u202e${
  "x".repeat(300)
}`;

function chart(
  lines: Readonly<Record<string, readonly ChartPoint[]>>,
  scale: "linear" | "log" = "linear",
): LineChartData {
  return {
    title: "Kept by budget",
    x: { label: "budget", scale, format: (tokens) => `${tokens} tokens` },
    y: { label: "kept", scale },
    lines: Object.entries(lines).map(([name, points]) => ({ name, points })),
  };
}

Deno.test("linearTicks() starts at 0 and ends at or over the largest value", () => {
  assertEquals(linearTicks(40, 100), [0, 20, 40, 60, 80, 100]);
  assertEquals(linearTicks(0.1, 0.3), [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]);
  assertEquals(linearTicks(-3, 9), [-4, -2, 0, 2, 4, 6, 8, 10]);
});

Deno.test("linearTicks() of nothing but zeros has a length", () => {
  assertEquals(linearTicks(0, 0), [0, 0.2, 0.4, 0.6, 0.8, 1]);
});

Deno.test("logTicks() are the decades over a wide range", () => {
  assertEquals(logTicks(0.02, 900), [0.01, 0.1, 1, 10, 100, 1000]);
});

Deno.test("logTicks() of one value are the two around it", () => {
  assertEquals(logTicks(1000, 1000), [1000, 2000]);
});

Deno.test("spreadPlaces() keeps the order, the gap and the bounds", () => {
  assertEquals(spreadPlaces([99, 98, 99, 5], 10, 0, 100), [90, 80, 100, 5]);
});

Deno.test("lineChart() has no two names within a row of each other", () => {
  const ends = Array.from({ length: 30 }, (_, index) => 50 + index % 2);
  const svg = lineChart(chart(Object.fromEntries(
    ends.map((y, index) => [`line ${index}`, [{ x: 1, y: 1 }, { x: 2, y }]]),
  )));
  const rows = [...svg.matchAll(/<text x="[^"]+" y="([^"]+)">line \d+</g)]
    .map(([, y]) => Number(y)).sort((a, b) => a - b);
  assertEquals(rows.length, 30);
  for (let at = 1; at < rows.length; at++) {
    assert(rows[at] - rows[at - 1] >= 17.9, rows.join());
  }
});

Deno.test("lineChart() tells 56 lines apart without a colour", () => {
  const looks = Array.from({ length: 56 }, (_, index) => {
    const { path, open, dash } = chartMark(index);
    return `${path} ${open} ${dash}`;
  });
  assertEquals(new Set(looks).size, 56);
});

Deno.test("lineChart() has a contrast of at least 4.5 to 1 in both themes", () => {
  for (const { ground, ink, soft, lines } of Object.values(CHART_COLOURS)) {
    for (const colour of [ink, soft, ...lines]) {
      const ratio = contrast(colour, ground);
      assert(ratio >= 4.5, `${colour} on ${ground}: ${ratio}`);
    }
  }
});

Deno.test("lineChart() lists every point in its description, with intervals", () => {
  const svg = lineChart(chart({
    cue: [{ x: 1, y: 20, low: 15, high: 25 }, { x: 2, y: 81 }],
  }));
  assert(svg.includes(
    "<desc>kept by budget. cue: 20 (15 to 25) at 1 tokens, 81 at 2 tokens.</desc>",
  ));
});

Deno.test("lineChart() shades an interval only between points that have one, and of a point alone as a bar", () => {
  const svg = lineChart(chart({
    cue: [
      { x: 0, y: 2, low: 1, high: 3 },
      { x: 1, y: 2 },
      { x: 2, y: 2, low: 1, high: 4 },
      { x: 4, y: 4, low: 2, high: 4 },
    ],
  }));
  const areas = [...svg.matchAll(/class="area" d="([^"]+)"/g)];
  assertEquals(areas.length, 1);
  assertEquals(areas[0][1].split("L").length, 4);
  assertEquals(svg.match(/class="bar"/g)?.length, 1);
});

Deno.test("lineChart() is one well-formed file in which hostile names are text", () => {
  const svg = lineChart({
    ...chart({ [HOSTILE]: [{ x: 1, y: 1 }] }),
    title: HOSTILE,
    x: { label: HOSTILE, scale: "log", format: () => HOSTILE },
  });
  assertEquals(XMLValidator.validate(svg), true);
  assert(!svg.includes("<script"));
  const addresses = svg.replace("http://www.w3.org/2000/svg", "");
  assert(!/https?:|url\(|@import| id=| on\w+=/.test(addresses));
});

Deno.test("lineChart() leaves lines without points out", () => {
  const svg = lineChart(chart({ none: [], cue: [{ x: 1, y: 1 }] }));
  assert(!svg.includes("none:") && svg.includes("cue: 1 at"));
});

Deno.test("lineChart() names what cannot be drawn", () => {
  assertThrows(
    () => lineChart(chart({ none: [] })),
    RangeError,
    "Cannot draw the chart: it has no point",
  );
  assertThrows(
    () => lineChart(chart({ cue: [{ x: 0, y: 1 }] }, "log")),
    RangeError,
    "Cannot draw the chart: budget is 0, a log axis needs numbers over 0",
  );
  assertThrows(
    () => lineChart(chart({ cue: [{ x: 1, y: NaN }] })),
    RangeError,
    "kept is NaN, a linear axis needs finite numbers",
  );
});

/** Contrast of two colours such as `#1a1c20`, by WCAG 2. */
function contrast(one: string, other: string): number {
  const [low, high] = [one, other].map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

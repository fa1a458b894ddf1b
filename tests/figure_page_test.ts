import { assert, assertEquals } from "@std/assert";
import { figurePage } from "../lib/report/figure_page.ts";
import { lineChart } from "../lib/report/line_chart.ts";

const HOSTILE = `"><script>alert(1)</script>`;

Deno.test("figurePage() holds the picture as it is and all else as text", () => {
  const svg = lineChart({
    title: HOSTILE,
    x: { label: HOSTILE, scale: "linear" },
    y: { label: HOSTILE, scale: "linear" },
    lines: [{ name: HOSTILE, points: [{ x: 1, y: 1 }] }],
  });
  const html = figurePage({
    title: HOSTILE,
    lead: [HOSTILE],
    figures: [{ svg, caption: HOSTILE }],
    tables: [
      { title: HOSTILE, head: [HOSTILE], rows: [[HOSTILE]], numbers: true },
    ],
  });
  assert(html.includes(svg.trimEnd()));
  assert(!html.includes("<script") && !html.includes('"">'));
});

Deno.test("figurePage() asks for nothing from anywhere", () => {
  const html = figurePage({ title: "a", lead: [], figures: [], tables: [] });
  assert(html.includes("default-src 'none'"));
  assertEquals(html.match(/https?:|src=|href=/g), null);
});

import {
  assert,
  assertEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import {
  type Probe,
  probeReport,
  retentionReport,
  retentionReportHtml,
  retentionReportJson,
  retentionReportJUnit,
  retentionReportMarkdown,
  retentionReportText,
} from "../mod.ts";

const hostile =
  "</td><script>alert(1)</script> ]]> & \"q\" 'a' | ![x](http://evil.test) \x1b[31m\u202e\n# head `c`";
const movesTheCursor = (text: string) =>
  text.includes("\x1b") || text.includes("\u202e");
const probes: Probe[] = [
  {
    id: "path-1",
    kind: "path",
    text: "/srv/a.ts",
    source: { turn: "T1", role: "tool" },
    sentence: "See /srv/a.ts.",
  },
  { id: "rule", kind: "constraint", text: "must stay", source: "T2" },
  { id: hostile, text: hostile, source: "T3" },
  {
    id: "old",
    kind: "decision",
    text: "use copper",
    supersededBy: "rule",
    source: "T1",
  },
];
const window = [{
  role: "user" as const,
  content: "It must stay. We use copper, see srv/a.ts.",
}];
const found = probeReport(window, probes, { match: "shortened" });
const report = retentionReport(found, {
  tokens: {
    before: 41250,
    after: 90,
    counter: { name: "characters/4", exact: false },
  },
  baseline: {
    name: "newest text",
    report: probeReport([], probes),
    tokens: 88,
  },
  invented: [{
    kind: "money",
    value: "$1,200",
    sentence: `It costs $1,200 ${hostile}`,
    message: 0,
  }],
});

Deno.test("retentionReport() counts by kind, in a fixed order, and names lost and stale facts with their source", () => {
  assertEquals(
    report.kinds.map((
      { kind, facts, kept, lost, stale, baselineKept },
    ) => [kind, facts, kept, lost, stale, baselineKept]),
    [
      ["constraint", 1, 1, 0, 0, 0],
      ["decision", 1, 0, 0, 1, 0],
      ["path", 1, 1, 0, 0, 0],
      ["given", 1, 0, 1, 0, 0],
    ],
  );
  assertEquals([report.retention, report.levels], [2 / 3, {
    exact: 1,
    normalised: 0,
    shortened: 1,
  }]);
  assertEquals(
    report.lost.map(({ turn, role, inBaseline }) => [turn, role, inBaseline]),
    [["T3", "user", false]],
  );
  assertEquals(report.stale.map(({ id }) => id), ["old"]);
  assertEquals(report.settled.map(({ id, match }) => [id, match]), [[
    "path-1",
    "shortened",
  ], ["rule", "exact"]]);
});

Deno.test("retentionReport() refuses a baseline of other probes", () => {
  const baseline = { name: "b", report: probeReport([], []) };
  assertThrows(
    () => retentionReport(found, { baseline }),
    RangeError,
    "the baseline has 0 findings, the window 4",
  );
});

Deno.test("the text report has sizes and sentences, and hostile text moves nothing", () => {
  const text = retentionReportText(report, false);
  for (
    const part of [
      "tokens before",
      "41,250",
      "66 %",
      "T3 user",
      "baseline",
      "1 shortened",
    ]
  ) assertStringIncludes(text, part);
  assert(!movesTheCursor(text));
  assert(retentionReportText(report, true).includes("\x1b[31m"));
});

Deno.test("the Markdown report keeps a fact in its cell", () => {
  const markdown = retentionReportMarkdown(report);
  assert(
    !/<script|!\[x\]\(|http:\/\/|\n# head/.test(markdown) &&
      !movesTheCursor(markdown),
  );
  const row = markdown.split("\n").find((line) =>
    line.startsWith("| given | T3")
  )!;
  assertEquals(row.replaceAll("\\|", "").split("|").length, 5);
});

Deno.test("the HTML report has a strict policy, no script, no address, and only escaped text", () => {
  const html = retentionReportHtml(report);
  assertStringIncludes(
    html,
    `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
  );
  assert(!/<script|<img|<a |src=|href=/.test(html) && !movesTheCursor(html));
  const opened = html.match(/<(?!\/|!|meta)[a-z0-9]+/g)!.length;
  assertEquals(html.match(/<\/[a-z0-9]+>/g)!.length, opened);
});

Deno.test("the HTML report breaks words only in the last column, which holds sentences", () => {
  const html = retentionReportHtml(report);
  assertEquals(html.match(/[^{}]*\{[^{}]*overflow-wrap:anywhere/g), [
    "td:last-child{overflow-wrap:anywhere",
  ]);
});

Deno.test("no report shows a mark that turns a line around", () => {
  const marks = "\u061c\u200e\u200f\u202a\u202e\u2066\u2069";
  const text = `must ${marks} stay`;
  const found = retentionReport(probeReport([], [{ id: "a", text }]));
  for (
    const shown of [
      retentionReportText(found, false),
      retentionReportMarkdown(found),
      retentionReportHtml(found),
      retentionReportJUnit(found),
    ]
  ) assert(![...marks].some((mark) => shown.includes(mark)), shown);
});

Deno.test("the JUnit report has a case for each fact, a failure for each lost one, and is well-formed", () => {
  const xml = retentionReportJUnit(report);
  assertStringIncludes(
    xml,
    '<testsuites name="retention" tests="4" failures="1">',
  );
  assertEquals(xml.match(/<testcase /g)?.length, 4);
  assertEquals(xml.match(/<failure type="lost"/g)?.length, 1);
  assertEquals(
    retentionReportJUnit(report, { failOn: ["lost", "stale"] }).match(
      /<failure /g,
    )?.length,
    2,
  );
  const passed = retentionReportJUnit(report, { failOn: [] });
  assertEquals(passed.match(/<failure /g), null);
  assertEquals(
    passed.match(/(?<=<system-out>)(?:lost|stale): /g)?.sort(),
    ["lost: ", "stale: "],
  );
  const inner = xml.replace(/<\?xml[^>]*\?>|<!--[^>]*-->/g, "").replace(
    /<[a-z-]+(?: [a-z]+="[^"<>]*")*\/?>|<\/[a-z-]+>/g,
    "",
  );
  assert(!/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/.test(inner));
  assert(!/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/.test(xml));
});

Deno.test("the JSON report holds the whole value with a stable order of keys", () => {
  assertEquals(
    JSON.parse(retentionReportJson(report)),
    JSON.parse(JSON.stringify(report)),
  );
  const turned = Object.fromEntries(
    Object.entries(report).reverse(),
  ) as unknown as typeof report;
  assertEquals(retentionReportJson(turned), retentionReportJson(report));
});

Deno.test("reports of nothing say so, and why there is no share, in every format that is read by people", () => {
  const empty = retentionReport(probeReport([], []));
  const formats = [
    retentionReportText(empty, false),
    retentionReportMarkdown(empty),
    retentionReportHtml(empty),
    retentionReportJUnit(empty),
  ];
  for (const said of formats) {
    assertStringIncludes(said, "No fact was checked.");
    assertStringIncludes(said, "not known: no current fact was given");
  }
  assertStringIncludes(retentionReportJUnit(empty), 'tests="0" failures="0"');
});

Deno.test("every format has each size, the baseline and each invented value", () => {
  const invented = {
    kind: "quantity" as const,
    value: "25--",
    sentence: "25-- ->",
  };
  const full = { ...report, invented: [{ ...invented, message: 0 }] };
  const { baseline, tokens } = full;
  assert(baseline !== null && tokens !== null);
  const formats = [
    retentionReportText(full, false),
    retentionReportMarkdown(full).replaceAll("\\", ""),
    retentionReportHtml(full),
    retentionReportJUnit(full).replaceAll("- -", "--"),
    retentionReportJson(full),
  ];
  for (const said of formats) {
    for (
      const words of [
        `${tokens.before}`,
        `${tokens.after}`,
        tokens.counter.name,
        baseline.name,
        invented.value,
      ]
    ) {
      assertStringIncludes(said.replaceAll(",", ""), words);
    }
  }
  const comments = retentionReportJUnit(full).match(/<!--.*?-->/g) ?? [];
  assert(comments.every((each) => !each.slice(4, -3).includes("--")));
});

Deno.test("retentionReportJUnit() has each case once, also where a kind is named as the bound's suite", () => {
  const found = probeReport([], [{ id: "a", text: "1883", kind: "bound" }]);
  const xml = retentionReportJUnit(retentionReport(found), {
    minRetention: 0.5,
  });
  assertEquals(xml.match(/<testcase /g)?.length, 2);
  assertEquals(xml.match(/<testsuite /g)?.length, 1);
  assertStringIncludes(xml, 'name="retention" tests="2" failures="2"');
});

/**
 * What the lesson's page keeps and gives away, by keyboard alone, in a real Chromium; no test here touches the mouse.
 *
 * @module
 */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { downloadBy } from "./hand/download.ts";
import { pressKeyOn, tabStops, tabTo } from "./hand/keyboard.ts";
import { lessonTest } from "./hand/on_lesson.ts";
import { LESSON } from "./hand/pages.ts";
import { momentOf, statusOf } from "./hand/read_page.ts";

lessonTest("Space captures, replaces and clears the baseline", {
  seconds: 22.5,
}, async (page) => {
  await pressKeyOn(page, "Capture baseline");
  assertEquals(await statusOf(page, "tokens"), ["22", "22"]);
  await tabTo(
    page,
    page.getByRole("slider", { name: "Timeline" }),
    "Shift+Tab",
  );
  await page.keyboard.press("ArrowRight");
  assertEquals(await statusOf(page, "tokens"), ["23", "22"]);
  assertEquals(await statusOf(page, "user-backed evidence"), [
    "no",
    "yes, source T2",
  ]);
  await pressKeyOn(page, "Replace baseline");
  assertEquals(await statusOf(page, "user-backed evidence"), ["no", "no"]);
  await pressKeyOn(page, "Clear baseline");
  assertEquals(await statusOf(page, "user-backed evidence"), ["no"]);
  await page.getByRole("button", { name: "Capture baseline" }).waitFor();
});

const STEPS = [
  ["Find the first unsupported mention", "At 30.0 s, arrival 4 of 8", ["yes"], [
    "no",
  ]],
  [
    "Compare equal-size summaries with different evidence",
    "At 60.0 s, arrival 8 of 8",
    ["no", "yes"],
    ["no", "yes, source T2"],
  ],
  ["Distinguish a mention from evidence", "At 30.0 s, arrival 4 of 8", [
    "yes",
    "yes",
  ], ["no", "yes, source T2"]],
  ["Read the exact overflow operations", "At 60.0 s, arrival 8 of 8", ["no"], [
    "no",
  ]],
] as const;
for (const [title, moment, mentioned, backed] of STEPS) {
  lessonTest(`Enter on "${title}" sets the controls and says what to look at`, {
    budget: 64,
  }, async (page) => {
    await pressKeyOn(page, title, "Enter");
    assertEquals(await momentOf(page), moment);
    assertEquals(await statusOf(page, "fact mentioned"), mentioned);
    assertEquals(await statusOf(page, "user-backed evidence"), backed);
    const guide = page.getByRole("region", { name: "Guided steps" });
    assert((await guide.getByRole("status").innerText()).length > 40);
    assertEquals(
      await guide.getByRole("button", { name: title }).getAttribute(
        "aria-pressed",
      ),
      "true",
    );
  });
}

lessonTest(
  "The operations are there to read, step by step",
  {},
  async (page) => {
    await pressKeyOn(page, "Read the exact overflow operations");
    assertEquals(
      await page.getByRole("region", {
        name: "Overflow operations of this arrival",
      })
        .getByRole("listitem").allInnerTexts(),
      [
        "T8 arrives with 8",
        "attempted 30 of 24",
        "T6 removed, 23 left",
        "total 23",
      ],
    );
  },
);

lessonTest(
  "Notes survive a reload, and are exported by Space",
  { seconds: 30 },
  async (page) => {
    const notes = page.getByRole("textbox", { name: /^Notes/ });
    await tabTo(page, notes);
    await page.keyboard.type("T3 is only an echo.");
    await page.reload();
    assertEquals(await notes.inputValue(), "T3 is only an echo.");
    const { name, text } = await downloadBy(
      page,
      () => pressKeyOn(page, "Export notes"),
    );
    assertEquals(name, "region.notes.md");
    assertStringIncludes(text, LESSON.lesson.title);
    assertStringIncludes(text, "Evict oldest, budget 24, at 30.0 s");
    assertStringIncludes(text, "\nT3 is only an echo.\n");
  },
);

lessonTest(
  "The fixture exported by Space equals the recorded one, byte for byte",
  {},
  async (page) => {
    await pressKeyOn(page, "Find the first unsupported mention");
    const { name, text } = await downloadBy(
      page,
      () => pressKeyOn(page, "Export fixture JSON"),
    );
    assertEquals(name, "region.replay.json");
    const { arrivals, inspectionPosition } = JSON.parse(text);
    assertEquals([arrivals.length, inspectionPosition], [8, {
      seconds: 30,
      arrived: 4,
    }]);
    const recorded = new URL(
      "../../recorded/region.replay.json",
      import.meta.url,
    );
    assertEquals(text, await Deno.readTextFile(recorded));
  },
);

lessonTest(
  "Space on Expand experiment makes room for the chart, and takes it back",
  {},
  async (page) => {
    const chart = page.getByRole("region", { name: /^What is in the window/ });
    const area = async () => {
      const { width, height } = (await chart.boundingBox())!;
      return width * height;
    };
    const before = await area();
    await pressKeyOn(page, "Expand experiment");
    assert(await area() > before * 1.3);
    await page.keyboard.press("Space");
    assertEquals(await area(), before);
  },
);

lessonTest(
  "Tab stops at every control once, and each stop has a visible outline",
  { seconds: 60, policy: "summarize" },
  async (page) => {
    const stops = await tabStops(page);
    assertEquals(
      stops.filter(({ outline }) => outline < 2),
      [],
    );
    const names = stops.map(({ name }) => name).join("\n");
    for (
      const word of [
        "Replay",
        "Restart",
        "Timeline",
        "Speed",
        "Beside it",
        "Expand",
        "24",
        "Summarize",
        "Preserve",
        "Capture baseline",
        "Find the first",
        "Compare equal",
        "Distinguish",
        "Read the exact",
        "Export fixture JSON",
        "Exact state",
      ]
    ) {
      assertStringIncludes(names, word);
    }
  },
);

/**
 * What the lesson's page shows of a moment, and what stays of it, in a real Chromium.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { pageTest } from "./hand/browser.ts";
import { eventually } from "./hand/eventually.ts";
import { lessonTest } from "./hand/on_lesson.ts";
import { LESSON, openFile } from "./hand/pages.ts";
import { momentOf, statusOf } from "./hand/read_page.ts";
import { choose, press, seek } from "./hand/use_page.ts";

lessonTest(
  "The baseline keeps tokens, status and sources whatever is changed later",
  { policy: "summarize", seconds: 60 },
  async (page) => {
    const baseline = async () => {
      const rows = [
        "tokens",
        "attempted",
        "retained",
        "summary covers",
        "fact mentioned",
        "user-backed evidence",
        "answer",
      ];
      const cells = await Promise.all(rows.map((row) => statusOf(page, row)));
      return cells.map((row) => row[1]);
    };
    await press(page, "Capture baseline");
    const captured = await baseline();
    assertEquals(captured, [
      "22",
      "29",
      "T1 S T8",
      "T2 T3 T4 T5 T6 T7",
      "yes",
      "yes, source T2",
      "deployment region: Mumbai",
    ]);
    await choose(page, "Summary", "Drop critical fact");
    assertEquals(await baseline(), captured);
    await choose(page, "Context budget", "64");
    await choose(page, "Older turns", "Evict oldest");
    await press(page, "Find the first unsupported mention");
    assertEquals(await baseline(), captured);
    assert(
      await page.getByText(
        "Baseline: Summarize older turns, preserve critical fact, budget 24, 60.0 s, arrival 8",
      ).isVisible(),
    );
  },
);

lessonTest("Another policy stands beside it at the same moment", {
  seconds: 60,
}, async (page) => {
  await page.getByRole("combobox", { name: "Beside it" }).selectOption(
    "summarize, drop",
  );
  const beside = page.getByRole("region", {
    name: "Beside it: Summarize older turns, drop critical fact, budget 24",
  });
  const last = beside.getByRole("button", {
    name: /^T8 at 60.0 s: .*T7 folded into the summary, 22 left; total 22$/,
  });
  await last.waitFor();
  await seek(page, 0);
  assertEquals(
    await beside.getByRole("button", { name: /still to come$/ }).count(),
    8,
  );
});

lessonTest(
  "A click on a column or on a sign goes there; pointing at a block names its turn",
  { seconds: 60 },
  async (page) => {
    const chart = page.getByRole("region", { name: /^What is in the window/ });
    const column = chart.getByRole("button", { name: /^T4 at 30.0 s/ });
    await column.getByText("T3").hover();
    await chart.getByText(
      "T3 assistant, 7 teaching tokens: Noted: we deploy to Mumbai.",
    ).waitFor();
    await column.click();
    assertEquals(await momentOf(page), "At 30.0 s, arrival 4 of 8");
    await chart.getByRole("button", {
      name: "deployment region at T2: backed by its source",
    }).click();
    assertEquals(await momentOf(page), "At 15.0 s, arrival 2 of 8");
  },
);

lessonTest(
  "The exact state is that of the shown arrival only",
  { seconds: 30 },
  async (page) => {
    await page.getByText("Exact state of this arrival (JSON)").click();
    const shown = page.locator("details pre");
    const recorded = new URL(
      "../../recorded/region.replay.json",
      import.meta.url,
    );
    const { arrivals } = JSON.parse(await Deno.readTextFile(recorded));
    assertEquals(JSON.parse(await shown.innerText()), arrivals[3]);
    await seek(page, 60);
    await eventually(async () =>
      assertEquals(JSON.parse(await shown.innerText()), arrivals[7])
    );
  },
);

const REFUSED =
  "This browser keeps no notes for this page. Export them before you close it.";

pageTest(
  "A browser that refuses storage is said, and the notes stay on the page",
  async (visit) => {
    const { page } = visit;
    await openFile(visit, LESSON);
    const notes = page.getByRole("textbox", { name: /^Notes/ });
    await notes.fill("Not kept.");
    await page.getByRole("alert").filter({ hasText: REFUSED }).waitFor();
    assertEquals(await notes.inputValue(), "Not kept.");
  },
  {
    before: () => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  },
);

lessonTest(
  "Notes too long for the browser's store are said, and shorter ones are kept again",
  {},
  async (page) => {
    const notes = page.getByRole("textbox", { name: /^Notes/ });
    await notes.fill("x".repeat(6_000_000));
    const refusal = page.getByRole("alert").filter({ hasText: REFUSED });
    await refusal.waitFor();
    await notes.fill("Short.");
    await refusal.waitFor({ state: "detached" });
    await page.reload();
    assertEquals(await notes.inputValue(), "Short.");
  },
);

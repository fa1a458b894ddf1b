/**
 * The lesson's moments, read from the page in a real Chromium; `deno task test:page` runs them.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { lessonTest } from "./hand/on_lesson.ts";
import { LESSON } from "./hand/pages.ts";
import { arrivalColumn, marksOf, statusOf } from "./hand/read_page.ts";
import { seek } from "./hand/use_page.ts";

const MENTIONS = [
  [24, 30, 37.5, "·◆◆◇––––"],
  [36, 45, 52.5, "·◆◆◆◆◇––"],
  [48, 52.5, 60, "·◆◆◆◆◆◇–"],
] as const;
for (const [budget, from, until, marks] of MENTIONS) {
  lessonTest(
    `${budget}, evict: mentioned and not supported from ${from} s until ${until} s`,
    { budget, seconds: 60 },
    async (page) => {
      assertEquals(await marksOf(page, "deployment region"), marks);
      const seen: string[][] = [];
      for (const seconds of [from - 0.1, from, until - 0.1, until]) {
        await seek(page, seconds);
        seen.push([
          ...await statusOf(page, "fact mentioned"),
          ...await statusOf(page, "user-backed evidence"),
        ]);
      }
      assertEquals(seen, [
        ["yes", "yes, source T2"],
        ["yes", "no"],
        ["yes", "no"],
        ["no", "no"],
      ]);
    },
  );
}

lessonTest("The fact is not yet said before T2, and not asked before T8", {
  seconds: 7.5,
}, async (page) => {
  assertEquals(await arrivalColumn(page, "evidence"), ["not yet said"]);
  assertEquals(await marksOf(page, "deployment region"), "·");
  for (const seconds of [0, 7.5, 30, 59.9]) {
    await seek(page, seconds);
    assertEquals(await statusOf(page, "answer"), [
      "deployment region: not asked",
    ]);
  }
});

lessonTest("The page shows only what has arrived", {
  budget: 64,
  seconds: 44.9,
}, async (page) => {
  assertEquals(await arrivalColumn(page, "arrives"), [
    "T1",
    "T2",
    "T3",
    "T4",
    "T5",
  ]);
  const text = await page.locator("main").innerText();
  assertEquals(
    LESSON.lesson.turns.map((turn) => text.includes(turn.text)),
    [true, true, true, true, true, false, false, false],
  );
  assertEquals(
    await page.getByRole("button", { name: /still to come$/ }).count(),
    3,
  );
});

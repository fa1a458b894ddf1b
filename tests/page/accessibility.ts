/// <reference lib="dom" />
/**
 * The page for readers with other senses, sizes and settings, in a real Chromium.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { controlsOf } from "./hand/accessible_tree.ts";
import { pageTest } from "./hand/browser.ts";
import { eventually } from "./hand/eventually.ts";
import { lessonTest } from "./hand/on_lesson.ts";
import { LESSON, openFile, REQUEST } from "./hand/pages.ts";
import { press, seek } from "./hand/use_page.ts";

for (
  const data of [{ ...LESSON, seconds: 60 }, { ...REQUEST, seconds: 10_800 }]
) {
  pageTest(`Every control of a ${data.kind} has a name`, async (visit) => {
    await openFile(visit, data);
    await press(visit.page, "Capture baseline");
    const controls = await controlsOf(visit.page);
    assert(controls.length > 30);
    assertEquals(controls.filter(({ name }) => name.trim() === ""), []);
  });
}

lessonTest(
  "A seek is announced once, with tokens and evidence",
  {},
  async (page) => {
    const said = page.locator("[role=status].unseen");
    await seek(page, 30);
    await eventually(async () =>
      assertEquals(
        await said.innerText(),
        "At 30.0 s, arrival 4 of 8: 23 of 24 tokens, deployment region only mentioned",
      )
    );
    await seek(page, 0);
    await eventually(async () =>
      assertEquals(await said.innerText(), "Nothing has arrived yet")
    );
  },
);

lessonTest(
  "While it plays, only whole moments are announced",
  {},
  async (page) => {
    const live = await page.locator(
      "[role=status], [role=alert], [role=log], [aria-live], output",
    )
      .evaluateAll((regions) =>
        regions.filter((region) => region.getAttribute("aria-live") !== "off")
          .map((region) => region.className)
      );
    // The guide's own region changes only when a step is chosen.
    assertEquals(live, ["look", "unseen"]);
  },
);

lessonTest("Arrivals move gently", { seconds: 30 }, async (page) => {
  assert((await movingParts(page)).length > 0);
});

pageTest(
  "Nothing moves by itself where less motion is asked for",
  async (visit) => {
    await openFile(visit, { ...LESSON, seconds: 30 });
    assertEquals(await movingParts(visit.page), []);
  },
  { reducedMotion: "reduce" },
);

for (
  const data of [{ ...LESSON, seconds: 60 }, { ...REQUEST, seconds: 10_800 }]
) {
  pageTest(
    `In print a ${data.kind} has its chart, facts and texts, and no controls`,
    async (visit) => {
      const { page } = visit;
      await openFile(visit, data);
      await page.emulateMedia({ media: "print" });
      const shown = page.locator(
        ":is(button, input, select):not(.column, .mark-cell, .link):visible",
      );
      assertEquals(await shown.allInnerTexts(), []);
      for (
        const name of [
          /^What is in the window/,
          "Exact retained evidence",
          /^Arrivals so far/,
        ]
      ) {
        assert(await page.getByRole("region", { name }).isVisible());
      }
    },
  );
}

function movingParts(page: import("playwright-core").Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")].filter((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element);
      return animationName !== "none" || transitionDuration !== "0s";
    }).map((element) => element.className.toString())
  );
}

/**
 * Contrast of every visible text, in both themes and at both ends of the width, in a real Chromium.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { pageTest } from "./hand/browser.ts";
import { lowContrast } from "./hand/low_contrast.ts";
import { LESSON, openFile, REQUEST } from "./hand/pages.ts";
import { press } from "./hand/use_page.ts";

const SUMMARY = {
  ...LESSON,
  settings: { ...LESSON.settings, policy: "summarize" },
  seconds: 60,
} as const;
/** Fidelity is off, and there is nothing to export. */
const EVICTION = { ...LESSON, seconds: 30 };
const NOTES = { ...REQUEST, seconds: 10_800 };

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 360]) {
    for (const [what, data] of Object.entries({ SUMMARY, EVICTION, NOTES })) {
      pageTest(
        `Every text of ${what} has a contrast of 4.5, ${colorScheme}, ${width} px`,
        async (visit) => {
          const { page } = visit;
          await openFile(visit, data);
          await press(page, "Capture baseline");
          assertEquals(await page.evaluate(lowContrast, 4.5), []);
        },
        {
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        },
      );
    }
  }
}

pageTest(
  "lowContrast() sees grey words, opacity and gradients",
  async ({ page }) => {
    await page.setContent(`
    <p style="color: #767676">passes</p>
    <p style="color: #777">grey</p>
    <p style="color: #000; opacity: 0.5">faint</p>
    <p style="background: linear-gradient(#fff, #999)">graded</p>
    <p style="background: #000; color: #fff">white</p>
    <p style="background: #000; color: #fff8">half white</p>
    <p style="display: none; color: #fff">hidden</p>
    <textarea placeholder="held" style="color: #000"></textarea>
    <style>p { color: #555; margin: 0 } ::placeholder { color: #aaa }</style>`);
    const low = await page.evaluate(lowContrast, 4.5);
    assertEquals(low, [
      "4.48: grey (p.)",
      "3.98: faint (p.)",
      "2.62: graded (p.)",
      "2.32: held (textarea.)",
    ]);
  },
);

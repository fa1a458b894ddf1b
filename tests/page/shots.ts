/**
 * Pictures of the page to be looked at, in `.cache/shots/`, from a real Chromium; nothing sticks out.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { pageTest } from "./hand/browser.ts";
import { cutWords, tooWide } from "./hand/fits.ts";
import { LESSON, openFile, REQUEST } from "./hand/pages.ts";
import { press, seek } from "./hand/use_page.ts";

const FOLDER = fromFileUrl(new URL("../../.cache/shots/", import.meta.url));

for (const width of [360, 768, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    const options = {
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    } as const;
    pageTest(
      `A picture of the lesson fits ${width} px, ${colorScheme}`,
      async (visit) => {
        const { page } = visit;
        await openFile(visit, {
          ...LESSON,
          settings: { ...LESSON.settings, policy: "summarize" },
          seconds: 60,
        });
        await press(
          page,
          "Compare equal-size summaries with different evidence",
        );
        await page.screenshot({
          path: `${FOLDER}lesson-${width}-${colorScheme}.png`,
          fullPage: true,
        });
        assertEquals(await tooWide(page), []);
        assertEquals(await cutWords(page), []);
      },
      options,
    );
    pageTest(
      `A picture of a request fits ${width} px, ${colorScheme}`,
      async (visit) => {
        const { page } = visit;
        await openFile(visit, REQUEST);
        await seek(page, 5700);
        await press(page, "Capture baseline");
        await seek(page, 10_800);
        await page.screenshot({
          path: `${FOLDER}request-${width}-${colorScheme}.png`,
          fullPage: true,
        });
        assertEquals(await tooWide(page), []);
        assertEquals(await cutWords(page), []);
      },
      options,
    );
  }
}

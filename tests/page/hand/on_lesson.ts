import type { Page } from "playwright-core";
import { pageTest, type Visit } from "./browser.ts";
import { LESSON, openFile } from "./pages.ts";

/** How the lesson starts, where it is not 24, evict, preserve, at 0 s. */
export type LessonStart = Partial<
  typeof LESSON.settings & { readonly seconds: number }
>;

/** A test on the page of the built-in lesson, opened from a file. */
export function lessonTest(
  name: string,
  { seconds = 0, ...settings }: LessonStart,
  fn: (page: Page, visit: Visit) => Promise<void>,
): void {
  pageTest(name, async (visit) => {
    await openFile(visit, {
      ...LESSON,
      settings: { ...LESSON.settings, ...settings },
      seconds,
    });
    await fn(visit.page, visit);
  });
}

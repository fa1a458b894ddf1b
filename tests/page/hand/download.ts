import { basename } from "@std/path";
import type { Page } from "playwright-core";

/** A file that the page handed to its reader. */
export interface Downloaded {
  readonly name: string;
  readonly text: string;
}

/** What is downloaded when this is done. */
export async function downloadBy(
  page: Page,
  act: () => Promise<void>,
): Promise<Downloaded> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return {
    name: basename(download.suggestedFilename()),
    text: await Deno.readTextFile(await download.path()),
  };
}

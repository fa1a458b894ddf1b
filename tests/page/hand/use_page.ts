import type { Page } from "playwright-core";

/** Chooses one of a group of radio buttons. */
export async function choose(
  page: Page,
  group: string,
  option: string,
): Promise<void> {
  await page.getByRole("group", { name: group, exact: true })
    .getByRole("radio", { name: option, exact: true }).check();
}

/** Sets the timeline to this second. */
export async function seek(page: Page, seconds: number): Promise<void> {
  await page.getByRole("slider", { name: "Timeline" }).fill(String(seconds));
}

/** Presses a button by its whole name, or by what its name matches. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Waits until all arrivals are counted, beside it too. */
export async function counted(page: Page): Promise<void> {
  const progress = page.getByRole("progressbar");
  while (await progress.count() > 0) {
    await progress.first().waitFor({ state: "detached" });
  }
}

/// <reference lib="dom" />
import type { Locator, Page } from "playwright-core";

const MOST_STOPS = 150;

/** Presses Tab, or Shift+Tab, until this element has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}`);
}

/** Reaches a button by its whole name with Tab, and presses Space, or another key, on it. */
export async function pressKeyOn(
  page: Page,
  button: string,
  key: "Space" | "Enter" = "Space",
): Promise<void> {
  const target = page.getByRole("button", { name: button, exact: true });
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** What has the focus: its text, or its label. */
export function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    return focused?.textContent || focused?.getAttribute("aria-label") || "";
  });
}

/** One place where Tab stops, and what a reader sees of it. */
export interface TabStop {
  readonly name: string;
  /** Width of its outline in pixels; 0 where there is none. */
  readonly outline: number;
}

/** Every place where Tab stops, in order, up to the first one again. */
export async function tabStops(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(focusedStop);
    if (found === "again") return stops;
    if (found !== "outside") stops.push(found);
  }
  throw new Error(`Tab stops more than ${MOST_STOPS} times`);
}

/** Runs in the page. A radio button of the page is drawn by the words beside it. */
function focusedStop(): TabStop | "again" | "outside" {
  const focused = document.activeElement as HTMLElement | null;
  if (focused === null || focused === document.body) return "outside";
  if (focused.dataset.seen) return "again";
  focused.dataset.seen = "yes";
  const drawn = focused.matches("input[type=radio]")
    ? focused.nextElementSibling!
    : focused;
  const labelledBy = focused.getAttribute("aria-labelledby");
  const label = labelledBy
    ? document.getElementById(labelledBy)
    : (focused as HTMLInputElement).labels?.[0];
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  return {
    name: focused.getAttribute("aria-label") ?? label?.textContent ??
      focused.textContent ?? "",
    outline: outlineStyle === "none" ? 0 : parseFloat(outlineWidth),
  };
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/// <reference lib="dom" />
import type { Locator, Page } from "playwright-core";

/** The row of the status table with this name: the words of now, and of the baseline where there is one. */
export function statusOf(
  page: Page,
  name: string,
): Promise<readonly string[]> {
  return page.getByRole("region", { name: /^(At|Nothing|Counting)/ })
    .getByRole("row", { name: new RegExp(`^${name} `) })
    .getByRole("cell").allInnerTexts();
}

/** A column of the table of arrivals, by its heading. */
export async function arrivalColumn(
  page: Page,
  head: string,
): Promise<string[]> {
  const table = page.getByRole("region", { name: /^Arrivals so far/ })
    .getByRole("table");
  const heads = await table.getByRole("columnheader").allInnerTexts();
  const at = heads.indexOf(head);
  if (at < 0) throw new Error(`No column ${head} in ${heads.join(", ")}`);
  const rows = await table.getByRole("row").all();
  return Promise.all(
    rows.slice(1).map((row) => row.locator("td, th").nth(at).innerText()),
  );
}

/** The signs of a fact under the columns, in order, as one word. */
export async function marksOf(page: Page, fact: string): Promise<string> {
  const marks = page.getByRole("group", { name: "Facts over time" })
    .getByRole("button", { name: new RegExp(`^${fact} at `) });
  return (await marks.allInnerTexts()).join("");
}

/** The ids that a list of messages shows. */
export function idsIn(page: Page, list: string): Promise<string[]> {
  return listed(page, list).locator(".id").allInnerTexts();
}

/** A message of a list of messages, by its id. */
export function messageIn(page: Page, list: string, id: string): Locator {
  return listed(page, list).getByRole("listitem").filter({
    has: page.getByText(id, { exact: true }),
  });
}

/** The seconds at which the timeline stands. */
export function positionOf(page: Page): Promise<number> {
  return page.getByRole("slider", { name: "Timeline" }).evaluate((slider) =>
    (slider as HTMLInputElement).valueAsNumber
  );
}

function listed(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** The heading of the status: which moment is shown. */
export function momentOf(page: Page): Promise<string> {
  return page.getByRole("heading", { name: /^(At|Nothing|Counting)/ })
    .innerText();
}

/** Seconds of the replay that pass in one second of these milliseconds of real time. */
export function paceOf(page: Page, milliseconds: number): Promise<number> {
  return page.getByRole("slider", { name: "Timeline" }).evaluate(
    async (slider, milliseconds) => {
      const { valueAsNumber: start } = slider as HTMLInputElement;
      const since = performance.now();
      await new Promise((go) => setTimeout(go, milliseconds));
      const { valueAsNumber: end } = slider as HTMLInputElement;
      return (end - start) / ((performance.now() - since) / 1000);
    },
    milliseconds,
  );
}

/**
 * What the page of the workbench leads to, keeps and gives away, in a real Chromium.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { assertTotals, computed, toTheEnd } from "./hand/demo_request.ts";
import { demo, workbenchTest } from "./hand/demo_workbench.ts";
import { downloadBy } from "./hand/download.ts";
import { eventually } from "./hand/eventually.ts";
import { openHtml } from "./hand/pages.ts";
import { choose, press } from "./hand/use_page.ts";

workbenchTest(
  "A note leads to its sentence, which gets the focus",
  async ({ page }) => {
    await toTheEnd(page);
    const notes = page.getByLabel("Notes in the window").getByRole("button");
    const { summary } = computed({ policy: "compact" }).states.at(-1)!;
    assertEquals(
      await notes.allInnerTexts(),
      summary!.notes.map(({ text }) => text),
    );
    for (const [index, { text, source }] of summary!.notes.entries()) {
      await notes.nth(index).press("Enter");
      await eventually(async () =>
        assertEquals(
          await page.locator(`#turn-${source.turn} mark:focus`).innerText(),
          text,
        )
      );
    }
  },
);

workbenchTest(
  "The policy of the header is strict, and another token is told nothing",
  async ({ page, problems }) => {
    const response = (await page.reload())!;
    const policy = await response.headerValue("content-security-policy") ?? "";
    assert(
      /^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'; connect-src 'self';/
        .test(policy),
      policy,
    );
    for (
      const part of [
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ]
    ) assert(policy.includes(part));
    assert(!/unsafe|\*|http/.test(policy));
    const { origin, pathname } = new URL(demo.address);
    const wrong = pathname.replace(
      /[^/]/,
      (letter) => letter === "0" ? "1" : "0",
    );
    for (
      const path of [
        "/",
        wrong,
        `${wrong}replay?policy=compact&budget=465`,
        `${pathname}etc/passwd`,
      ]
    ) {
      assertEquals((await page.goto(origin + path))?.status(), 404, path);
      assertEquals(await page.locator("body").innerText(), "Not found\n");
    }
    assert(problems.every((line) => line.includes("404")));
    problems.length = 0;
  },
);

workbenchTest(
  "What is saved as one file opens without the server, with the same totals",
  async (visit) => {
    const { page } = visit;
    await toTheEnd(page);
    await page.getByRole("combobox", { name: "Beside it" }).selectOption(
      "nothing",
    );
    const { name, text } = await downloadBy(
      page,
      () => press(page, "Save as one file"),
    );
    assertEquals(name, "request.replay.html");
    await page.context().setOffline(true);
    await openHtml(visit, text);
    await assertTotals(page, computed({ policy: "compact" }));
    await choose(page, "Older turns", "Evict oldest");
    await assertTotals(page, computed({ policy: "evict" }));
    assertEquals(
      await page.getByRole("button", { name: "Save as one file" }).count(),
      0,
    );
  },
);

workbenchTest("Notes stay over a reload of the workbench", async ({ page }) => {
  const notes = page.getByRole("textbox", { name: /^Notes/ });
  await notes.fill("T5 is gone at the end.");
  await page.reload();
  assertEquals(await notes.inputValue(), "T5 is gone at the end.");
});

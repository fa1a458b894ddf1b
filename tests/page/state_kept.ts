/// <reference lib="dom" />
/**
 * What the page keeps and what it does not: the controls always name the replay that is shown.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { charactersCounter, replayRequest } from "../../mod.ts";
import { pageTest } from "./hand/browser.ts";
import { eventually } from "./hand/eventually.ts";
import { lessonTest } from "./hand/on_lesson.ts";
import { LESSON, openFile, REQUEST, requestPage } from "./hand/pages.ts";
import { arrivalColumn, momentOf } from "./hand/read_page.ts";
import { choose, press, seek } from "./hand/use_page.ts";

lessonTest(
  "After Back the controls say what is played, not what they said before",
  {},
  async (page) => {
    await choose(page, "Older turns", "Summarize older turns");
    await choose(page, "Context budget", "48");
    await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
    await page.goto("about:blank");
    await page.goBack();
    const chosen = await page.locator("input:checked").evaluateAll((inputs) =>
      inputs.map((input) => input.getAttribute("value"))
    );
    assertEquals(chosen, ["24", "evict", "preserve"]);
    assertEquals(
      await page.getByRole("combobox", { name: "Speed" }).inputValue(),
      "1",
    );
    await page.getByText("budget 24", { exact: true }).waitFor();
  },
);

pageTest(
  "Two tabs show the same notes, the last written ones",
  async (visit) => {
    const address = await openFile(visit, LESSON);
    const second = await visit.page.context().newPage();
    await second.goto(address);
    const [here, there] = [visit.page, second].map((page) =>
      page.getByRole("textbox", { name: /^Notes/ })
    );
    await here.fill("from tab one");
    await eventually(async () =>
      assertEquals(await there.inputValue(), "from tab one")
    );
    await there.pressSequentially("!");
    await eventually(async () =>
      assertEquals(await here.inputValue(), "from tab one!")
    );
  },
);

pageTest(
  "The second replay is never the same as the first",
  async (visit) => {
    const { page } = visit;
    await openFile(visit, REQUEST);
    const beside = page.getByRole("heading", { name: /^Beside it/ });
    assertEquals(
      await beside.innerText(),
      "Beside it: Evict oldest, budget 465",
    );
    await choose(page, "Older turns", "Evict oldest");
    assertEquals(
      await beside.innerText(),
      "Beside it: Compact with notes, budget 465",
    );
    assertEquals(
      await page.getByRole("option", { name: "evict oldest" }).isDisabled(),
      true,
    );
  },
);

pageTest(
  "Each of three turns with the same time stamp can be looked at",
  async (visit) => {
    const turns = [1, 2, 3].map((day) => ({
      id: `T${day}`,
      time: "2026-03-02",
      messages: [
        { role: "user" as const, content: `Gate ${day} must stay shut.` },
        { role: "assistant" as const, content: "Noted." },
      ],
    }));
    const request = {
      instructions: "",
      turns,
      question: "Which gate?",
      inputBudget: 200,
      notesReserve: 40,
    };
    const { states } = replayRequest(request, [], charactersCounter(), {
      policy: "compact",
    });
    const { page } = visit;
    await openFile(visit, requestPage("gates.json", request, []));
    assertEquals(await momentOf(page), "Nothing has arrived yet");
    const timeline = page.getByRole("slider", { name: "Timeline" });
    for (const { arrived } of states) {
      await timeline.press("ArrowRight");
      assertEquals((await arrivalColumn(page, "at")).length, arrived);
    }
  },
);

lessonTest(
  "A guided step says what to look at only while that is shown",
  {},
  async (page) => {
    const step = page.getByRole("button", { name: /^Find the first/ });
    await press(page, /^Find the first/);
    assertEquals(await step.getAttribute("aria-pressed"), "true");
    await seek(page, 45);
    assertEquals(await step.getAttribute("aria-pressed"), "false");
    assertEquals(await page.getByText("T3 still says Mumbai").count(), 0);
  },
);

lessonTest(
  "Clearing the baseline by key leaves the focus on its button",
  { seconds: 30 },
  async (page) => {
    await press(page, "Capture baseline");
    const clear = page.getByRole("button", { name: "Clear baseline" });
    await clear.focus();
    await page.keyboard.press("Space");
    assertEquals(
      await page.evaluate(() => document.activeElement?.textContent),
      "Clear baseline",
    );
  },
);

/**
 * The lesson's page by keyboard alone, in a real Chromium; no test here touches the mouse.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { eventually } from "./hand/eventually.ts";
import { focusedWords, pressKeyOn, tabTo } from "./hand/keyboard.ts";
import { lessonTest } from "./hand/on_lesson.ts";
import { paceOf, positionOf, statusOf } from "./hand/read_page.ts";

lessonTest(
  "Space plays, pauses and resumes; Enter replays at the end",
  {},
  async (page) => {
    const since = performance.now();
    await pressKeyOn(page, "Play messages");
    await eventually(async () => assert(await positionOf(page) > 0));
    assertEquals(await focusedWords(page), "Pause messages");
    await page.keyboard.press("Space");
    assertEquals(await focusedWords(page), "Resume");
    const paused = await positionOf(page);
    assert(paused < (performance.now() - since) / 1000, `${paused}`);
    assertEquals(await paceOf(page, 300), 0);
    await page.keyboard.press("Space");
    await eventually(async () => assert(await positionOf(page) > paused));
    await tabTo(page, page.getByRole("slider", { name: "Timeline" }));
    await page.keyboard.press("End");
    await tabTo(
      page,
      page.getByRole("button", { name: "Replay" }),
      "Shift+Tab",
    );
    await page.keyboard.press("Enter");
    assertEquals(await focusedWords(page), "Pause messages");
    await eventually(async () => assert(await positionOf(page) < 30));
  },
);

lessonTest(
  "Space on Restart goes to zero: a paused replay waits, a moving one moves on",
  { seconds: 45 },
  async (page) => {
    await pressKeyOn(page, "Restart");
    assertEquals(await positionOf(page), 0);
    await tabTo(page, page.getByRole("slider", { name: "Timeline" }));
    for (const _ of "four!") await page.keyboard.press("ArrowRight");
    await tabTo(
      page,
      page.getByRole("button", { name: "Resume" }),
      "Shift+Tab",
    );
    await page.keyboard.press("Space");
    await pressKeyOn(page, "Restart");
    await eventually(async () => assert(await positionOf(page) < 30));
    const restarted = await positionOf(page);
    await eventually(async () => assert(await positionOf(page) > restarted));
  },
);

lessonTest(
  "A frame that began before the button was pressed moves nothing back",
  {},
  async (page, { problems }) => {
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 100;
    });
    await pressKeyOn(page, "Play messages");
    await eventually(async () => assert(await positionOf(page) > 0));
    assertEquals(problems, []);
  },
);

lessonTest(
  "Arrow keys seek from arrival to arrival, Home and End to the ends, and pause",
  {},
  async (page) => {
    await pressKeyOn(page, "Play messages");
    await tabTo(page, page.getByRole("slider", { name: "Timeline" }));
    const seen: [string, number][] = [];
    for (
      const key of [
        "End",
        "ArrowLeft",
        "ArrowDown",
        "Home",
        "ArrowRight",
        "ArrowUp",
        "PageUp",
        "PageDown",
      ]
    ) {
      await page.keyboard.press(key);
      seen.push([key, await positionOf(page)]);
    }
    assertEquals(seen, [
      ["End", 60],
      ["ArrowLeft", 52.5],
      ["ArrowDown", 45],
      ["Home", 0],
      ["ArrowRight", 7.5],
      ["ArrowUp", 15],
      ["PageUp", 60],
      ["PageDown", 0],
    ]);
    assertEquals(await paceOf(page, 200), 0);
  },
);

lessonTest(
  "An arrow key on Speed while playing makes it faster, and it goes on playing",
  {},
  async (page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await pressKeyOn(page, "Play messages");
    await page.clock.runFor(2000);
    const slow = await positionOf(page);
    await tabTo(page, page.getByRole("combobox", { name: "Speed" }));
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: "Pause messages" }).waitFor();
    await page.clock.runFor(2000);
    const fast = await positionOf(page) - slow;
    // Up to a frame of 16 ms at either end is still to come.
    assert(
      1.9 < slow && slow <= 2 && 15.5 < fast && fast <= 16.5,
      `${slow}, then ${fast} seconds`,
    );
  },
);

lessonTest(
  "Arrow keys choose budget, policy and fidelity",
  {},
  async (page) => {
    const at = (group: string, option: string) =>
      page.getByRole("group", { name: group }).getByRole("radio", {
        name: option,
      });
    await tabTo(page, at("Context budget", "24"));
    await page.keyboard.press("ArrowRight");
    assert(await at("Context budget", "36").isChecked());
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    assert(await at("Older turns", "Summarize older turns").isChecked());
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    assert(await at("Summary", "Drop critical fact").isChecked());
    await tabTo(
      page,
      page.getByRole("slider", { name: "Timeline" }),
      "Shift+Tab",
    );
    await page.keyboard.press("End");
    assertEquals(await statusOf(page, "tokens"), ["36"]);
    assertEquals(await statusOf(page, "answer"), [
      "deployment region: unknown",
    ]);
  },
);

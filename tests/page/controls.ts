/**
 * What the controls of the lesson's page do, in a real Chromium.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { lessonTest } from "./hand/on_lesson.ts";
import {
  arrivalColumn,
  momentOf,
  paceOf,
  positionOf,
  statusOf,
} from "./hand/read_page.ts";
import { choose, press, seek } from "./hand/use_page.ts";

lessonTest(
  "Nothing has arrived at 0 s, one turn at 7.5 s, eight at 60 s",
  {},
  async (page) => {
    const coming = page.getByRole("button", { name: /still to come$/ });
    const seen = [];
    for (const seconds of [0, 7.4, 7.5, 60]) {
      await seek(page, seconds);
      seen.push([
        await momentOf(page),
        (await arrivalColumn(page, "at")).length,
        await coming.count(),
      ]);
    }
    assertEquals(seen, [
      ["Nothing has arrived yet", 0, 8],
      ["Nothing has arrived yet", 0, 8],
      ["At 7.5 s, arrival 1 of 8", 1, 7],
      ["At 60.0 s, arrival 8 of 8", 8, 0],
    ]);
  },
);

const CHANGES = [
  ["Context budget", "36"],
  ["Older turns", "Evict oldest"],
  ["Summary", "Drop critical fact"],
] as const;
for (const [group, option] of CHANGES) {
  lessonTest(`${group}: ${option} goes back to zero and stops there`, {
    policy: "summarize",
    seconds: 45,
  }, async (page) => {
    await press(page, "Resume");
    await choose(page, group, option);
    assertEquals(await momentOf(page), "Nothing has arrived yet");
    assertEquals(await positionOf(page), 0);
    assertEquals(await paceOf(page, 200), 0);
    await page.getByRole("button", { name: "Play messages" }).waitFor();
  });
}

lessonTest(
  "Fidelity is off under eviction, and on for a summary",
  {},
  async (page) => {
    const drop = page.getByRole("radio", { name: "Drop critical fact" });
    assert(await drop.isDisabled());
    await choose(page, "Older turns", "Summarize older turns");
    assert(await drop.isEnabled());
  },
);

lessonTest("Restart keeps budget, policy and fidelity", {
  budget: 36,
  policy: "summarize",
  fidelity: "drop",
  seconds: 60,
}, async (page) => {
  await press(page, "Restart");
  assertEquals(await positionOf(page), 0);
  for (const option of ["36", "Summarize older turns", "Drop critical fact"]) {
    assert(await page.getByRole("radio", { name: option }).isChecked());
  }
});

lessonTest(
  "At 8 times the speed it arrives at the end by itself, through every arrival",
  {},
  async (page) => {
    await page.evaluate(() => {
      const seen = new Set<string>();
      const heading = document.getElementById("status-title")!;
      new MutationObserver(() => seen.add(heading.textContent ?? ""))
        .observe(heading, {
          subtree: true,
          characterData: true,
          childList: true,
        });
      Object.assign(globalThis, { seen });
    });
    await page.getByRole("combobox", { name: "Speed" }).selectOption("8 ×");
    await press(page, "Play messages");
    await page.getByRole("button", { name: "Replay" }).waitFor();
    assertEquals(await positionOf(page), 60);
    assertEquals(await statusOf(page, "tokens"), ["23"]);
    assertEquals(
      await page.evaluate(
        () => [...(globalThis as unknown as { seen: Set<string> }).seen],
      ),
      ["7.5", "15.0", "22.5", "30.0", "37.5", "45.0", "52.5", "60.0"].map((
        seconds,
        index,
      ) => `At ${seconds} s, arrival ${index + 1} of 8`),
    );
  },
);

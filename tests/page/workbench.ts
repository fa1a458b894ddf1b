/**
 * The workbench counts: the demo request with real tokens, in a real Chromium.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { assertTotals, computed, toTheEnd } from "./hand/demo_request.ts";
import { workbenchTest } from "./hand/demo_workbench.ts";
import { eventually } from "./hand/eventually.ts";
import { idsIn, momentOf, positionOf, statusOf } from "./hand/read_page.ts";
import { choose } from "./hand/use_page.ts";

workbenchTest(
  "Each arrival has the real tokens that are computed here, within the budget",
  async ({ page }) => {
    const replay = computed({ policy: "compact" });
    assertEquals(replay.states.length, 13);
    assert(
      replay.states.every(({ tokens, refused }) =>
        !refused && tokens.total > 0 && tokens.total <= 465
      ),
    );
    await assertTotals(page, replay);
    assertEquals(
      await idsIn(page, "Retained messages"),
      replay.states.at(-1)!.retained,
    );
    assert(
      await page.getByText("counted with gemma-4-E2B (exact)").isVisible(),
    );
  },
);

workbenchTest(
  "The other policy stands beside it, with its own totals, and can be chosen",
  async ({ page }) => {
    await toTheEnd(page);
    const replay = computed({ policy: "evict" });
    const beside = page.getByRole("region", {
      name: "Beside it: Evict oldest, budget 465",
    });
    const columns = beside.getByRole("button", {
      name: /^T\d+ at [\d,.]+ s: attempted/,
    });
    const names = await columns.evaluateAll((all) =>
      all.map((each) => each.getAttribute("aria-label") ?? "")
    );
    assertEquals(
      names.map((name) => Number(/total (\d+)$/.exec(name)?.[1])),
      replay.states.map(({ tokens }) => tokens.total),
    );
    await choose(page, "Older turns", "Evict oldest");
    assertEquals(await positionOf(page), 0);
    await assertTotals(page, replay);
  },
);

workbenchTest(
  "Another budget is counted, from the field and from the slider, and goes back to zero",
  async ({ page }) => {
    await toTheEnd(page);
    const field = page.getByRole("spinbutton", {
      name: "Context budget in tokens",
    });
    await field.fill("300");
    await field.press("Enter");
    await eventually(async () => assertEquals(await positionOf(page), 0));
    await assertTotals(page, computed({ policy: "compact", budget: 300 }));
    await page.getByRole("slider", { name: "Context budget" }).press(
      "ArrowLeft",
    );
    await eventually(async () => assertEquals(await positionOf(page), 0));
    assertEquals(await field.inputValue(), "299");
    await assertTotals(page, computed({ policy: "compact", budget: 299 }));
  },
);

workbenchTest(
  "An arrival whose required part does not fit is refused, with its numbers",
  async ({ page }) => {
    const replay = computed({ policy: "compact", budget: 90 });
    assertEquals(
      replay.states.map(({ refused }) => refused?.requiredTokens ?? "sent"),
      [112, ...Array(4).fill("sent"), 92, ...Array(7).fill("sent")],
    );
    const field = page.getByRole("spinbutton", {
      name: "Context budget in tokens",
    });
    await field.fill("90");
    await field.press("Enter");
    await assertTotals(page, replay);
    const timeline = page.getByRole("slider", { name: "Timeline" });
    await timeline.press("Home");
    for (const _ of "123456") await timeline.press("ArrowRight");
    assertEquals(await momentOf(page), "At 3,427.5 s, arrival 6 of 13");
    await page.getByText(
      "Refused: 92 tokens are required, the budget is 90. Nothing is sent.",
    ).waitFor();
    assertEquals(await statusOf(page, "tokens"), ["refused"]);
    assertEquals(await idsIn(page, "Retained messages"), []);
  },
);

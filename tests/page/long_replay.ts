/**
 * Conversations of hundreds and thousands of arrivals in the workbench, in a real Chromium.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { pageTest, type Visit } from "./hand/browser.ts";
import { eventually } from "./hand/eventually.ts";
import { momentOf } from "./hand/read_page.ts";
import { counted, press, seek } from "./hand/use_page.ts";
import { startWorkbench } from "./hand/workbench.ts";

/** A workbench test over a made-up conversation of so many turns, and its question. */
function longTest(
  name: string,
  turns: number,
  fn: (visit: Visit) => Promise<void>,
  before?: () => void,
): void {
  pageTest(name, async (visit) => {
    const request = join(visit.folder, "request.json");
    const probes = join(visit.folder, "probes.json");
    await Deno.writeTextFile(request, JSON.stringify(madeUpRequest(turns)));
    await Deno.writeTextFile(
      probes,
      JSON.stringify([
        { id: "berth", text: "berth 3 must stay free", source: "T3" },
        { id: "late", text: "gate 200 must stay shut", source: "T200" },
      ]),
    );
    const workbench = await startWorkbench(
      request,
      probes,
      "--counter=characters",
    );
    try {
      await visit.page.goto(workbench.address);
      await fn(visit);
    } finally {
      await workbench.end();
    }
  }, { offline: false, before });
}

/** Runs in the page: of each replay the end, after a million bytes, comes when `release` is called. */
function holdReplays(): void {
  const released = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  globalThis.fetch = async (...asked) => {
    const response = await fetch(...asked);
    let bytes = 0;
    const held = new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > 1e6) await released.promise;
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body!.pipeThrough(held), response);
  };
  Object.assign(globalThis, { release: released.resolve });
}

function madeUpRequest(turns: number) {
  return {
    instructions: "You keep the harbour's log.",
    turns: Array.from({ length: turns }, (_, index) => ({
      id: `T${index + 1}`,
      messages: [
        {
          role: "user",
          content: `Ship ${index} came in at ${index % 24}:00. ${
            index === 2 ? "Remember: berth 3 must stay free. " : ""
          }${index === 199 ? "Remember: gate 200 must stay shut. " : ""}${
            "It carries timber. ".repeat(index % 5)
          }`,
        },
        { role: "assistant", content: `Ship ${index} is in the log.` },
      ],
    })),
    question: "Which berth must stay free?",
    inputBudget: 900,
    notesReserve: 200,
  };
}

longTest(
  "300 arrivals are areas that zoom, and every arrival is reached by keys",
  299,
  async ({ page }) => {
    await counted(page);
    const timeline = page.getByRole("slider", { name: "Timeline" });
    await timeline.press("End");
    assertEquals(await momentOf(page), "At 2,250.0 s, arrival 300 of 300");
    const chart = page.getByRole("region", { name: /^What is in the window/ });
    const areas = chart
      .getByRole("img", { name: /^The window at/ });
    assertEquals(
      await areas.getAttribute("aria-label"),
      "The window at 300 arrivals, up to the budget of 900 tokens; the table of arrivals has the numbers",
    );
    assert(await areas.locator("path").count() >= 3);
    const range = chart
      .getByText(/^arrivals [\d,]+ to/);
    const ranges = [await range.innerText()];
    for (const button of ["Zoom in", "Zoom in", "Zoom out", "Whole"]) {
      await chart.getByRole("button", { name: button }).click();
      ranges.push(await range.innerText());
    }
    assertEquals(ranges, [
      "arrivals 1 to 300 of 300",
      "arrivals 151 to 300 of 300",
      "arrivals 226 to 300 of 300",
      "arrivals 151 to 300 of 300",
      "arrivals 1 to 300 of 300",
    ]);
    await timeline.press("PageDown");
    assertEquals(await momentOf(page), "At 2,175.0 s, arrival 290 of 300");
    await timeline.press("ArrowLeft");
    assertEquals(await momentOf(page), "At 2,167.5 s, arrival 289 of 300");
    const band = page.getByRole("group", { name: "Facts over time" }).first()
      .getByRole("button", {
        name: /^gate 200 must stay shut: backed by its source, T200 to /,
      });
    await band.click();
    assertEquals(await momentOf(page), "At 1,500.0 s, arrival 200 of 300");
  },
);

longTest(
  "A zoomed view shows columns again and follows the newest arrival",
  299,
  async ({ page }) => {
    await counted(page);
    await seek(page, 7.5);
    const chart = page.getByRole("region", { name: /^What is in the window/ });
    const zoomIn = chart.getByRole("button", { name: "Zoom in" });
    while (await zoomIn.isEnabled()) await zoomIn.click();
    await chart.getByText("arrivals 1 to 24 of 300").waitFor();
    assertEquals(
      await chart.getByRole("button", { name: /still to come$/ }).count(),
      23,
    );
    await page.getByRole("slider", { name: "Timeline" }).press("End");
    await chart.getByText("arrivals 277 to 300 of 300").waitFor();
  },
);

longTest(
  "While 2,000 arrivals are counted the page shows progress and answers clicks",
  2000,
  async ({ page }) => {
    await page.getByText(
      /Counting(: [\d,]+ of 2,001 arrivals| the first arrival)/,
    ).first().waitFor();
    await press(page, "Expand experiment");
    assertEquals(
      await page.getByRole("button", { name: "Expand experiment" })
        .getAttribute("aria-pressed"),
      "true",
    );
    assert(await page.getByRole("progressbar").count() > 0);
    await page.evaluate("release()");
    await counted(page);
    await page.getByRole("slider", { name: "Timeline" }).press("End");
    assertEquals(await momentOf(page), "At 15,007.5 s, arrival 2,001 of 2,001");
    await press(page, "Restart");
    await press(page, "Play messages");
    await eventually(async () =>
      assert(/arrival \d/.test(await momentOf(page)))
    );
  },
  holdReplays,
);

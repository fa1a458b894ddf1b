import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import probesFixture from "../../../fixtures/probes.json" with { type: "json" };
import requestFixture from "../../../fixtures/request.json" with {
  type: "json",
};
import { loadGemma4Counter } from "../../../lib/edge/gemma4.ts";
import {
  readProbes,
  readRequest,
  type Replay,
  replayRequest,
  type ReplayRequestOptions,
} from "../../../mod.ts";
import { arrivalColumn, statusOf } from "./read_page.ts";
import { counted } from "./use_page.ts";

const counter = await loadGemma4Counter();

/** The demo request replayed with real tokens: what the page should show, computed here and not asked of it. */
export function computed(options: ReplayRequestOptions): Replay {
  return replayRequest(
    readRequest(requestFixture),
    readProbes(probesFixture),
    counter,
    options,
  );
}

/** Goes to the last arrival once it is counted. */
export async function toTheEnd(page: Page): Promise<void> {
  await counted(page);
  await page.getByRole("slider", { name: "Timeline" }).press("End");
}

/** Every arrival's attempted and sent tokens, from the table. */
export async function assertTotals(
  page: Page,
  { states }: Replay,
): Promise<void> {
  await toTheEnd(page);
  const words = (tokens: number) => tokens.toLocaleString("en");
  assertEquals(
    await arrivalColumn(page, "attempted"),
    states.map(({ tokens }) => words(tokens.attempted)),
  );
  assertEquals(
    await arrivalColumn(page, "total"),
    states.map(({ tokens, refused }) =>
      refused ? "refused" : words(tokens.total)
    ),
  );
  const backed = states.at(-1)!.facts.filter(({ supported, status }) =>
    supported && status !== "stale"
  );
  assertEquals(await statusOf(page, "facts backed"), [
    `${backed.length} of 15`,
  ]);
}

/// <reference lib="dom" />
import { packReplay } from "../../replay/pack_replay.ts";
import type { Replay } from "../../replay/replay.ts";
import type { RequestPageData } from "../../report/page_data.ts";
import { replayPage } from "../../report/replay_page.ts";
import type { PageModel } from "./page_model.ts";
import type { ReplaySettings } from "./settings.ts";

/**
 * The page as one file that needs no server: both policies at the budget that is shown, and where the reader stands.
 *
 * @param model The page.
 * @param data What it was served with.
 * @param template The page as it came, before anything was shown in it.
 * @throws {Error} If a policy cannot be played; the message is for the reader.
 */
export async function pageCopy(
  model: PageModel,
  data: RequestPageData,
  template: string,
): Promise<string> {
  const { main, player } = model;
  const settings: ReplaySettings = main.settings.value ??
    { fidelity: "preserve", ...data.settings };
  const policies = settings.policy === "evict"
    ? ["evict", "compact"] as const
    : ["compact", "evict"] as const;
  const replays: Replay[] = [];
  for (const policy of policies) {
    replays.push(await wholeReplay(model, { ...settings, policy }));
  }
  return replayPage(template, {
    ...data,
    settings: { budget: settings.budget, policy: policies[0] },
    seconds: player.position.value,
    replays: replays.map(packReplay),
    served: null,
  });
}

/** The replay of these settings with all its states: one that is shown, or played for this. */
async function wholeReplay(
  { main, beside, source }: PageModel,
  settings: ReplaySettings,
): Promise<Replay> {
  for (const { replay: { value }, working, outdated } of [main, beside]) {
    const isWhole = value !== null && !working.value && !outdated.value;
    if (!isWhole || value.policy !== settings.policy) continue;
    if (value.budgetTokens === settings.budget) return value;
  }
  let whole: Replay | null = null;
  const { signal } = new AbortController();
  await source.play(settings, ({ replay, done }) => {
    if (done) whole = replay;
  }, signal);
  if (whole === null) throw new Error("The replay is not complete");
  return whole;
}

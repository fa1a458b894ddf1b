import { packReplay } from "../../replay/pack_replay.ts";
import type { ReplayPageData } from "../../report/page_data.ts";
import type { PageModel } from "./page_model.ts";

/** What stands in a file that is sent: the replays that are on the page, and where the reader stands; no server. */
export function pageCopy(
  { data, main, beside, player }: PageModel,
): ReplayPageData {
  if (data.kind === "lesson") return data;
  const replays = [main, beside].flatMap(({ replay, working }) =>
    replay.value === null || working.value ? [] : [packReplay(replay.value)]
  );
  const settings = main.settings.value ?? data.settings;
  return {
    ...data,
    settings: {
      budget: settings.budget,
      policy: settings.policy === "evict" ? "evict" : "compact",
    },
    seconds: player.position.value,
    replays,
    served: null,
  };
}

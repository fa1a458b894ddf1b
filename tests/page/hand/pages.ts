import { join, toFileUrl } from "@std/path";
import probesFixture from "../../../fixtures/probes.json" with { type: "json" };
import lessonFixture from "../../../fixtures/region.replay.json" with {
  type: "json",
};
import requestFixture from "../../../fixtures/request.json" with {
  type: "json",
};
import { packReplay } from "../../../lib/replay/pack_replay.ts";
import type {
  LessonPageData,
  ReplayPageData,
  RequestPageData,
} from "../../../lib/report/page_data.ts";
import { replayPage } from "../../../lib/report/replay_page.ts";
import {
  charactersCounter,
  type CompactionRequest,
  type Probe,
  readLesson,
  readProbes,
  readRequest,
  replayRequest,
} from "../../../mod.ts";
import { REPLAY_PAGE } from "../../../recorded/replay_page.ts";
import type { Visit } from "./browser.ts";

/** The built-in lesson as the page starts with it. */
export const LESSON: LessonPageData = {
  kind: "lesson",
  hash: "built-in",
  lesson: readLesson(lessonFixture),
  settings: { budget: 24, policy: "evict", fidelity: "preserve" },
  seconds: 0,
};

/** Writes the page with these data to a file, and opens it: its address. */
export function openFile(visit: Visit, data: ReplayPageData): Promise<string> {
  return openHtml(visit, replayPage(REPLAY_PAGE, data));
}

/** Writes a page to a file, and opens it: its address. */
export async function openHtml(
  { page, folder }: Visit,
  html: string,
): Promise<string> {
  const file = join(folder, "replay.html");
  await Deno.writeTextFile(file, html);
  const address = toFileUrl(file).href;
  await page.goto(address);
  return address;
}

/** The demo request and its probes, counted by a rule of thumb, with both policies in the file. */
export const REQUEST: RequestPageData = requestPage(
  "request.json",
  readRequest(requestFixture),
  readProbes(probesFixture),
);

/** What a file holds that was made of a request: both policies. */
export function requestPage(
  title: string,
  request: CompactionRequest,
  probes: readonly Probe[],
): RequestPageData {
  const budget = request.inputBudget;
  const replays = (["compact", "evict"] as const).map((policy) =>
    packReplay(replayRequest(request, probes, charactersCounter(), { policy }))
  );
  return {
    kind: "request",
    hash: title,
    title,
    settings: { budget, policy: "compact" },
    seconds: 0,
    replays,
    served: null,
  };
}

import { conversationHash } from "../lib/edge/conversation_hash.ts";
import { packReplay } from "../lib/replay/pack_replay.ts";
import type { ReplayPageData } from "../lib/report/page_data.ts";
import { replayPage } from "../lib/report/replay_page.ts";
import { playReplay } from "./play_replay.ts";
import type { LessonSource, RequestSource } from "./replay_source.ts";
import { writeTextFile } from "./write_output.ts";

/**
 * Nothing; afterwards the file holds the source's replay as a page of its own, and stderr has one line about it.
 *
 * A request is played by both policies, the chosen one first: nothing can be counted where the page is opened.
 *
 * @param path The file.
 * @param source What is replayed.
 * @throws {RangeError} If the budget is below what is pinned; nothing is written then.
 */
export async function writeReplayPage(
  path: string,
  source: LessonSource | RequestSource,
): Promise<void> {
  const { REPLAY_PAGE } = await import("../recorded/replay_page.ts");
  const text = replayPage(REPLAY_PAGE, await pageData(source));
  await writeTextFile(path, text);
  const bytes = new TextEncoder().encode(text).length;
  console.error(`Wrote ${path}, ${sizeText(bytes)}`);
}

async function pageData(
  source: LessonSource | RequestSource,
): Promise<ReplayPageData> {
  const replay = await playReplay(source);
  const { seconds = 0 } = source;
  if (source.kind === "lesson") {
    const { kind, lesson, settings } = source;
    const hash = await conversationHash(lesson);
    return { kind, hash, lesson, settings, seconds };
  }
  const { kind, title, settings } = source;
  const other = settings.policy === "compact" ? "evict" : "compact";
  const beside = await playReplay(source, other);
  return {
    kind,
    hash: await conversationHash(replay),
    title,
    settings,
    seconds,
    replays: [replay, beside].map(packReplay),
    served: null,
  };
}

function sizeText(bytes: number): string {
  return bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}

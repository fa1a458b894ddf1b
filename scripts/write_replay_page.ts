import { dirname, resolve } from "@std/path";
import { conversationHash } from "../lib/edge/conversation_hash.ts";
import { packReplay } from "../lib/replay/pack_replay.ts";
import type { ReplayPageData } from "../lib/report/page_data.ts";
import { replayPage } from "../lib/report/replay_page.ts";
import { playReplay } from "./play_replay.ts";
import type { LessonSource, RequestSource } from "./replay_source.ts";
import { UsageError } from "./usage_error.ts";
import { writeTextFile } from "./write_output.ts";

/**
 * Nothing, if a page can be written there: in a folder that exists, and in place of no file that is read.
 *
 * @param path The page.
 * @param inputs Files that are read.
 * @throws {UsageError} If it is one of them, under whatever name.
 * @throws {Deno.errors.NotFound} If the folder does not exist.
 */
export async function checkPagePath(
  path: string,
  inputs: readonly string[],
): Promise<void> {
  await checkPlace(path);
  const target = await realPath(path);
  for (const input of inputs) {
    if (await realPath(input) !== target) continue;
    throw new UsageError(
      `--out ${path} is a file that is read; name another one`,
    );
  }
}

/** A page is written beside its place and renamed, so that place is a folder for files: not /dev, not /proc. */
async function checkPlace(path: string): Promise<void> {
  try {
    await Deno.stat(dirname(path));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotCapable)) throw error;
    throw new UsageError(`--out ${path} is no place for a file`);
  }
}

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

/** Where a name leads; a file that is not there yet leads to itself. */
async function realPath(path: string): Promise<string> {
  try {
    return await Deno.realPath(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return resolve(path);
    throw error;
  }
}

import type { Lesson } from "../replay/lesson.ts";
import type { PackedReplay } from "../replay/pack_replay.ts";
import type { ReplayFidelity } from "../replay/replay.ts";

/** A lesson for the page, which plays it by itself. */
export interface LessonPageData {
  readonly kind: "lesson";
  /** Names the conversation, whatever is done with it: the reader's notes are kept under it. */
  readonly hash: string;
  readonly lesson: Lesson;
  /** How it is played first. */
  readonly settings: {
    readonly budget: number;
    readonly policy: "evict" | "summarize";
    readonly fidelity: ReplayFidelity;
  };
  /** Where it stands first, in seconds. */
  readonly seconds: number;
}

/** A request for the page. Counting needs a tokenizer, so the page asks its server, or shows what it was given. */
export interface RequestPageData {
  readonly kind: "request";
  /** Names the conversation, whatever is done with it: the reader's notes are kept under it. */
  readonly hash: string;
  /** What it is called: the request file's name, without its folder. */
  readonly title: string;
  /** How it is played first. */
  readonly settings: {
    readonly budget: number;
    readonly policy: "compact" | "evict";
  };
  /** Where it stands first, in seconds. */
  readonly seconds: number;
  /** Replays that were made already: all that there is where no server answers. */
  readonly replays: readonly PackedReplay[];
  /** Which budgets its server plays; null in a file that was sent, where nothing can be counted. */
  readonly served:
    | { readonly fromTokens: number; readonly toTokens: number }
    | null;
}

/** What a replay page shows; written into it as JSON. */
export type ReplayPageData = LessonPageData | RequestPageData;

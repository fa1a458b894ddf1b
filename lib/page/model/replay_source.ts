import type { Replay } from "../../replay/replay.ts";
import type { ReplaySettings } from "./settings.ts";

/** What a source says while it works. */
export interface PlayedSoFar {
  /** The replay with the states that are there; null before the first. */
  readonly replay: Replay | null;
  /** Whether all states are there. */
  readonly done: boolean;
}

/** Where the page gets its replays: from the lesson, from its server, or from what stands in the file. */
export interface ReplaySource {
  /**
   * Plays the conversation and reports what is there, at least once at the end.
   *
   * @param settings How it is played.
   * @param report Called with what is there so far.
   * @param signal Ends the work; nothing is reported after that.
   * @throws {Error} If these settings cannot be played; the message is for the reader.
   */
  readonly play: (
    settings: ReplaySettings,
    report: (soFar: PlayedSoFar) => void,
    signal: AbortSignal,
  ) => Promise<void>;
}

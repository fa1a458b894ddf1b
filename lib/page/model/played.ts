/// <reference lib="dom" />
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Replay } from "../../replay/replay.ts";
import type { ReplaySource } from "./replay_source.ts";
import type { ReplaySettings } from "./settings.ts";

/** A replay on the page: what is there, what is still being counted, and what went wrong. */
export interface Played {
  /** What was asked for last; where that cannot be played, what is shown. */
  readonly settings: ReadonlySignal<ReplaySettings | null>;
  /** What is shown: until the first state of other settings is there, the replay before. */
  readonly replay: ReadonlySignal<Replay | null>;
  /** Whether states are still to come. */
  readonly working: ReadonlySignal<boolean>;
  /** Whether the replay that is shown is the one before. */
  readonly outdated: ReadonlySignal<boolean>;
  /** Why the settings cannot be played, for the reader; null where they can. */
  readonly problem: ReadonlySignal<string | null>;
  /** Plays these settings; null takes the replay away. Work on earlier ones ends. */
  readonly play: (settings: ReplaySettings | null) => void;
}

/** A place for one replay at a time, filled from a source. */
export function played(source: ReplaySource): Played {
  const settings = signal<ReplaySettings | null>(null);
  const replay = signal<Replay | null>(null);
  const working = signal(false);
  const outdated = signal(false);
  const problem = signal<string | null>(null);
  let shown: ReplaySettings | null = null;
  let current = new AbortController();

  const run = async (wanted: ReplaySettings, { signal }: AbortController) => {
    try {
      await source.play(wanted, (soFar) => {
        if (signal.aborted || soFar.replay === null) return;
        shown = wanted;
        batch(() => {
          replay.value = soFar.replay;
          working.value = !soFar.done;
          outdated.value = false;
        });
      }, signal);
    } catch (error) {
      if (signal.aborted) return;
      batch(() => {
        problem.value = error instanceof Error ? error.message : String(error);
        settings.value = shown ?? wanted;
        working.value = outdated.value = false;
      });
    }
  };
  const play = (wanted: ReplaySettings | null) => {
    current.abort();
    current = new AbortController();
    batch(() => {
      settings.value = wanted;
      problem.value = null;
      working.value = wanted !== null;
      outdated.value = wanted !== null && replay.value !== null;
      if (wanted !== null) return;
      replay.value = shown = null;
    });
    if (wanted !== null) run(wanted, current);
  };
  return { settings, replay, working, outdated, problem, play };
}

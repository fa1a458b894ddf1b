/// <reference lib="dom" />
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Replay } from "../../replay/replay.ts";
import type { ReplaySource } from "./replay_source.ts";
import type { ReplaySettings } from "./settings.ts";

/** A replay on the page: what is there, what is still being counted, and what went wrong. */
export interface Played {
  readonly settings: ReadonlySignal<ReplaySettings | null>;
  readonly replay: ReadonlySignal<Replay | null>;
  /** Whether states are still to come. */
  readonly working: ReadonlySignal<boolean>;
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
  const problem = signal<string | null>(null);
  let current = new AbortController();
  const play = (wanted: ReplaySettings | null) => {
    current.abort();
    const mine = current = new AbortController();
    batch(() => {
      settings.value = wanted;
      replay.value = null;
      problem.value = null;
      working.value = wanted !== null;
    });
    if (wanted === null) return;
    const fail = (error: unknown) => {
      if (mine.signal.aborted) return;
      batch(() => {
        problem.value = error instanceof Error ? error.message : String(error);
        working.value = false;
      });
    };
    const report: Parameters<ReplaySource["play"]>[1] = (soFar) => {
      if (mine.signal.aborted) return;
      batch(() => {
        replay.value = soFar.replay;
        working.value = !soFar.done;
      });
    };
    try {
      source.play(wanted, report, mine.signal).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  return { settings, replay, working, problem, play };
}

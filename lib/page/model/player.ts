/// <reference lib="dom" />
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
} from "@preact/signals";
import { advancePosition } from "./advance_position.ts";

/** The longest step of one frame, in seconds: a page that slept goes on where it was. */
const LONGEST_FRAME_SECONDS = 0.25;

/** What the play button says. */
export type PlayWord =
  | "Play messages"
  | "Pause messages"
  | "Resume"
  | "Replay";

/** Where a replay stands, and whether it moves. */
export interface Player {
  /** The position in seconds of the replay. */
  readonly position: Signal<number>;
  readonly playing: ReadonlySignal<boolean>;
  /** Changes the pace only, also while playing. */
  readonly pace: Signal<number>;
  /** The play button's word: it follows from position and movement. */
  readonly word: ReadonlySignal<PlayWord>;
  /** Plays, pauses, resumes, or plays again from the start. */
  readonly toggle: () => void;
  /** Pauses and goes to a position. */
  readonly seek: (seconds: number) => void;
  /** Back to the start; a replay that moves goes on from there. */
  readonly restart: () => void;
  /** Back to the start, and still. */
  readonly reset: () => void;
}

/**
 * A player over the arrivals' times.
 *
 * @param times When each turn comes in, in order; read anew at each frame, so they may change.
 */
export function player(times: ReadonlySignal<readonly number[]>): Player {
  const position = signal(0);
  const playing = signal(false);
  const pace = signal(1);
  const end = computed(() => times.value.at(-1) ?? 0);
  effect(() => {
    if (end.value > 0 && position.value > end.value) position.value = end.value;
  });
  let frame = 0;
  let last = 0;
  const step = (now: number) => {
    /* A frame may have begun before the button was pressed that it is the first one for. */
    const passed = Math.max(0, now - last) / 1000;
    const seconds = Math.min(passed, LONGEST_FRAME_SECONDS);
    last = now;
    batch(() => {
      position.value = advancePosition(
        times.value,
        position.value,
        seconds * pace.value,
      );
      playing.value = position.value < end.value;
    });
    if (playing.value) frame = requestAnimationFrame(step);
  };
  const pause = () => {
    playing.value = false;
    cancelAnimationFrame(frame);
  };
  const play = () => {
    playing.value = true;
    last = performance.now();
    frame = requestAnimationFrame(step);
  };
  const atEnd = computed(() => end.value > 0 && position.value >= end.value);
  return {
    position,
    playing,
    pace,
    word: computed(() =>
      playing.value
        ? "Pause messages"
        : atEnd.value
        ? "Replay"
        : position.value === 0
        ? "Play messages"
        : "Resume"
    ),
    toggle: () => {
      if (playing.value) return pause();
      if (atEnd.value) position.value = 0;
      play();
    },
    seek: (seconds) => {
      pause();
      position.value = Math.min(Math.max(seconds, 0), end.value);
    },
    restart: () => {
      position.value = 0;
    },
    reset: () => {
      pause();
      position.value = 0;
    },
  };
}

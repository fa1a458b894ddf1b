import {
  batch,
  computed,
  type ReadonlySignal,
  type Signal,
  signal,
} from "@preact/signals";
import { advancePosition } from "./advance_position.ts";
import { frames } from "./frames.ts";

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
  /** Pauses and goes to a position, at most to the last arrival that is there. */
  readonly seek: (seconds: number) => void;
  /** Back to the start; a replay that moves goes on from there. */
  readonly restart: () => void;
  /** Back to the start, and still. */
  readonly reset: () => void;
}

/**
 * A player over the arrivals' times.
 *
 * @param times When each turn comes in that is there, in order; read anew at each frame, so they may become more.
 */
export function player(times: ReadonlySignal<readonly number[]>): Player {
  const position = signal(0);
  const playing = signal(false);
  const pace = signal(1);
  const end = computed(() => times.value.at(-1) ?? 0);
  const atEnd = computed(() => end.value > 0 && position.value >= end.value);
  const { start, stop } = frames((seconds) => {
    const played = seconds * pace.value;
    batch(() => {
      position.value = advancePosition(times.value, position.value, played);
      playing.value = position.value < end.value;
    });
    return playing.value;
  });
  const pause = () => {
    playing.value = false;
    stop();
  };
  const play = () => {
    if (atEnd.value) position.value = 0;
    playing.value = true;
    start();
  };
  return {
    position,
    playing,
    pace,
    word: computed(() => wordOf(playing.value, atEnd.value, position.value)),
    toggle: () => playing.value ? pause() : play(),
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

function wordOf(
  playing: boolean,
  atEnd: boolean,
  position: number,
): PlayWord {
  if (playing) return "Pause messages";
  if (atEnd) return "Replay";
  return position === 0 ? "Play messages" : "Resume";
}

/// <reference lib="dom" />

/** The longest step of one frame, in seconds: a page that slept goes on where it was. */
const LONGEST_FRAME_SECONDS = 0.25;

/** Calls that come with the browser's frames. */
export interface Frames {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Frames that call `step` with the seconds since the last one, until it says that it has no more to do.
 *
 * @param step Returns whether to go on.
 */
export function frames(step: (seconds: number) => boolean): Frames {
  let frame = 0;
  let last = 0;
  const next = (now: number) => {
    // A frame may have begun before the button was pressed that it is the first one for.
    const seconds = Math.max(0, now - last) / 1000;
    last = now;
    if (step(Math.min(seconds, LONGEST_FRAME_SECONDS))) {
      frame = requestAnimationFrame(next);
    }
  };
  return {
    start: () => {
      last = performance.now();
      frame = requestAnimationFrame(next);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

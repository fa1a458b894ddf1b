import { terminalOf } from "./terminal.ts";

/** A line on a terminal that says how far a long job is; it is taken away in the end. */
export interface ProgressLine {
  /** Says that so much of all has been done in this phase; the phase alone where that is not known. */
  step(phase: string, done?: number, all?: number): void;
  /** Takes the line away, for good. */
  end(): void;
}

const WAIT_MS = 1000;

/**
 * A progress line on stderr that comes up once a job has taken a second; none where nothing may be written again.
 *
 * @param moves Whether stderr is a terminal on which a line can be written again.
 * @param write Where the text goes.
 * @param now The time in milliseconds.
 */
export function progressLine(
  moves: boolean = terminalOf(Deno.stderr).moves,
  write: (text: string) => void = toStderr,
  now: () => number = () => performance.now(),
): ProgressLine {
  const start = now();
  let shown = "";
  let isOver = false;
  return {
    step(phase, done, all) {
      if (isOver || !moves || now() - start < WAIT_MS) return;
      const text = done === undefined || all === undefined
        ? phase
        : `${phase}: ${percentOf(done, all)} %`;
      if (text === shown) return;
      shown = text;
      write(`\r\x1b[K${text}`);
    },
    end() {
      if (shown !== "") write("\r\x1b[K");
      shown = "";
      isOver = true;
    },
  };
}

function percentOf(done: number, all: number): number {
  return all === 0 ? 100 : Math.min(100, Math.floor(done / all * 100));
}

function toStderr(text: string): void {
  Deno.stderr.writeSync(new TextEncoder().encode(text));
}

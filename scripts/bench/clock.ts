/** Prepares a job, which is not timed, and returns the job, which is. */
export type Job = () => () => unknown;

/** What one job took. */
export interface Timing {
  /** Median of the runs, in milliseconds. */
  readonly ms: number;
  /** How many runs there were. */
  readonly runs: number;
}

/** How often a job is run. */
export interface Runs {
  /** At most so many times; 5 unless given. */
  readonly most?: number;
  /** No further run once the runs took so long together; 3,000 unless given. One run is always made. */
  readonly capMs?: number;
}

/** How long a job takes. */
export function timeJob(job: Job, { most = 5, capMs = 3_000 }: Runs = {}) {
  const times: number[] = [];
  for (
    let spent = 0;
    times.length < most && (spent < capMs || !times.length);
  ) {
    times.push(timeOnce(job));
    spent += times[times.length - 1];
  }
  return timingOf(times);
}

/** How long two jobs take, run in turns, so that what else the machine does is shared by both. */
export function timePair(
  first: Job,
  second: Job,
  { most = 5, capMs = 10_000 }: Runs = {},
): readonly [Timing, Timing] {
  const times: [number[], number[]] = [[], []];
  for (let spent = 0; times[0].length < most;) {
    times[0].push(timeOnce(first));
    times[1].push(timeOnce(second));
    spent += times[0].at(-1)! + times[1].at(-1)!;
    if (spent >= capMs) break;
  }
  return [timingOf(times[0]), timingOf(times[1])];
}

/** The middle of the numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? sorted[middle]
    : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The exponent by which a time grows with a size: 1 is linear, 2 quadratic. */
export function growthExponent(sizes: number, times: number): number {
  return Math.log(times) / Math.log(sizes);
}

function timeOnce(job: Job): number {
  const run = job();
  const start = performance.now();
  run();
  return performance.now() - start;
}

function timingOf(times: readonly number[]): Timing {
  return { ms: median(times), runs: times.length };
}

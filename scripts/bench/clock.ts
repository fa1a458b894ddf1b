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
export function timeJob(
  job: Job,
  { most = 5, capMs = 3_000 }: Runs = {},
): Timing {
  const times: number[] = [];
  for (
    let spent = 0;
    times.length < most && (spent < capMs || !times.length);
  ) {
    times.push(timeOnce(job));
    spent += times[times.length - 1];
  }
  return { ms: median(times), runs: times.length };
}

/** Makes one run, and gives the milliseconds that it took. */
export type Timed = () => number | Promise<number>;

/** What two jobs took, and how the one relates to the other. */
export interface PairTiming {
  /** Median of the runs of ours, in milliseconds. */
  readonly oursMs: number;
  /** Median of the peer's runs, in milliseconds. */
  readonly peerMs: number;
  /** Median over the rounds of the peer's time in parts of ours. */
  readonly ratio: number;
}

/** How often a pair is run. */
export interface Rounds extends Runs {
  /** Runs of ours before and after each one of the peer; 1 unless given. More of them steady a short job. */
  readonly around?: number;
}

/** How long two jobs take, run in turns, so that what else the machine does is shared by both. */
export async function timePair(
  ours: Timed,
  peer: Timed,
  { most = 5, capMs = 10_000, around = 1 }: Rounds = {},
): Promise<PairTiming> {
  const rounds: PairTiming[] = [];
  for (
    let spent = 0;
    rounds.length < most && (spent < capMs || !rounds.length);
  ) {
    const own: number[] = [];
    for (let run = 0; run < around; run++) own.push(await ours());
    const peerMs = await peer();
    for (let run = 0; run < around; run++) own.push(await ours());
    const oursMs = median(own);
    rounds.push({ oursMs, peerMs, ratio: peerMs / oursMs });
    spent += peerMs + own.reduce((sum, ms) => sum + ms);
  }
  const middle = (key: keyof PairTiming) =>
    median(rounds.map((round) => round[key]));
  return {
    oursMs: middle("oursMs"),
    peerMs: middle("peerMs"),
    ratio: middle("ratio"),
  };
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

/** Milliseconds of one run of a job. */
export function timeOnce(job: Job): number {
  const run = job();
  const start = performance.now();
  run();
  return performance.now() - start;
}

import type { Tally } from "../metrics/tally.ts";
import { bootstrap } from "./bootstrap.ts";
import type { MeasuredRow, RowKey, SetRun } from "./retention_run.ts";

/** A measure of a set, over all its conversations. */
export interface Figure extends RowKey {
  /** What was measured: `words`, `words/temporal`. */
  readonly measure: string;
  /** The share that is left, of 100. */
  readonly percent: number;
  /** The 95 % interval over conversations. */
  readonly low: number;
  /** Its upper end. */
  readonly high: number;
  /** How many things were looked at. */
  readonly count: number;
  /** In how many conversations. */
  readonly conversations: number;
}

/**
 * The figures of a set: shares over all its questions, in the order of the rows and of the measures' first mention.
 *
 * @param run The conversations' sums.
 */
export function figuresOf(run: SetRun): readonly Figure[] {
  const rows = new Map<string, MeasuredRow[]>();
  for (const row of run.conversations.flatMap((each) => each.rows)) {
    const key = rowName(row);
    const known = rows.get(key);
    if (known) known.push(row);
    else rows.set(key, [row]);
  }
  return [...rows.values()].flatMap((same) => {
    const measures = new Set(same.flatMap((row) => Object.keys(row.tallies)));
    return [...measures].sort().flatMap((measure) => {
      const tallies = same.flatMap((row) => {
        const tally = row.tallies[measure];
        return tally === undefined ? [] : [tally];
      });
      return figureOf(same[0], measure, tallies);
    });
  });
}

/** A row's key as text. */
export function rowName({ extractor, ratio, share }: RowKey): string {
  return `${extractor} ${ratio} ${share}`;
}

function figureOf(
  { extractor, ratio, share }: RowKey,
  measure: string,
  tallies: readonly Tally[],
): readonly Figure[] {
  const sum = tallies.reduce((total, [each]) => total + each, 0);
  const count = tallies.reduce((total, [, each]) => total + each, 0);
  const interval = bootstrap(tallies);
  if (interval === undefined) return [];
  return [{
    extractor,
    ratio,
    share,
    measure,
    percent: percent(sum / count),
    low: percent(interval[0]),
    high: percent(interval[1]),
    count: Math.round(count),
    conversations: tallies.length,
  }];
}

/** Two digits. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

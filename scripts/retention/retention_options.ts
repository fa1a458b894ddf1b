import {
  MEASURED_EXTRACTORS,
  type MeasuredName,
} from "../../lib/measure/retention/measured_extractors.ts";
import type { RetentionOptions } from "../../lib/measure/retention/run/retention_run.ts";
import { namesOf } from "../list_options.ts";
import { UsageError } from "../usage_error.ts";
import type { Shard } from "./run_sets.ts";

/** The names that `--extractors` takes. */
export const EXTRACTOR_NAMES = Object.keys(
  MEASURED_EXTRACTORS,
) as MeasuredName[];

/**
 * What is measured, as the command line says it.
 *
 * @throws {UsageError} If a value is none that the option takes.
 */
export function retentionOptions(
  given: {
    readonly ratios: string;
    readonly shares: string;
    readonly extractors: string;
    readonly dates: boolean;
  },
): RetentionOptions {
  return {
    ratios: percentages("ratios", given.ratios),
    shares: percentages("shares", given.shares),
    extractors: namesOf("extractors", given.extractors, EXTRACTOR_NAMES),
    dates: given.dates,
  };
}

/**
 * The part that `2/4` names.
 *
 * @throws {UsageError} If it names none.
 */
export function shardOf(text: string): Shard {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (shard.number >= 1 && shard.number <= shard.of) return shard;
  throw new UsageError(
    `--shard is a part such as 2/4, the second of four, found ${text}`,
  );
}

function percentages(option: string, text: string): readonly number[] {
  const numbers = text.split(",").map((each) => {
    const number = Number(each.trim() || NaN);
    if (number > 0 && number <= 100) return number;
    throw new UsageError(
      `--${option} are percentages over 0 and up to 100 such as 5,20, found ${each}`,
    );
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

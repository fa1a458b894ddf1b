import config from "../../deno.json" with { type: "json" };
import type { TokenCounter } from "../../lib/count/token_counter.ts";
import { STANDING_INSTRUCTIONS } from "../../lib/measure/retention/constraints/standing_instructions.ts";
import type { MeasuredExtractor } from "../../lib/measure/retention/measured_extractors.ts";
import type {
  MissingExtractor,
  RetentionOptions,
  RetentionRun,
} from "../../lib/measure/retention/run/retention_run.ts";
import type { MeasuredSet } from "../../lib/measure/retention/sets/measured_set.ts";
import { chooseCounter } from "../choose_counter.ts";
import { namesOf } from "../list_options.ts";
import { progressLine } from "../progress_line.ts";
import { writeTextFile } from "../write_output.ts";
import { loadSets, WANTED_SETS } from "./load_sets.ts";
import { markedNotes } from "./marked_notes.ts";
import type { MeasuringArguments } from "./measuring.ts";
import { readInstructions } from "./read_instructions.ts";
import { shardOf } from "./retention_options.ts";
import { runSets } from "./run_sets.ts";

/** What is measured, and by what. */
export interface MeasureSets {
  /** The folder with the sets. */
  readonly data: string;
  readonly args: MeasuringArguments;
  readonly options: RetentionOptions;
  /** What the names of the options stand for. */
  readonly extractors: Readonly<Record<string, () => MeasuredExtractor>>;
  /** What is left out of a set; nothing unless given. */
  readonly missingFrom?: (
    set: MeasuredSet,
    counter: TokenCounter,
  ) => readonly MissingExtractor[];
}

/**
 * The run that the command line asks for; a list of marked notes is written where it asks for one.
 *
 * @throws {UsageError} If it asks for what is not there.
 */
export async function measureSets(
  { data, args, options, extractors, missingFrom = () => [] }: MeasureSets,
): Promise<RetentionRun> {
  const shard = shardOf(args.shard);
  const sets = await loadSets({
    data,
    wanted: args.sets === undefined
      ? undefined
      : namesOf("sets", args.sets, WANTED_SETS),
    instructions: args.constraints === undefined
      ? STANDING_INSTRUCTIONS
      : await readInstructions(args.constraints),
    anyVersion: args["any-version"],
  });
  const counter = await chooseCounter(args.counter, args.template);
  const progress = progressLine();
  const marked = markedNotes();
  const run = await runSets({
    sets: sets.map((set) => {
      const missing = missingFrom(set, counter);
      return missing.length === 0 ? set : { ...set, missing };
    }),
    options,
    extractors,
    shard,
    counter,
    version: config.version,
    onDone: (done, all) => progress.step("measuring", done, all),
    onResult: marked.onResult,
  });
  progress.end();
  if (args.marked !== undefined) {
    await writeTextFile(args.marked, marked.json());
  }
  return run;
}

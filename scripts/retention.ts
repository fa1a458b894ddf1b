import { MEASURED_EXTRACTORS } from "../lib/measure/retention/measured_extractors.ts";
import { mergeRuns } from "../lib/measure/retention/run/merge_runs.ts";
import { readRun } from "../lib/measure/retention/run/read_run.ts";
import { COUNTER_HELP } from "./choose_counter.ts";
import { oneFolder } from "./option_values.ts";
import { readJsonFile } from "./read_json_file.ts";
import { checkOutputs } from "./retention/check_outputs.ts";
import { WANTED_SETS } from "./retention/load_sets.ts";
import { measureSets } from "./retention/measure_sets.ts";
import { MEASURING, OUTPUTS } from "./retention/measuring.ts";
import {
  EXTRACTOR_NAMES,
  retentionOptions,
} from "./retention/retention_options.ts";
import { writeOutputs } from "./retention/write_outputs.ts";
import { runScript, type ScriptArguments, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task retention DATA [options]
       deno task retention merge PART.json… [--out FILE.json …]

Measures what is left of what is asked later when conversations are made to fit a budget, by extractor: on LoCoMo, BEAM
and LongMemEval_S, on parsed sessions of Claude Code, and on any conversation with facts. DATA is a folder with your own
copies: locomo/, beam/ (or beam-128k/), longmemeval/, claude-code/, facts/. No model is asked. The run checks itself and
stops where a check fails.

Options:
  --sets LIST        ${WANTED_SETS.join(",")}
                     (default: those that are there; constraints are put into locomo and beam, at 5 %)
  --ratios LIST      budgets, in percent of a conversation's tokens (default: 5,10,20,30,50)
  --shares LIST      parts of the budget held back for notes, in percent (default: 25,50,75)
  --extractors LIST  ${EXTRACTOR_NAMES.join(",")}
                     (default: all; +question is shown the questions and run for each, so at one
                     budget with the largest share alone)
  --dates            a line per day among the notes
  --constraints FILE a JSON list of standing instructions (default: the project's own 15)
  --any-version      measure files that are not the pinned ones
  --shard K/N        only every N-th conversation from the K-th on; parts are merged to what one run gives
  --out FILE         sums by conversation and figures, as JSON
  --figures FILE     figures alone, dated, as JSON
  --picture FILE     the measure of each set against the budget, as SVG
  --html FILE        pictures and tables as one page
  --marked FILE      notes that are marked as replaced, as a JSON list of ids
  ${COUNTER_HELP}
  -h, --help         this text

Example:
  deno task retention ../data --sets locomo --ratios 20 --extractors drop-oldest,cue,ranked,random

Strictest permissions; outputs need --allow-read and --allow-write for their folder too:
  deno run --no-prompt --allow-read=.cache,DATA scripts/retention.ts DATA
`;

const OPTIONS = [...OUTPUTS, ...MEASURING] as const;
const DEFAULTS = {
  ratios: "5,10,20,30,50",
  shares: "25,50,75",
  extractors: EXTRACTOR_NAMES.join(","),
  shard: "1/1",
  counter: "gemma4",
};

type Arguments = ScriptArguments<
  typeof OPTIONS[number],
  "dates" | "any-version",
  never,
  typeof DEFAULTS
>;

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: OPTIONS,
    boolean: ["dates", "any-version"],
    default: DEFAULTS,
    main: async (args) => {
      const isMerge = args._[0] === "merge";
      const files = isMerge ? args._.slice(1) : [];
      const [data] = isMerge ? [] : args._;
      await checkOutputs(args, { files, data });
      await (isMerge ? merge(files, args) : measure(args));
      return 0;
    },
  });
}

async function merge(files: readonly string[], args: Arguments): Promise<void> {
  checkMergeOptions(args);
  if (files.length === 0) {
    throw new UsageError("name the parts to merge, as --out wrote them");
  }
  const parts = await Promise.all(
    files.map(async (file) => readRun(await readJsonFile(file))),
  );
  await writeOutputs(mergeRuns(parts), args);
}

/** Nothing, if a merge is told nothing that the parts say. */
function checkMergeOptions(args: Arguments): void {
  const given = [
    ...MEASURING.filter((name) =>
      args[name] !== (DEFAULTS as Partial<Record<string, string>>)[name]
    ),
    ...(["dates", "any-version"] as const).filter((name) => args[name]),
  ];
  if (given.length === 0) return;
  throw new UsageError(
    `merge takes parts as they were measured: --${given[0]} is for measuring`,
  );
}

async function measure(args: Arguments): Promise<void> {
  const run = await measureSets({
    data: oneFolder(args._, "the folder with the sets"),
    args,
    options: retentionOptions(args),
    extractors: MEASURED_EXTRACTORS,
  });
  await writeOutputs(run, args);
}

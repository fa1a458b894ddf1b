import { SET_NAMES } from "../lib/measure/retention/measured_conversation.ts";
import {
  MEASURED_EXTRACTORS,
  type MeasuredName,
} from "../lib/measure/retention/measured_extractors.ts";
import { retentionRunText } from "../lib/report/retention_run_text.ts";
import { chooseCounter, COUNTER_HELP } from "./choose_counter.ts";
import { oneFile, oneOf } from "./option_values.ts";
import { printOut } from "./print.ts";
import { progressLine } from "./progress_line.ts";
import { loadSets } from "./retention/load_sets.ts";
import { runSets } from "./retention/run_sets.ts";
import { runScript, UsageError } from "./run_script.ts";
import { writeTextFile } from "./write_output.ts";

const HELP = `
Usage: deno task retention DATA [options]
  ${COUNTER_HELP}
`;

const NAMES = Object.keys(MEASURED_EXTRACTORS) as MeasuredName[];

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: [
      "sets",
      "ratios",
      "shares",
      "extractors",
      "shard",
      "out",
      "counter",
      "template",
    ],
    boolean: ["dates", "any-version"],
    default: {
      counter: "gemma4",
      ratios: "5,10,20,30,50",
      shares: "25,50,75",
      extractors: NAMES.join(","),
    },
    main: async (args) => {
      const data = oneFile(args._, "the folder with the data");
      const list = (text: string) => text.split(",").map((each) => each.trim());
      const numbers = (name: string, text: string) =>
        list(text).map((each) => {
          const number = Number(each);
          if (number > 0 && number <= 100) return number;
          throw new UsageError(
            `--${name} are percentages over 0 up to 100, found ${each}`,
          );
        });
      const sets = await loadSets(
        data,
        args.sets === undefined
          ? undefined
          : list(args.sets).map((each) => oneOf("sets", each, SET_NAMES)),
        args["any-version"],
      );
      const [number, of] = (args.shard ?? "1/1").split("/").map(Number);
      const progress = progressLine();
      const run = runSets({
        sets,
        options: {
          ratios: numbers("ratios", args.ratios),
          shares: numbers("shares", args.shares),
          extractors: list(args.extractors).map((each) =>
            oneOf("extractors", each, NAMES)
          ),
          dates: args.dates,
        },
        shard: { number, of },
        counter: await chooseCounter(args.counter, args.template),
        version: "0.1.0",
        onDone: (done, all) => progress.step("measuring", done, all),
      });
      progress.end();
      await printOut(`${retentionRunText(run)}\n`);
      if (args.out !== undefined) {
        await writeTextFile(args.out, `${JSON.stringify(run, null, 1)}\n`);
      }
      return 0;
    },
  });
}

import { painter } from "../lib/report/paint.ts";
import { type Bench, openBench } from "./bench/bench.ts";
import { MEASUREMENTS } from "./bench/measurements.ts";
import { ownRequest } from "./bench/requests.ts";
import type { Row, TargetName } from "./bench/row.ts";
import { rowsJson, rowsText } from "./bench/show_rows.ts";
import { sizeChart } from "./bench/size_chart.ts";
import { targetsOf } from "./bench/targets_of.ts";
import { checkApart, checkOutput } from "./check_output.ts";
import { printErr } from "./print.ts";
import { progressLine } from "./progress_line.ts";
import { readJsonFile } from "./read_json_file.ts";
import { runScript, UsageError } from "./run_script.ts";
import { writeTextFile } from "./write_output.ts";
import { terminalOf } from "./terminal.ts";

const HELP = `
Usage: deno task bench [options]

Measures counting and compacting against the targets P1 to P10, MEMORY, WORST, READERS and NOTES, beside other libraries, and
prints one table. It is no gate: a missed target is printed as missed. All texts are generated from a seed. It takes
7 minutes on a machine of 2 cores that does little else.

Options:
  --quick              smaller sizes, under 2 minutes; targets that are about larger ones are not judged
  --only P1,P4         these targets alone
  --conversation FILE  measure P2, P5, P6 and P9 on this file too: a list of {role, content}, or a request
  --json               print the rows as JSON
  --out FILE           write the rows there as JSON, beside the table
  --picture FILE       write the chart of P4 there, as SVG (default: .cache/bench.svg)
  -h, --help           this text

Example:
  deno task bench --quick --only P2,P3

Strictest permissions; python3 is for one peer, and --out and --picture need --allow-write for the file's folder too:
  deno run --lock=scripts/bench/deno.lock --allow-read --allow-write=.cache --allow-run=deno,python3 scripts/bench.ts
`;

if (import.meta.main) {
  await runScript({
    writes: true,
    help: HELP,
    string: ["only", "conversation", "out", "picture"],
    boolean: ["json", "quick"],
    default: { picture: ".cache/bench.svg" },
    main: async ({ _: [extra], only, conversation, picture, out, ...args }) => {
      if (extra !== undefined) {
        throw new UsageError(`expected no argument, found ${extra}`);
      }
      const targets = targetsOf(only);
      const reads = conversation === undefined ? [] : [conversation];
      const writes = [
        ...(out === undefined ? [] : [{ name: "out", path: out }]),
        { name: "picture", path: picture },
      ];
      for (const { name, path } of writes) await checkOutput(path, reads, name);
      await checkApart(writes);
      const own = conversation === undefined
        ? undefined
        : ownRequest(await readJsonFile(conversation));
      const { quick } = args;
      const { rows, seconds } = await measured(targets, { quick, own });
      const chart = sizeChart(rows);
      if (chart !== undefined) await writeTextFile(picture, chart);
      else await printErr("P4 was not measured, so no picture is drawn\n");
      const json = rowsJson(rows, { quick, seconds });
      if (out !== undefined) await writeTextFile(out, json);
      const { colours } = terminalOf(Deno.stdout);
      console.log(args.json ? json : rowsText(rows, painter(colours)));
      return 0;
    },
  });
}

interface Measurements {
  readonly rows: readonly Row[];
  /** What each target took to measure. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** The rows of each target; on a terminal, a line says how far it is. */
async function measured(
  targets: readonly TargetName[],
  options: Pick<Bench, "quick" | "own">,
): Promise<Measurements> {
  const progress = progressLine();
  const rows: Row[] = [];
  const seconds: Record<string, number> = {};
  const say = (line: string) =>
    progress.step(line, Object.keys(seconds).length, targets.length);
  const bench = await openBench({ ...options, say });
  try {
    for (const target of targets) {
      const start = performance.now();
      rows.push(...await MEASUREMENTS[target](bench));
      seconds[target] = Math.round((performance.now() - start) / 1_000);
    }
    return { rows, seconds };
  } finally {
    progress.end();
    await bench.close();
  }
}

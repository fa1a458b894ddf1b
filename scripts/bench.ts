import { painter } from "../lib/report/paint.ts";
import { openBench } from "./bench/bench.ts";
import { MEASUREMENTS } from "./bench/measurements.ts";
import { ownRequest } from "./bench/requests.ts";
import { type Row, type TargetName, TARGETS } from "./bench/row.ts";
import { rowsJson, rowsText } from "./bench/show_rows.ts";
import { readJsonFile } from "./read_json_file.ts";
import { runScript, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task bench [options]

Measures counting and compacting against the targets P1 to P11, beside other libraries, and prints one table. It is no
gate: a missed target is printed as missed. All texts are generated from a seed. It takes up to 6 minutes.

Options:
  --quick              smaller sizes, under a minute; targets that are about larger ones are not judged
  --only P1,P4         these targets alone
  --conversation FILE  measure P2, P5, P6 and P9 on this file too: a list of {role, content}, or a request
  --json               print the rows as JSON
  -h, --help           this text

Example:
  deno task bench --quick --only P2,P3

Strictest permissions:
  deno run --lock=scripts/bench/deno.lock --allow-read --allow-run=deno scripts/bench.ts
`;

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: ["only", "conversation"],
    boolean: ["json", "quick"],
    main: async ({ _: [extra], only, conversation, json, quick }) => {
      if (extra !== undefined) {
        throw new UsageError(`expected no argument, found ${extra}`);
      }
      const targets = targetsOf(only);
      const own = conversation === undefined
        ? undefined
        : ownRequest(await readJsonFile(conversation));
      const say = (line: string) =>
        console.error(`${Math.round(performance.now() / 1_000)} s  ${line}`);
      const bench = await openBench({ quick, own, say });
      const rows: Row[] = [];
      for (const target of targets) {
        rows.push(...await MEASUREMENTS[target](bench));
      }
      const colours = Deno.stdout.isTerminal() && !Deno.noColor;
      console.log(
        json ? rowsJson(rows, quick) : rowsText(rows, painter(colours)),
      );
      return 0;
    },
  });
}

function targetsOf(only: string | undefined): readonly TargetName[] {
  if (only === undefined) return TARGETS;
  const names = only.toUpperCase().split(",").map((name) => name.trim());
  const unknown = names.find((name) => !TARGETS.some((one) => one === name));
  if (unknown !== undefined) {
    throw new UsageError(`--only takes P1 to P11, found ${unknown}`);
  }
  return TARGETS.filter((target) => names.includes(target));
}

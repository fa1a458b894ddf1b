import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import { COMPACTOR_NAMES } from "../lib/measure/sweep/compactors.ts";
import { checkApart, checkOutput } from "./check_output.ts";
import { COUNTER_HELP, counterFiles } from "./choose_counter.ts";
import { AUTO } from "./facts_option.ts";
import { namesOf, percentOf, tokensOf } from "./list_options.ts";
import { checkStdinOnce, oneFile, oneOf } from "./option_values.ts";
import { REPORT_FORMATS } from "./report_writer.ts";
import { runScript, type ScriptArguments } from "./run_script.ts";
import { sweepFile, type SweepFileOptions } from "./sweep_file.ts";

const HELP = `
Usage: deno task sweep FILE [options]

Shows how much of a conversation of yours each token budget keeps, and at what cost, and names the smallest budget that
keeps enough. It takes the formats of compact; of a session of Claude Code or Codex it takes all that was said, also what
its client has compacted since. A file named - is read from stdin.

Options:
  --budgets LIST     token budgets such as 1k,2k,4096; k is 1,000 (default: powers of two up to the conversation's size)
  --wanted PERCENT   share of the facts to keep at the smallest budget (default: 90)
  --probes FILE      facts to look for, or ${AUTO}: those that are found by their shape (default: ${AUTO})
  --extractors LIST  ${COMPACTOR_NAMES.join(", ")} (default: all)
  --share PERCENT    of a budget, held back for notes while choosing turns (default: 25)
  --format NAME      ${FORMAT_NAMES.slice(0, 5).join(", ")},
                     ${
  FORMAT_NAMES.slice(5).join(", ")
} (default: told by the structure)
  --report NAME      ${REPORT_FORMATS.join(", ")} (default: text)
  --picture FILE     write the chart there, as SVG
  --out FILE         write the report there instead, whole or not at all
  ${COUNTER_HELP}
  -h, --help         this text

Example:
  deno task sweep session.jsonl --picture sweep.svg

Strictest permissions; --picture and --out need --allow-read and --allow-write for the file's folder too:
  deno run --no-prompt --allow-read=.cache,session.jsonl jsr:@holdfast/holdfast/cli/sweep session.jsonl
`;

const OPTIONS = [
  "budgets",
  "wanted",
  "probes",
  "extractors",
  "share",
  "format",
  "report",
  "picture",
  "out",
  "counter",
  "template",
] as const;

const DEFAULTS = {
  wanted: "90",
  probes: AUTO,
  extractors: COMPACTOR_NAMES.join(","),
  share: "25",
  report: "text",
  counter: "gemma4",
};

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: OPTIONS,
    default: DEFAULTS,
    main: async (args) => {
      const options = optionsOf(args);
      const { file, facts, counter, template } = options;
      const reads = [file, facts, ...counterFiles(counter, template)]
        .filter((path) => path !== "-" && path !== AUTO);
      const writes = (["out", "picture"] as const).flatMap((name) => {
        const path = options[name];
        return path === undefined ? [] : [{ name, path }];
      });
      for (const { name, path } of writes) await checkOutput(path, reads, name);
      await checkApart(writes);
      if (writes.length === 0) await Deno.permissions.revoke({ name: "write" });
      await sweepFile(options);
      await Deno.permissions.revoke({ name: "write" });
      await Deno.permissions.revoke({ name: "read" });
      return 0;
    },
  });
}

function optionsOf(
  args: ScriptArguments<typeof OPTIONS[number], never, never, typeof DEFAULTS>,
): SweepFileOptions {
  const { _: files, format, budgets, picture, out } = args;
  const file = oneFile(files, "the conversation to sweep");
  checkStdinOnce([file, args.probes]);
  return {
    file,
    format: format === undefined
      ? undefined
      : oneOf("format", format, FORMAT_NAMES),
    budgets: budgets === undefined ? undefined : tokensOf("budgets", budgets),
    extractors: namesOf("extractors", args.extractors, COMPACTOR_NAMES),
    sharePercent: percentOf("share", args.share),
    wantedPercent: percentOf("wanted", args.wanted),
    facts: args.probes,
    report: oneOf("report", args.report, REPORT_FORMATS),
    picture,
    out,
    counter: args.counter,
    template: args.template,
  };
}

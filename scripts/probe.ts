import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import { MATCH_LEVELS } from "../lib/probe/match_level.ts";
import { checkOutput } from "./check_output.ts";
import { checkCounter, COUNTER_HELP, counterFiles } from "./choose_counter.ts";
import { AUTO } from "./facts_option.ts";
import { checkStdinOnce, oneFile, oneOf } from "./option_values.ts";
import { FAIL_ON, probeFile, type ProbeOptions } from "./probe_file.ts";
import { REDACT_HELP } from "./redaction.ts";
import { REPORT_FORMATS } from "./report_writer.ts";
import { runScript, type ScriptArguments, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task probe FILE --probes FACTS.json [options]

Checks which facts a conversation still holds, whoever compacted it, and prints what was kept, lost and stale. FILE is in
any of the formats of deno task compact; one file may be -, which is stdin. The exit code is 1 when a bound is not met.

Options:
  --probes FILE      the facts; with --before also ${AUTO}: those that are found in it by their shape; required
  --before FILE      the conversation as it was: evidence, invented values and a control of the same size are known with it
  --min-retention N  the least share of current facts that must be kept, 0 to 1
  --fail-on LIST     lost, stale, or both with a comma: one such fact is enough to fail, and so is no fact at all (unless with
                     --min-retention 0)
  --match LEVEL      ${
  MATCH_LEVELS.join(", ")
}: how loosely a fact may be written (default: shortened)
  --junit FILE       write the result there as JUnit XML, for a CI
  --report NAME      ${REPORT_FORMATS.join(", ")} (default: text)
  --format NAME      format of FILE (default: told by the structure)
  ${REDACT_HELP}
  ${COUNTER_HELP}
  -h, --help         this text

Example:
  deno task probe compacted.json --probes facts.json --before original.json --min-retention 0.95 --junit out.xml

Strictest permissions; --before is one more file to read, --junit needs --allow-read and --allow-write for its folder too:
  deno run --no-prompt --allow-read=.cache,compacted.json,my-probes.json jsr:@holdfast/holdfast/cli/probe compacted.json --probes my-probes.json
`;

const OPTIONS = [
  "probes",
  "before",
  "min-retention",
  "match",
  "junit",
  "report",
  "format",
  "counter",
  "template",
] as const;

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: OPTIONS,
    boolean: ["redact"],
    collect: ["fail-on"],
    default: { counter: "gemma4", report: "text", match: "shortened" },
    main: async (args) => {
      const options = optionsOf(args);
      const { file, before, probes, junit, counter, template } = options;
      const named = [file, before, probes, ...counterFiles(counter, template)];
      const reads = named.filter((path) =>
        path !== undefined && path !== "-" && path !== AUTO
      );
      if (junit === undefined) await Deno.permissions.revoke({ name: "write" });
      else await checkOutput(junit, reads as string[], "junit");
      const isMet = await probeFile(options);
      await Deno.permissions.revoke({ name: "write" });
      await Deno.permissions.revoke({ name: "read" });
      return isMet ? 0 : 1;
    },
  });
}

function optionsOf(
  args: ScriptArguments<
    typeof OPTIONS[number],
    "redact",
    "fail-on",
    { counter: string; report: string; match: string }
  >,
): ProbeOptions {
  const { _: files, probes, before, junit, template } = args;
  const file = oneFile(files, "the file to probe");
  if (probes === undefined) {
    throw new UsageError(`--probes is needed: a file of facts, or ${AUTO}`);
  }
  if (probes === AUTO && before === undefined) {
    throw new UsageError(
      `--probes ${AUTO} needs --before: facts are found there`,
    );
  }
  const failing = args["fail-on"].flatMap((list) => list.split(","))
    .map((status) => oneOf("fail-on", status.trim(), FAIL_ON));
  checkStdinOnce([file, probes, before]);
  checkCounter(args.counter, template);
  return {
    file,
    probes,
    before,
    junit,
    template,
    redact: args.redact,
    counter: args.counter,
    format: args.format === undefined
      ? undefined
      : oneOf("format", args.format, FORMAT_NAMES),
    report: oneOf("report", args.report, REPORT_FORMATS),
    match: oneOf("match", args.match, MATCH_LEVELS),
    minRetention: shareOf(args["min-retention"]),
    failOn: FAIL_ON.filter((status) => failing.includes(status)),
  };
}

function shareOf(text: string | undefined): number | undefined {
  if (text === undefined) return;
  const share = Number(text);
  if (/^[\d.]+$/.test(text) && share >= 0 && share <= 1) return share;
  throw new UsageError(`--min-retention is from 0 to 1, found ${text}`);
}

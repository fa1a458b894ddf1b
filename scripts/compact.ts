import { byteSource } from "../lib/edge/byte_source.ts";
import type { FormatName } from "../lib/adapters/format_name.ts";
import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import { checkOutput } from "./check_output.ts";
import { checkCounter, COUNTER_HELP, counterFiles } from "./choose_counter.ts";
import { compactFile, type CompactOptions } from "./compact_file.ts";
import { AUTO } from "./facts_option.ts";
import { isSameFile } from "./is_same_file.ts";
import {
  checkStdinOnce,
  oneFile,
  oneOf,
  wholeNumber,
} from "./option_values.ts";
import { REDACT_HELP } from "./redaction.ts";
import { REPORT_FORMATS } from "./report_writer.ts";
import { runScript, type ScriptArguments, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task compact FILE --budget N [options]

Makes a conversation fit a token budget and writes it in the format it came in: OpenAI's and Anthropic's messages, the AI
SDK, Gemini, LangChain, sessions of Claude Code and Codex, our own requests. A file named - is read from stdin. The
result goes to stdout and what there is to say to stderr; with --out, the report goes to stdout.

Options:
  --budget N         tokens that the request may take; required
  --reserve N        tokens of it held back for notes while choosing turns (default: a quarter of the budget)
  --format NAME      ${FORMAT_NAMES.slice(0, 5).join(", ")},
                     ${
  FORMAT_NAMES.slice(5).join(", ")
} (default: told by the structure)
  --probes FILE      facts to report on, or ${AUTO}: those that are found by their shape
  --save-probes FILE write the facts of --probes auto there, to edit and use again
  --report NAME      ${
  REPORT_FORMATS.join(", ")
}: what was kept and lost, beside drop-oldest (--probes ${AUTO} unless given)
  --out FILE         write the result there instead, whole or not at all
  ${REDACT_HELP}
  ${COUNTER_HELP}
  -h, --help         this text

Example:
  deno task compact session.jsonl --budget 8000 --out smaller.jsonl

Strictest permissions; --out needs --allow-read and --allow-write for the file's folder too:
  deno run --no-prompt --allow-read=.cache,session.jsonl jsr:@holdfast/holdfast/cli/compact session.jsonl --budget 8000
`;

const OPTIONS = [
  "budget",
  "reserve",
  "format",
  "probes",
  "save-probes",
  "report",
  "out",
  "counter",
  "template",
] as const;

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: OPTIONS,
    boolean: ["redact"],
    default: { counter: "gemma4" },
    main: async (args) => {
      const options = optionsOf(args);
      await checkOutputs(options);
      await compactFile(await byteSource(options.file), options);
      await Deno.permissions.revoke({ name: "write" });
      await Deno.permissions.revoke({ name: "read" });
      return 0;
    },
  });
}

/** What is written takes no place of what is read, nor of what else is written. */
async function checkOutputs(
  { file, reads, out, saveProbes }: CompactOptions & Reads,
): Promise<void> {
  const inputs = [file, ...reads].filter((path) => path !== "-");
  if (out !== undefined) await checkOutput(out, inputs);
  if (saveProbes !== undefined) {
    await checkOutput(saveProbes, inputs, "save-probes");
  }
  if (out === undefined && saveProbes === undefined) {
    await Deno.permissions.revoke({ name: "write" });
  } else if (out && saveProbes && await isSameFile(out, saveProbes)) {
    throw new UsageError("--out and --save-probes name the same file");
  }
}

/** Files that are read besides the conversation. */
interface Reads {
  readonly reads: readonly string[];
}

function optionsOf(
  args: ScriptArguments<
    typeof OPTIONS[number],
    "redact",
    never,
    { counter: string }
  >,
): CompactOptions & Reads {
  const { _: files, budget, counter, template, probes, out } = args;
  const file = oneFile(files, "the file to compact");
  if (budget === undefined) {
    throw new UsageError("--budget is needed: the tokens that may be sent");
  }
  const saveProbes = args["save-probes"];
  const inputBudget = wholeNumber("budget", budget, "tokens");
  const facts = probes ?? (args.report || saveProbes ? AUTO : undefined);
  if (saveProbes !== undefined && facts !== AUTO) {
    throw new UsageError(`--save-probes goes with --probes ${AUTO}`);
  }
  checkStdinOnce([file, facts]);
  checkCounter(counter, template);
  return {
    file,
    inputBudget,
    notesReserve: args.reserve === undefined
      ? Math.floor(inputBudget / 4)
      : wholeNumber("reserve", args.reserve, "tokens"),
    format: formatOf(args.format),
    report: oneOf("report", args.report ?? "text", REPORT_FORMATS),
    facts,
    saveProbes,
    out,
    redact: args.redact,
    counter,
    template,
    reads: [
      ...(facts === undefined || facts === AUTO ? [] : [facts]),
      ...counterFiles(counter, template),
    ],
  };
}

function formatOf(name: string | undefined): FormatName | undefined {
  return name === undefined ? undefined : oneOf("format", name, FORMAT_NAMES);
}

import { byteSource } from "../lib/edge/byte_source.ts";
import type { FormatName } from "../lib/adapters/format_name.ts";
import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import { extractNotes } from "../lib/notes/extract_notes.ts";
import type { Extractor } from "../lib/notes/extractor.ts";
import { rankNotes } from "../lib/notes/rank_notes.ts";
import { checkOutput } from "./check_output.ts";
import { COUNTER_HELP, counterFiles } from "./choose_counter.ts";
import { compactFile, type CompactOptions } from "./compact_file.ts";
import { AUTO } from "./facts_option.ts";
import {
  checkStdinOnce,
  oneFile,
  oneOf,
  wholeNumber,
} from "./option_values.ts";
import { REDACT_HELP } from "./redaction.ts";
import { REPORT_FORMATS } from "./report_writer.ts";
import { runScript, type ScriptArguments, UsageError } from "./run_script.ts";

const EXTRACTORS = ["ranked", "cue"] as const;

const HELP = `
Usage: deno task compact FILE --budget N [options]

Makes a conversation fit a token budget and writes it in the format it came in: OpenAI's and Anthropic's messages, the AI
SDK, Gemini, LangChain, sessions of Claude Code and Codex, our own requests. A file named - is read from stdin. The
result goes to stdout and what there is to say to stderr; with --out, the report goes to stdout.

Options:
  --budget N         tokens that the request may take; required
  --reserve N        tokens of it held back for notes while choosing turns (default: a quarter of the budget)
  --extractor NAME   ${
  EXTRACTORS.join(" or ")
}: what makes the notes, by value or by cue words (default: ranked)
  --keep-replaced    leave statements that a later one seems to replace as they are, unmarked
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
  "extractor",
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
    boolean: ["redact", "keep-replaced"],
    default: { counter: "gemma4", extractor: "ranked" },
    main: async (args) => {
      const options = optionsOf(args);
      const { file, out, saveProbes } = options;
      const writes = [out, saveProbes].filter((path) => path !== undefined);
      const reads = [file, ...options.reads].filter((path) => path !== "-");
      for (const path of writes) await checkOutput(path, reads);
      if (writes.length === 0) await Deno.permissions.revoke({ name: "write" });
      await compactFile(await byteSource(file), options);
      await Deno.permissions.revoke({ name: "write" });
      await Deno.permissions.revoke({ name: "read" });
      return 0;
    },
  });
}

function optionsOf(
  args: ScriptArguments<
    typeof OPTIONS[number],
    "redact" | "keep-replaced",
    never,
    { counter: string; extractor: string }
  >,
): CompactOptions & { readonly reads: readonly string[] } {
  const { _: files, budget, counter, template, probes, out } = args;
  const file = oneFile(files, "the file to compact");
  if (budget === undefined) {
    throw new UsageError("--budget is needed: the tokens that may be sent");
  }
  const saveProbes = args["save-probes"];
  const inputBudget = wholeNumber("budget", budget, "tokens");
  const facts = probes ?? (args.report || saveProbes ? AUTO : undefined);
  checkSaved(saveProbes, facts, out);
  checkStdinOnce([file, facts]);
  return {
    file,
    inputBudget,
    notesReserve: args.reserve === undefined
      ? Math.floor(inputBudget / 4)
      : wholeNumber("reserve", args.reserve, "tokens"),
    extract: extractorOf(args.extractor, args["keep-replaced"]),
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

/** What is saved are found facts, in a file of their own. */
function checkSaved(
  saveProbes: string | undefined,
  facts: string | undefined,
  out: string | undefined,
): void {
  if (saveProbes === undefined) return;
  if (facts !== AUTO) {
    throw new UsageError(`--save-probes goes with --probes ${AUTO}`);
  }
  if (saveProbes === out) {
    throw new UsageError("--out and --save-probes name the same file");
  }
}

function extractorOf(name: string, keepReplaced: boolean): Extractor {
  if (oneOf("extractor", name, EXTRACTORS) === "ranked") {
    return rankNotes({ keepReplaced });
  }
  if (keepReplaced) {
    throw new UsageError("--keep-replaced goes with --extractor ranked");
  }
  return extractNotes;
}

function formatOf(name: string | undefined): FormatName | undefined {
  return name === undefined ? undefined : oneOf("format", name, FORMAT_NAMES);
}

import { AUDITED_FORMATS } from "../lib/edge/read_boundaries.ts";
import { type AuditOptions, giveBackFrom, reportOn } from "./audit_file.ts";
import { checkCounter, COUNTER_HELP } from "./choose_counter.ts";
import { runHook } from "./audit_hook.ts";
import { oneLineOf } from "./one_line.ts";
import { oneFile, oneOf, wholeNumber } from "./option_values.ts";
import { REDACT_HELP } from "./redaction.ts";
import { REPORT_FORMATS } from "./report_writer.ts";
import { runScript, type ScriptArguments, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task audit SESSION.jsonl [options]
       deno task audit --hook claude-code [options]

Shows what the compactions that a session of Claude Code or Codex has been through kept and lost, by kind, with the turn
that each lost fact came from, beside a control: the newest text of the same size. - reads the session from stdin.

Options:
  --give-back N      print one block of notes with lost facts worth having back, of at most N tokens, and nothing else;
                     it is about the last compaction
  --hook NAME        claude-code: read a hook's JSON from stdin and print that block after a compaction (default: 800
                     tokens); on any trouble print nothing, say so on stderr, and end with 0
  --report NAME      ${REPORT_FORMATS.join(", ")} (default: text)
  --format NAME      ${
  AUDITED_FORMATS.join(", ")
} (default: told by the structure)
  ${REDACT_HELP}
  ${COUNTER_HELP}
  -h, --help         this text

Example:
  deno task audit session.jsonl --give-back 800

Strictest permissions; a hook needs --allow-read for the folder of the transcripts instead:
  deno run --no-prompt --allow-read=.cache,session.jsonl jsr:@holdfast/holdfast/cli/audit session.jsonl
`;

const OPTIONS = [
  "give-back",
  "hook",
  "report",
  "format",
  "counter",
  "template",
] as const;

type Arguments = ScriptArguments<
  typeof OPTIONS[number],
  "redact",
  never,
  { counter: string }
>;

/** Whatever stands in its settings, a hook does not fail the session. */
const isHook = Deno.args.some((arg) => /^--hook(?:=|$)/.test(arg));

if (import.meta.main) {
  await runScript({
    ...(isHook ? { failsWith: 0 } : {}),
    help: HELP,
    string: OPTIONS,
    boolean: ["redact"],
    default: { counter: "gemma4" },
    main: async (args) => {
      if (args.hook !== undefined) return await hook(args);
      const options = optionsOf(args);
      await (options.giveBack === undefined ? reportOn : giveBackFrom)(options);
      await Deno.permissions.revoke({ name: "read" });
      return 0;
    },
  });
}

/** Whatever happens, the session goes on. */
async function hook(args: Arguments): Promise<0> {
  try {
    oneOf("hook", args.hook ?? "", ["claude-code"]);
    const tokens = wholeNumber(
      "give-back",
      args["give-back"] ?? "800",
      "tokens",
    );
    await runHook(tokens, args);
  } catch (error) {
    console.error(`Nothing is given back: ${oneLineOf(error)}`);
  }
  return 0;
}

function optionsOf(args: Arguments): AuditOptions {
  const { _: files, counter, template, format, report } = args;
  const giveBack = args["give-back"];
  if (giveBack !== undefined && report !== undefined) {
    throw new UsageError("--give-back prints one block; leave --report out");
  }
  checkCounter(counter, template);
  return {
    file: oneFile(files, "the session to audit"),
    counter,
    template,
    redact: args.redact,
    report: oneOf("report", report ?? "text", REPORT_FORMATS),
    format: format === undefined
      ? undefined
      : oneOf("format", format, AUDITED_FORMATS),
    giveBack: giveBack === undefined
      ? undefined
      : wholeNumber("give-back", giveBack, "tokens"),
  };
}

import { rootedFiles } from "../lib/edge/rooted_files.ts";
import { packSettings } from "../lib/edge/pack_settings.ts";
import type { ContextPack } from "../lib/pack/context_pack.ts";
import { printable } from "../lib/text/printable.ts";
import { redact } from "../lib/text/redact.ts";
import { checkOutput } from "./check_output.ts";
import { makePack } from "./make_pack.ts";
import { environmentValue } from "./environment_value.ts";
import {
  checkUse,
  namedFiles,
  PACK_OPTIONS,
  type PackArguments,
  readPackOptions,
} from "./pack_options.ts";
import { runScript } from "./run_script.ts";
import { writeTextFile } from "./write_output.ts";

const HELP = `
Usage: deno task pack [--log FILE]… [--junit FILE]… [--file SOURCE]… [--exact FILE] [options]

Prints a context pack: what an agent needs to repair something, within a budget of tokens. Exact repair facts and a
manifest come first, without which there is no pack; then supporting context, as much as fits. Secrets are redacted.

What goes in; files are named from the working directory and stand inside the root:
  --log FILE             output of tools: its diagnostics are facts, its last lines supporting context; may be repeated
  --junit FILE           report in JUnit's XML format: its failing tests are facts; may be repeated
  --file SOURCE          source file: its outline is supporting context; may be repeated
  --exact FILE           JSON [{ "kind", "id", "text" }] of your own tools: each item is a fact
  --check NAME           label of what was checked, such as unit
  --exit-code N          the exit code that it ended with

Options:
  --root DIR             folder that no file may leave, also by a link; holds the configuration (default: .)
  --budget N             tokens that the whole pack may take (default: 4000)
  --tail N               lines of each log, facts aside, that may be supporting context (default: 120)
  --compress [NAME]      shorten supporting context by none, truncate, extractive (default) or headroom (experimental)
  --ratio N              the most that an item may take of its own tokens, over 0 and up to 1 (default: 0.5)
  --require-compression  end with 1 where the backend is missing or its result cannot be taken
  --preserve TERM        what compression must not lose; may be repeated
  --headroom-url URL     where Headroom is (default: http://127.0.0.1:8787)
  --format NAME          text (default) or json
  --out FILE             write the pack there instead of printing it
  --counter NAME         gemma4 (default), reference, characters (an estimate), or the path of a tokenizer.json
  --template FILE        chat template (.jinja, or a tokenizer_config.json) for a tokenizer.json
  -h, --help             this text

Options of compression may also stand in holdfast.json, under "holdfast" in deno.json, or in the environment:
HOLDFAST_COMPRESS, _COMPRESS_RATIO, _COMPRESS_REQUIRE, _COMPRESS_PRESERVE, HOLDFAST_HEADROOM_URL.

Example:
  deno task pack --log ci.log --check unit --exit-code 1 --compress

Strictest permissions; the environment is read where --allow-env=HOLDFAST_COMPRESS and so on are given, --out needs
--allow-write for the file's folder, --compress headroom needs --allow-net=127.0.0.1:8787:
  deno run --no-prompt --allow-read=. jsr:@holdfast/holdfast/cli/pack --log ci.log
`;

if (import.meta.main) {
  await runScript({
    ...PACK_OPTIONS,
    writes: true,
    help: HELP,
    main: async (args) => {
      try {
        return await run(args);
      } catch (error) {
        if (error instanceof Error) error.message = redact(error.message).text;
        throw error;
      }
    },
  });
}

async function run(args: PackArguments): Promise<number> {
  const { out } = args;
  if (out === undefined) await Deno.permissions.revoke({ name: "write" });
  const options = readPackOptions(args);
  const files = await rootedFiles(args.root);
  const settings = await packSettings(files, {
    get: environmentValue,
    flags: options.flags,
  });
  await Deno.permissions.revoke({ name: "env" });
  checkUse(args, settings);
  const isAsked = settings.enabled && settings.backend === "headroom";
  if (isAsked) console.error("Warning: headroom is experimental");
  else await Deno.permissions.revoke({ name: "net" });
  if (out !== undefined) {
    await checkOutput(out, [...namedFiles(args), ...files.read]);
  }
  const pack = await makePack(files, args, options, settings);
  await Deno.permissions.revoke({ name: "net" });
  for (const warning of pack.content.manifest.warnings) {
    console.error(`Warning: ${printable(warning)}`);
  }
  await give(pack, out);
  return 0;
}

/** Prints or writes the pack; a terminal is shown no control characters. */
async function give(
  { text, tokens, content }: ContextPack,
  out: string | undefined,
): Promise<void> {
  if (out === undefined) {
    const shown = Deno.stdout.isTerminal()
      ? text.split("\n").map(printable).join("\n")
      : text;
    await new Blob([shown]).stream().pipeTo(Deno.stdout.writable);
    return;
  }
  await writeTextFile(out, text);
  await Deno.permissions.revoke({ name: "write" });
  await Deno.permissions.revoke({ name: "read" });
  const { budgetTokens } = content.manifest;
  const shown = redact(out).text;
  console.error(`Wrote ${shown}: ${tokens} of ${budgetTokens} tokens`);
}

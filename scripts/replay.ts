import { exportReplay } from "../lib/replay/export_replay.ts";
import { stateAt } from "../lib/replay/state_at.ts";
import { replayJson } from "../lib/report/replay_json.ts";
import { replayText } from "../lib/report/replay_text.ts";
import { checkOutput } from "./check_output.ts";
import { playReplay } from "./play_replay.ts";
import {
  type LessonSource,
  readReplaySource,
  type RequestSource,
  SOURCE_HELP,
  SOURCE_OPTIONS,
  type SourceArguments,
  sourceFiles,
} from "./replay_source.ts";
import { runScript, UsageError } from "./run_script.ts";
import { writeReplayPage } from "./write_replay_page.ts";
import { terminalOf } from "./terminal.ts";

const HELP = `
Usage: deno task replay [REQUEST.json [PROBES.json]] [options]

Shows a conversation arriving turn by turn under a budget: what stays in the window, and whether each fact is still
backed by its source. Without a file it plays the built-in lesson, in teaching tokens. A file named - is read from stdin.

Options:
  ${SOURCE_HELP}
  --at SECONDS       show only what has arrived by then (default: everything); with --out, where the page starts (default: 0)
  --json             print the export with all arrivals as JSON; with --at, the exact state at that second
  --out FILE         write the replay as a page instead: one HTML file that asks for nothing; a request by both policies
  -h, --help         this text

Example:
  deno task replay --policy summarize --fidelity drop --at 30

Strictest permissions; --out needs --allow-read and --allow-write for the file's folder too:
  deno run --no-prompt --allow-read=.cache,my-request.json,my-probes.json jsr:@holdfast/holdfast/cli/replay my-request.json my-probes.json
`;

if (import.meta.main) {
  await runScript({
    writes: true,
    help: HELP,
    string: [...SOURCE_OPTIONS, "out"],
    boolean: ["json"],
    main: async ({ json, out, ...args }) => {
      if (out !== undefined) {
        if (json) throw new UsageError("--out writes a page, not --json");
        await write(args, out);
        return 0;
      }
      await Deno.permissions.revoke({ name: "write" });
      const source = await readReplaySource(args);
      await Deno.permissions.revoke({ name: "read" });
      await print(source, json);
      return 0;
    },
  });
}

async function write(args: SourceArguments, out: string): Promise<void> {
  await checkOutput(out, sourceFiles(args));
  await writeReplayPage(out, await readReplaySource(args));
  await Deno.permissions.revoke({ name: "write" });
  await Deno.permissions.revoke({ name: "read" });
}

async function print(
  source: LessonSource | RequestSource,
  json: boolean,
): Promise<void> {
  const replay = await playReplay(source);
  const { seconds } = source;
  const end = replay.states[replay.states.length - 1].seconds;
  const { colours } = terminalOf(Deno.stdout);
  const text = !json ? replayText(replay, seconds ?? end, colours) : replayJson(
    seconds === undefined
      ? exportReplay(replay, end)
      : stateAt(replay, seconds),
  );
  await new Blob([text]).stream().pipeTo(Deno.stdout.writable);
}

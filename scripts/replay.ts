import lessonFixture from "../fixtures/region.replay.json" with {
  type: "json",
};
import { readRequest } from "../lib/conversation/read_request.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import { exportReplay } from "../lib/replay/export_replay.ts";
import { readLesson } from "../lib/replay/read_lesson.ts";
import type { Replay } from "../lib/replay/replay.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";
import { stateAt } from "../lib/replay/state_at.ts";
import { replayJson } from "../lib/report/replay_json.ts";
import { replayText } from "../lib/report/replay_text.ts";
import { chooseCounter } from "./choose_counter.ts";
import { readJsonFile } from "./read_json_file.ts";
import { runScript, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task replay [REQUEST.json [PROBES.json]] [options]

Shows a conversation arriving turn by turn under a budget: what stays in the window, and whether each fact is still
backed by its source. Without a file it plays the built-in lesson, in teaching tokens. A file named - is read from stdin.

Options:
  --budget N         what the window may take (default: 24 for the lesson, a request's own)
  --policy NAME      lesson: evict (default) or summarize; request: compact (default) or evict (drop oldest)
  --fidelity NAME    lesson: preserve (default) or drop the critical fact in the summary
  --at SECONDS       show only what has arrived by then (default: everything)
  --counter NAME     request: gemma4 (default), characters (an estimate), or the path of a tokenizer.json
  --template FILE    request: chat template (.jinja, or a tokenizer_config.json) for a tokenizer.json
  --json             print the export with all arrivals as JSON; with --at, the exact state at that second
  -h, --help         this text

Example:
  deno task replay --policy summarize --fidelity drop --at 30

Strictest permissions:
  deno run --no-prompt --allow-read=.cache,my-request.json,my-probes.json jsr:@holdfast/holdfast/cli/replay my-request.json my-probes.json
`;

/** What the command line says; undefined where it says nothing. */
interface ReplayArguments {
  readonly files: readonly string[];
  readonly budget: number | undefined;
  readonly policy: string | undefined;
  readonly fidelity: string | undefined;
  readonly counter: string | undefined;
  readonly template: string | undefined;
}

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: ["budget", "policy", "fidelity", "at", "counter", "template"],
    boolean: ["json"],
    main: async ({ _: files, budget, at, json, ...options }) => {
      if (files.length > 2) {
        throw new UsageError(`expected at most two files, found ${files[2]}`);
      }
      const seconds = at === undefined ? undefined : secondsOf(at);
      const given = {
        files,
        budget: budget === undefined ? undefined : tokensOf(budget),
        ...options,
      };
      const replay = files.length === 0
        ? await lessonReplay(given)
        : await requestReplay(given);
      const end = replay.states[replay.states.length - 1].seconds;
      const colours = Deno.stdout.isTerminal() && !Deno.noColor;
      const text = !json
        ? replayText(replay, seconds ?? end, colours)
        : replayJson(
          seconds === undefined
            ? exportReplay(replay, end)
            : stateAt(replay, seconds),
        );
      await new Blob([text]).stream().pipeTo(Deno.stdout.writable);
      return 0;
    },
  });
}

async function lessonReplay(given: ReplayArguments): Promise<Replay> {
  for (const name of ["counter", "template"] as const) {
    if (given[name] === undefined) continue;
    throw new UsageError(
      `--${name} goes with a request file; the lesson has teaching tokens`,
    );
  }
  await Deno.permissions.revoke({ name: "read" });
  return replayLesson(readLesson(lessonFixture), {
    budget: given.budget ?? 24,
    policy: oneOf("policy", given.policy ?? "evict", ["evict", "summarize"]),
    fidelity: oneOf("fidelity", given.fidelity ?? "preserve", [
      "preserve",
      "drop",
    ]),
  });
}

async function requestReplay(given: ReplayArguments): Promise<Replay> {
  if (given.fidelity !== undefined) {
    throw new UsageError(
      "--fidelity is for the lesson's summary; a request's notes quote",
    );
  }
  const policy = oneOf("policy", given.policy ?? "compact", [
    "compact",
    "evict",
  ]);
  const [requestFile, probesFile] = given.files;
  const request = readRequest(await readJsonFile(requestFile));
  const probes = probesFile ? readProbes(await readJsonFile(probesFile)) : [];
  const counter = await chooseCounter(
    given.counter ?? "gemma4",
    given.template,
  );
  await Deno.permissions.revoke({ name: "read" });
  return replayRequest(request, probes, counter, {
    policy,
    budget: given.budget,
  });
}

function oneOf<const T extends string>(
  name: string,
  value: string,
  known: readonly T[],
): T {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  throw new UsageError(
    `--${name} is ${known.join(" or ")} here, found ${value}`,
  );
}

function tokensOf(text: string): number {
  const tokens = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(tokens)) return tokens;
  throw new UsageError(`--budget is a whole number of tokens, found ${text}`);
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && Number.isFinite(seconds)) return seconds;
  throw new UsageError(`--at is a number of seconds, found ${text}`);
}

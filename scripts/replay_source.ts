import { basename } from "@std/path";
import lessonFixture from "../fixtures/region.replay.json" with {
  type: "json",
};
import { readRequest } from "../lib/conversation/read_request.ts";
import type { CompactionRequest } from "../lib/conversation/request.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";
import type { Probe } from "../lib/probe/probe.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import type { Lesson } from "../lib/replay/lesson.ts";
import { readLesson } from "../lib/replay/read_lesson.ts";
import type {
  LessonPageData,
  RequestPageData,
} from "../lib/report/page_data.ts";
import { chooseCounter, counterFiles } from "./choose_counter.ts";
import { oneOf, wholeNumber } from "./option_values.ts";
import { readJsonFile } from "./read_json_file.ts";
import { UsageError } from "./usage_error.ts";

/** Options that say what is replayed, and how. */
export const SOURCE_OPTIONS = [
  "budget",
  "policy",
  "fidelity",
  "at",
  "counter",
  "template",
] as const;

/** The lines of `--help` for `SOURCE_OPTIONS`, but for `--at`: what it shows differs. */
export const SOURCE_HELP = `
  --budget N         what the window may take (default: 24 for the lesson, a request's own)
  --policy NAME      lesson: evict (default) or summarize; request: compact (default) or evict (drop oldest)
  --fidelity NAME    lesson: preserve (default) or drop the critical fact in the summary
  --counter NAME     request: gemma4 (default), reference, characters (an estimate), or a tokenizer.json's path
  --template FILE    request: chat template (.jinja, or a tokenizer_config.json) for a tokenizer.json
`.trim();

/** What the command line says; undefined where it says nothing. */
export type SourceArguments =
  & { readonly _: readonly string[] }
  & { readonly [K in typeof SOURCE_OPTIONS[number]]: string | undefined };

/** The built-in lesson, and how it is played. */
export interface LessonSource {
  readonly kind: "lesson";
  readonly lesson: Lesson;
  readonly settings: LessonPageData["settings"];
  /** What `--at` says. */
  readonly seconds: number | undefined;
}

/** A request of the user's, and how it is played. */
export interface RequestSource {
  readonly kind: "request";
  /** The file's name, without its folder. */
  readonly title: string;
  readonly request: CompactionRequest;
  readonly probes: readonly Probe[];
  readonly counter: TokenCounter;
  readonly settings: RequestPageData["settings"];
  /** What `--at` says. */
  readonly seconds: number | undefined;
}

/**
 * What the command line names to be replayed: without a file the built-in lesson, else the request with its probes.
 *
 * All options are looked at before a file is read; whether the budget is enough is for the replay to say.
 *
 * @throws {UsageError} If an option does not go with what is replayed, or has no such value.
 * @throws {SyntaxError} If a file is not what it should be.
 */
export async function readReplaySource(
  args: SourceArguments,
): Promise<LessonSource | RequestSource> {
  const { _: files, at, budget } = args;
  if (files.length > 2) {
    throw new UsageError(`expected at most two files, found ${files[2]}`);
  }
  if (files.filter((file) => file === "-").length > 1) {
    throw new UsageError("stdin is read once: only one file may be -");
  }
  const seconds = at === undefined ? undefined : secondsOf(at);
  const tokens = budget === undefined
    ? undefined
    : wholeNumber("budget", budget, "tokens");
  return files.length === 0
    ? lessonSource(args, tokens, seconds)
    : await requestSource(args, tokens, seconds);
}

/** The files that the arguments name; stdin is none. */
export function sourceFiles(
  { _: files, counter, template }: SourceArguments,
): readonly string[] {
  return [...files, ...counterFiles(counter, template)]
    .filter((file) => file !== "-");
}

function lessonSource(
  args: SourceArguments,
  tokens: number | undefined,
  seconds: number | undefined,
): LessonSource {
  for (const name of ["counter", "template"] as const) {
    if (args[name] === undefined) continue;
    throw new UsageError(
      `--${name} goes with a request file; the lesson has teaching tokens`,
    );
  }
  const { policy = "evict", fidelity = "preserve" } = args;
  return {
    kind: "lesson",
    lesson: readLesson(lessonFixture),
    settings: {
      budget: tokens ?? 24,
      policy: oneOf("policy", policy, ["evict", "summarize"]),
      fidelity: oneOf("fidelity", fidelity, ["preserve", "drop"]),
    },
    seconds,
  };
}

async function requestSource(
  args: SourceArguments,
  tokens: number | undefined,
  seconds: number | undefined,
): Promise<RequestSource> {
  if (args.fidelity !== undefined) {
    throw new UsageError(
      "--fidelity is for the lesson's summary; a request's notes quote",
    );
  }
  const policy = oneOf("policy", args.policy ?? "compact", [
    "compact",
    "evict",
  ]);
  const [requestFile, probesFile] = args._;
  const request = readRequest(await readJsonFile(requestFile));
  const probes = probesFile ? readProbes(await readJsonFile(probesFile)) : [];
  const counter = await chooseCounter(args.counter ?? "gemma4", args.template);
  return {
    kind: "request",
    title: requestFile === "-" ? "stdin" : basename(requestFile),
    request,
    probes,
    counter,
    settings: { budget: tokens ?? request.inputBudget, policy },
    seconds,
  };
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && Number.isFinite(seconds)) return seconds;
  throw new UsageError(`--at is a number of seconds, found ${text}`);
}

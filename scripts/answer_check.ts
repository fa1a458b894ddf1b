import pinFixture from "../fixtures/answer-model.json" with { type: "json" };
import probesFixture from "../fixtures/probes.json" with { type: "json" };
import recordedAnswers from "../recorded/answer-result.json" with {
  type: "json",
};
import recordedGrades from "../recorded/answer-grades.json" with {
  type: "json",
};
import requestFixture from "../fixtures/request.json" with { type: "json" };
import {
  answersText,
  checkProbeSources,
  compact,
  decisionsOf,
  dropOldest,
  gradeRecord,
  gradesJson,
  type Probe,
  readAnswers,
  readPin,
  readProbes,
  readRequest,
} from "../mod.ts";
import type { AnswerRequest } from "../lib/answer/record_answers.ts";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import { staleReason } from "../lib/answer/stale_reason.ts";
import { gradesPathOf } from "./grades_path.ts";
import { readAnswerRecord } from "./read_answer_record.ts";
import { readJsonFile } from "./read_json_file.ts";
import { recordToFile } from "./record_to_file.ts";
import { runScript, UsageError } from "./run_script.ts";

const ANSWERS = "recorded/answer-result.json";

const HELP = `
Usage: deno task answer_check [REQUEST.json PROBES.json] [options]
       deno task answer_check record [REQUEST.json PROBES.json] [options]

Grades what a model answered to the compacted request and to the drop-oldest request: without "record", the answers that
are recorded, with no model and no network; with it, ten new ones from a local Ollama server, which are recorded.

Options:
  --answers FILE     grade these recorded answers (default those that are shipped)
  --pin FILE         record: the model's pin (default fixtures/answer-model.json, gemma4:e2b)
  --out FILE         record: where the answers go (default ${ANSWERS})
  --replace          record: replace answers that another pin made
  --timeout SECONDS  record: how long one answer may take (default 300)
  -h, --help         this text

The server is 127.0.0.1:11434, or what OLLAMA_HOST names. A stopped recording goes on where it was.

Example:
  ollama pull gemma4:e2b && deno task answer_check record --replace

Strictest permissions:
  deno run --no-prompt --allow-read=.cache jsr:@holdfast/holdfast/cli/answer-check
  deno run --no-prompt --allow-read=.cache,recorded --allow-write=recorded --allow-env=OLLAMA_HOST --allow-net=127.0.0.1:11434 jsr:@holdfast/holdfast/cli/answer-check record
`;

if (import.meta.main) {
  await runScript({
    writes: true,
    help: HELP,
    string: ["answers", "pin", "out", "timeout"],
    boolean: ["replace"],
    default: { timeout: "300" },
    main: async ({ _: [first, ...rest], ...options }) => {
      const isRecording = first === "record";
      if (!isRecording) {
        Deno.permissions.revokeSync({ name: "net" });
        Deno.permissions.revokeSync({ name: "write" });
        Deno.permissions.revokeSync({ name: "env" });
      }
      checkOptions(isRecording, options);
      const files = isRecording || first === undefined
        ? rest
        : [first, ...rest];
      const prepared = await prepareRequests(files);
      if (!isRecording) return await grade(prepared, options.answers);
      const out = options.out ?? ANSWERS;
      const pin = readPin(
        options.pin ? await readJsonFile(options.pin) : pinFixture,
      );
      await recordToFile(prepared.requests, prepared.probes, {
        pin,
        out,
        replace: options.replace,
        answerSeconds: secondsOf(options.timeout),
      });
      return await grade(prepared, out);
    },
  });
}

function checkOptions(
  isRecording: boolean,
  options: Readonly<Record<string, unknown>>,
): void {
  const foreign = isRecording ? ["answers"] : ["pin", "out", "replace"];
  for (const name of foreign) {
    if (!options[name]) continue;
    throw new UsageError(
      isRecording
        ? `--${name} is for grading; recorded answers go to --out`
        : `--${name} goes with record; see --help`,
    );
  }
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) {
    return seconds;
  }
  throw new UsageError(`--timeout is a number of seconds, found ${text}`);
}

/** What is asked, what is graded, and the files that said so. */
interface Prepared {
  readonly files: readonly string[];
  readonly requests: readonly AnswerRequest[];
  readonly probes: readonly Probe[];
}

async function prepareRequests(
  files: readonly string[],
): Promise<Prepared> {
  if (files.includes("")) {
    throw new UsageError("a file's name is empty; see --help");
  }
  if (files.length === 1 || files.length > 2) {
    throw new UsageError(
      `expected a request and its probes, found ${files.join(", ")}`,
    );
  }
  const [requestFile, probesFile] = files;
  const request = readRequest(
    requestFile ? await readJsonFile(requestFile) : requestFixture,
  );
  const probes = readProbes(
    probesFile ? await readJsonFile(probesFile) : probesFixture,
  );
  checkProbeSources(probes, request);
  if (request.thinking) {
    throw new UsageError(
      "the answer check asks with thinking off: take thinking out of the request",
    );
  }
  if (!decisionsOf(probes).some(({ current }) => current)) {
    throw new UsageError(
      'no current probe has answer: { "values": […] }, so no answer could be graded',
    );
  }
  const counter = await loadGemma4Counter();
  return {
    files,
    probes,
    requests: [
      { name: "compacted" as const, result: compact(request, counter) },
      { name: "drop-oldest" as const, result: dropOldest(request, counter) },
    ].map(({ name, result }) => ({
      name,
      messages: result.messages,
      tools: request.tools,
      countedTokens: result.tokens.total,
    })),
  };
}

async function grade(
  { requests, probes, files }: Prepared,
  path?: string,
): Promise<number> {
  const record = path === undefined
    ? readAnswers(recordedAnswers)
    : await readAnswerRecord(path);
  const grades: unknown = path === undefined
    ? recordedGrades
    : await readJsonFile(gradesPathOf(path));
  Deno.permissions.revokeSync({ name: "read" });
  const stale = await staleReason(record, requests);
  if (stale !== undefined) {
    const own = [...files, ...(path ? ["--out", path] : [])].join(" ");
    console.error(
      `${
        path ?? ANSWERS
      } is stale: ${stale}; renew it with deno task answer_check record ${
        own && own + " "
      }--replace`,
    );
    return 1;
  }
  const graded = gradeRecord(record, probes);
  const colours = Deno.stdout.isTerminal() && !Deno.noColor;
  const text = answersText(record, graded, colours);
  await new Blob([text]).stream().pipeTo(Deno.stdout.writable);
  const found = JSON.stringify(JSON.parse(gradesJson(record, graded)));
  if (JSON.stringify(grades) === found) return 0;
  console.error(
    `The grades differ from ${gradesPathOf(path ?? ANSWERS)}; ${
      path ? "record anew" : "remake them with deno task record"
    }`,
  );
  return 1;
}

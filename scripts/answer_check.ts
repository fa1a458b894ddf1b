import pinFixture from "../fixtures/answer-model.json" with { type: "json" };
import { readPin } from "../mod.ts";
import { askedRequests } from "./asked_requests.ts";
import { ANSWERS, gradeAnswers } from "./grade_answers.ts";
import { readJsonFile } from "./read_json_file.ts";
import { recordToFile } from "./record_to_file.ts";
import { runScript, UsageError } from "./run_script.ts";

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
      const prepared = await askedRequests(files);
      if (!isRecording) return await gradeAnswers(prepared, options.answers);
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
      return await gradeAnswers(prepared, out);
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

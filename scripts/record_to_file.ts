import { dirname } from "@std/path";
import type { AnswerPin } from "../lib/answer/answer_pin.ts";
import type { AnswerRecord } from "../lib/answer/answer_record.ts";
import { gradeRecord } from "../lib/answer/grade_record.ts";
import {
  ANSWER_SEEDS,
  type AnswerRequest,
  emptyRecord,
  recordAnswers,
} from "../lib/answer/record_answers.ts";
import { connectOllama } from "../lib/edge/ollama.ts";
import { OllamaError } from "../lib/edge/ollama_error.ts";
import { hostAndPort, ollamaUrl } from "../lib/edge/ollama_host.ts";
import type { Probe } from "../lib/probe/probe.ts";
import { gradesJson } from "../lib/report/grades_json.ts";
import { gradesPathOf } from "./grades_path.ts";
import { readAnswerRecord } from "./read_answer_record.ts";
import { UsageError } from "./usage_error.ts";
import { writeTextFile } from "./write_output.ts";

/** How a recording is made. */
export interface RecordingOptions {
  readonly pin: AnswerPin;
  readonly out: string;
  readonly replace: boolean;
  readonly answerSeconds: number;
}

/**
 * Nothing; afterwards the file holds the answers of the pinned model to both requests, and its grades stand beside it.
 *
 * Each answer is saved beside the file as it comes, so a stopped recording goes on where it was. The file itself is
 * replaced in the end only.
 */
export async function recordToFile(
  requests: readonly AnswerRequest[],
  probes: readonly Probe[],
  { pin, out, replace, answerSeconds }: RecordingOptions,
): Promise<void> {
  const host = await permittedHost();
  await checkWritable(out);
  await refuseOtherPin(out, pin, replace);
  const model = await connectOllama(pin, { host, answerSeconds });
  const partial = out.replace(/(?:\.json)?$/, ".partial.json");
  const begun = await emptyRecord(pin, model.version, requests).catch(
    (error) => {
      throw new OllamaError("context", error.message);
    },
  );
  let record = await resumed(partial, begun);
  const total = requests.length * ANSWER_SEEDS.length;
  if (record.answers.length > 0) {
    say(`going on after ${record.answers.length} of ${total} answers`);
  }
  for await (record of recordAnswers(record, requests, model)) {
    await writeTextFile(partial, json(record));
    const { request, seed, run } = record.answers.at(-1)!;
    say(
      `${record.answers.length} of ${total}: ${request}, seed ${seed}, ${run}`,
    );
  }
  const grades = gradesJson(record, gradeRecord(record, probes));
  await writeTextFile(out, json(record));
  await writeTextFile(gradesPathOf(out), grades);
  await Deno.remove(partial).catch(() => {});
}

/** Asks for no permission: a host that is not granted gets the line that grants it. */
async function permittedHost(): Promise<string | undefined> {
  const variable = "OLLAMA_HOST";
  const env = await Deno.permissions.query({ name: "env", variable });
  if (env.state !== "granted") {
    throw new UsageError(
      "Whether OLLAMA_HOST names another server may not be read: add --allow-env=OLLAMA_HOST",
    );
  }
  const text = Deno.env.get(variable);
  const host = hostAndPort(ollamaUrl(text));
  const net = await Deno.permissions.query({ name: "net", host });
  if (net.state === "granted") return text;
  throw new UsageError(
    `The server at ${host} may not be reached: ` +
      `deno run --no-prompt --allow-read=.cache,recorded --allow-write=recorded --allow-env=OLLAMA_HOST --allow-net=${host} ` +
      "jsr:@holdfast/holdfast/cli/answer-check record",
  );
}

/** A recording takes minutes: whether its file can be written is seen before. */
async function checkWritable(out: string): Promise<void> {
  const folder = dirname(out);
  const write = await Deno.permissions.query({ name: "write", path: out });
  if (write.state !== "granted") {
    throw new UsageError(
      `${out} may not be written: add --allow-write=${folder}`,
    );
  }
  await Deno.stat(folder);
}

async function refuseOtherPin(
  out: string,
  pin: AnswerPin,
  replace: boolean,
): Promise<void> {
  if (replace) return;
  const there = await readIfThere(out);
  if (
    there === undefined || JSON.stringify(there.pin) === JSON.stringify(pin)
  ) {
    return;
  }
  throw new UsageError(
    `${out} holds answers of ${there.pin.model} (digest ${
      there.pin.digest.slice(0, 12)
    }): add --replace, or --out FILE`,
  );
}

/** The answers that an earlier run left, if they belong to the same model, server and requests. */
async function resumed(
  partial: string,
  begun: AnswerRecord,
): Promise<AnswerRecord> {
  const left = await readIfThere(partial);
  if (left === undefined) return begun;
  const { answers: _, ...about } = left;
  const { answers: __, ...wanted } = begun;
  if (JSON.stringify(about) === JSON.stringify(wanted)) return left;
  say(`${partial} belongs to another recording; starting anew`);
  return begun;
}

async function readIfThere(path: string): Promise<AnswerRecord | undefined> {
  try {
    return await readAnswerRecord(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function json(record: AnswerRecord): string {
  return JSON.stringify(record, null, 2) + "\n";
}

function say(line: string): void {
  console.error(`answer_check: ${line}`);
}

import type { Message, ToolDeclaration } from "../conversation/message.ts";
import type { AnswerModel } from "./answer_model.ts";
import type { AnswerPin } from "./answer_pin.ts";
import type {
  AnswerRecord,
  RecordedAnswer,
  RecordedRequest,
  RequestName,
} from "./answer_record.ts";
import { cleanReply } from "./clean_reply.ts";
import { contextTokensFor, promptCheckOf, runStateOf } from "./prompt_check.ts";
import { requestHash } from "./request_hash.ts";

/** Seeds that each request is asked with. */
export const ANSWER_SEEDS: readonly number[] = Object.freeze([
  11,
  12,
  13,
  14,
  15,
]);

/** A request to be answered. */
export interface AnswerRequest {
  /** Which one. */
  readonly name: RequestName;
  /** The messages. */
  readonly messages: readonly Message[];
  /** Tools that are declared to the model. */
  readonly tools?: readonly ToolDeclaration[];
  /** Tokens of the rendered messages, by our own count. */
  readonly countedTokens: number;
}

/**
 * A record without answers: what will be sent to which model.
 *
 * @param pin The model.
 * @param version The server's version.
 * @param requests The requests.
 * @throws {RangeError} If the pin's context is too small for one.
 */
export async function emptyRecord(
  pin: AnswerPin,
  version: string,
  requests: readonly AnswerRequest[],
): Promise<AnswerRecord> {
  return {
    pin,
    server: { name: "ollama", version },
    promptCheck: promptCheckOf(pin),
    requests: await Promise.all(requests.map(async (request) => ({
      name: request.name,
      sha256: await requestHash(request.messages, request.tools),
      countedTokens: request.countedTokens,
      contextTokens: contextTokensFor(pin, request.countedTokens),
    }))),
    answers: [],
  };
}

/**
 * The record, one answer at a time, until each request has one for each seed.
 *
 * It goes on from the answers that the record has already. It stops where the model throws; what was yielded before is
 * whole.
 *
 * @param record Where to go on from; `emptyRecord` to begin.
 * @param requests The requests that the record names.
 * @param model What answers.
 * @param signal Ends the wait.
 */
export async function* recordAnswers(
  record: AnswerRecord,
  requests: readonly AnswerRequest[],
  model: AnswerModel,
  signal?: AbortSignal,
): AsyncGenerator<AnswerRecord> {
  let answers = record.answers;
  for (const { name, messages, tools } of requests) {
    const sent = record.requests.find((request) => request.name === name)!;
    for (const seed of ANSWER_SEEDS) {
      if (answers.some((one) => one.request === name && one.seed === seed)) {
        continue;
      }
      const { contextTokens } = sent;
      const reply = await model.ask(messages, {
        seed,
        contextTokens,
        tools,
        signal,
      });
      answers = [...answers, answerOf(record.pin, sent, seed, reply)];
      yield { ...record, answers };
    }
  }
}

function answerOf(
  pin: AnswerPin,
  { name, countedTokens }: RecordedRequest,
  seed: number,
  reply: RecordedAnswer["reply"],
): RecordedAnswer {
  return {
    request: name,
    seed,
    reply,
    answer: cleanReply(reply),
    run: runStateOf(pin, countedTokens, reply.promptTokens),
  };
}

/**
 * Answers from a local Ollama server, by `npm:ollama`.
 *
 * @module
 */
import { Ollama, type Tool } from "ollama";
import type { AnswerModel, AskOptions } from "../answer/answer_model.ts";
import type { AnswerPin } from "../answer/answer_pin.ts";
import { wireMessages, wireTools } from "../answer/wire_messages.ts";
import type { Message } from "../conversation/message.ts";
import { PinMismatch } from "../errors.ts";
import { OllamaError } from "./ollama_error.ts";
import { boundedFetch } from "./ollama_fetch.ts";
import { ollamaUrl } from "./ollama_host.ts";

export type {
  AnswerModel,
  AnswerReply,
  AskOptions,
} from "../answer/answer_model.ts";
export type { AnswerPin } from "../answer/answer_pin.ts";
export type {
  Message,
  Role,
  TextPart,
  ToolCall,
} from "../conversation/message.ts";
export { OllamaError } from "./ollama_error.ts";

/** How a server is asked. */
export interface OllamaOptions {
  /** The server, as OLLAMA_HOST names it; default 127.0.0.1:11434. */
  readonly host?: string;
  /** Seconds that one answer may take; default 300. */
  readonly answerSeconds?: number;
  /** Ends everything. */
  readonly signal?: AbortSignal;
}

/** A model whose digest was found to be the pinned one. */
export interface ConnectedModel extends AnswerModel {
  /** The server's version. */
  readonly version: string;
}

const LIST_SECONDS = 10;

/**
 * The pinned model on a local server, once its digest is seen to be the pin's.
 *
 * It never loads or changes a model. Each question is sent with `think: false` and `truncate: false`, so that a server
 * that would drop the oldest messages without a word refuses instead.
 *
 * @param pin The model.
 * @param options Where the server is, and how long to wait.
 * @throws {OllamaError} If no server answers or it lacks the model; the message says what to do.
 * @throws {PinMismatch} If the model's digest is another.
 *
 * @example
 * ```ts ignore
 * const model = await connectOllama(pin);
 * const reply = await model.ask([{ role: "user", content: "Hi" }], { seed: 1, contextTokens: 512 });
 * ```
 */
export async function connectOllama(
  pin: AnswerPin,
  { host, answerSeconds = 300, signal }: OllamaOptions = {},
): Promise<ConnectedModel> {
  const address = ollamaUrl(host).href;
  const client = (seconds: number, also = signal) =>
    new Ollama({
      host: address,
      fetch: boundedFetch(address, seconds, also),
    });
  const lister = client(LIST_SECONDS);
  const { version } = await lister.version();
  await checkDigest(lister, pin, address);
  return {
    version,
    ask: (messages, options) =>
      ask(
        client(answerSeconds, options.signal ?? signal),
        pin,
        messages,
        options,
      ),
  };
}

async function checkDigest(
  client: Ollama,
  pin: AnswerPin,
  address: string,
): Promise<void> {
  const { models } = await client.list();
  const names = [pin.model, `${pin.model}:latest`];
  const found = models?.find(({ name }) => names.includes(name));
  if (!found) {
    throw new OllamaError(
      "missing-model",
      `The server at ${address} has no model ${pin.model}: get it with ollama pull ${pin.model}`,
    );
  }
  const digest = found.digest.replace(/^sha256:/, "");
  if (digest !== pin.digest) {
    throw new PinMismatch(
      `model ${pin.model}`,
      `digest ${pin.digest}`,
      digest,
      "pull the pinned version, or give another pin with --pin FILE",
    );
  }
}

async function ask(
  client: Ollama,
  pin: AnswerPin,
  messages: readonly Message[],
  { seed, contextTokens, tools }: AskOptions,
): ReturnType<AnswerModel["ask"]> {
  const { temperature, topK, topP, numPredict } = pin.options;
  const request = {
    model: pin.model,
    messages: [...wireMessages(messages)] as {
      role: string;
      content: string;
    }[],
    ...(tools?.length ? { tools: [...wireTools(tools)] as Tool[] } : {}),
    think: false,
    // The client passes both on; its type does not know them. Without the second, a server drops the prompt's start while
    // it answers.
    truncate: false,
    shift: false,
    stream: false as const,
    options: {
      seed,
      temperature,
      top_k: topK,
      top_p: topP,
      num_ctx: contextTokens,
      num_predict: numPredict,
    },
  };
  const reply = await client.chat(request);
  if (typeof reply.message !== "object") {
    throw new OllamaError("refused", "The server's reply holds no message");
  }
  const { content, thinking } = reply.message;
  return {
    content: content ?? "",
    ...(thinking ? { thinking } : {}),
    doneReason: reply.done_reason ?? null,
    promptTokens: reply.prompt_eval_count ?? null,
  };
}

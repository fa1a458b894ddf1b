import type { Message, ToolDeclaration } from "../conversation/message.ts";

/** What a model answered, before anything is read out of it. */
export interface AnswerReply {
  /** The answer's text as it came. */
  readonly content: string;
  /** Thinking that the server keeps apart. */
  readonly thinking?: string;
  /** Why the model stopped: `stop`, or `length` where the answer was cut; null where the server does not say. */
  readonly doneReason: string | null;
  /** Tokens of the prompt, by the server's count; null where the server does not say. */
  readonly promptTokens: number | null;
}

/** How one answer is asked for. */
export interface AskOptions {
  /** Seed of the sampling. */
  readonly seed: number;
  /** Tokens of context to ask for: the prompt and the answer. */
  readonly contextTokens: number;
  /** Tools that are declared to the model. */
  readonly tools?: readonly ToolDeclaration[];
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/** Something that answers a request: a server's model, or recorded answers. */
export interface AnswerModel {
  /** Answers the messages. */
  ask(messages: readonly Message[], options: AskOptions): Promise<AnswerReply>;
}

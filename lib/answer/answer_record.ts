import type { AnswerReply } from "./answer_model.ts";
import type { AnswerPin } from "./answer_pin.ts";

/** Which of the two requests an answer was given to. */
export type RequestName = "compacted" | "drop-oldest";

/** A request that was sent, by its hash. */
export interface RecordedRequest {
  /** Which one. */
  readonly name: RequestName;
  /** SHA-256 of the exact messages, hex. */
  readonly sha256: string;
  /** Tokens of the prompt, by our own count. */
  readonly countedTokens: number;
  /** Tokens of context that were asked for. */
  readonly contextTokens: number;
}

/**
 * Whether the model read the whole prompt: `fair`, `truncated` (the server counts fewer tokens than were sent), or
 * `unknown` (it does not say, or counts what we cannot account for). Only a fair run is graded.
 */
export type RunState = "fair" | "truncated" | "unknown";

/** One answer, as it came and as it is read. */
export interface RecordedAnswer {
  /** The request it answers. */
  readonly request: RequestName;
  /** Seed of the sampling. */
  readonly seed: number;
  /** The reply as it came. */
  readonly reply: AnswerReply;
  /** The reply without thinking. */
  readonly answer: string;
  /** Whether the whole prompt was read. */
  readonly run: RunState;
}

/** Recorded answers, with everything that made them. */
export interface AnswerRecord {
  /** The model, as it was when it answered. */
  readonly pin: AnswerPin;
  /** The server that ran it. */
  readonly server: { readonly name: string; readonly version: string };
  /** What stands for the prompt having been read whole. */
  readonly promptCheck: string;
  /** What was sent. */
  readonly requests: readonly RecordedRequest[];
  /** What was answered. */
  readonly answers: readonly RecordedAnswer[];
}

import type {
  Message,
  Role,
  ToolDeclaration,
} from "../conversation/message.ts";
import type { FitText } from "./fit_text.ts";
import type { GrowingText } from "./growing_text.ts";

export type * from "./fit_text.ts";
export type * from "./growing_text.ts";

/** What is rendered beside the messages. */
export interface RenderOptions {
  /** Tools declared to the model. */
  readonly tools?: readonly ToolDeclaration[];
  /** Whether the model is asked to think. */
  readonly thinking?: boolean;
}

/**
 * Counts what a model will read.
 *
 * `count` is the truth; `price` and `render` are optional shortcuts that let a compactor price each message once and
 * let a probe search what the model sees. Prices are of role runs (`roleRuns`), and add up: a system message followed by
 * runs counts as the system message alone plus each run's price.
 */
export interface TokenCounter {
  /** Named in every report. */
  readonly name: string;
  /** Whether the number is what the model reads; false for estimates. */
  readonly exact: boolean;
  /** Tokens of the rendered request, generation prompt included. */
  count(messages: readonly Message[], options?: RenderOptions): number;
  /** Tokens of a bare text. */
  countText(text: string): number;
  /**
   * Tokens of a bare text that has at most so many, else undefined: the same as `countText` says, and sooner for a text
   * that has many more. Who puts another `countText` into a copy of a counter puts in another one of this too, or none.
   */
  countWithin?(text: string, maxTokens: number): number | undefined;
  /**
   * Tokens that one role run adds: neighbouring messages that the template may join.
   *
   * @param run The run's messages; a tool message belongs to the run of the call before it.
   * @param previousRole Role of the message before the run; absent at the start.
   * @param nextRole Role of the message after the run; absent at the end.
   */
  price?(
    run: readonly Message[],
    previousRole?: Role,
    nextRole?: Role,
  ): number;
  /** What the model reads of one message's contents, calls aside: trimmed, say, and without its thinking. */
  visibleText?(message: Message): string;
  /** The longest start or end of a bare text that has at most so many tokens; exactly that where `exact` is true. */
  readonly fitText?: FitText;
  /** A bare text that grows, empty at first, with its tokens at each step. */
  growingText?(): GrowingText;
  /** The text that the model reads, generation prompt included. */
  render?(messages: readonly Message[], options?: RenderOptions): string;
}

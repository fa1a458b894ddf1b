import type { FitText } from "../count/fit_text.ts";
import type { SupportingContext } from "./supporting_context.ts";

/** What a backend is told beside the context. */
export interface CompressionOptions {
  /** Tokens that the result should take at most. */
  readonly targetTokens: number;
  /** Tokens of a text. */
  readonly countText: (text: string) => number;
  /** The longest part of a text that has at most so many tokens; absent where the counter cannot tell. */
  readonly fitText?: FitText;
  /** Terms that must stay; none of them is a secret. */
  readonly preserve: readonly string[];
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  /** Takes down what the reader of the result should know, such as parts of a reply that were skipped. */
  readonly note?: (message: string) => void;
}

/**
 * Makes supporting context shorter.
 *
 * What it returns is checked by `compressSupporting`: a backend need not promise the target or the preserve terms. It
 * asks `checkSupportingContext` first, and takes nothing else.
 */
export interface CompressionBackend {
  /** Named in every result. */
  readonly name: string;
  /** A shorter text. */
  compress(
    context: SupportingContext,
    options: CompressionOptions,
  ): Promise<string>;
}

/** Which part of a text is kept. */
export interface FitOptions {
  /** Whether the text keeps its start, which is the default, or its end. */
  readonly from?: "start" | "end";
}

/**
 * The longest start or end of a text that has at most `maxTokens` tokens, cut between two characters as a reader sees
 * them.
 *
 * @throws {RangeError} If `maxTokens` is not a number of at least 0.
 */
export type FitText = (
  text: string,
  maxTokens: number,
  options?: FitOptions,
) => string;

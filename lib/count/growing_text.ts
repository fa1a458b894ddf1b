/**
 * A text that grows at its end, with its tokens at each step.
 *
 * A step costs what is appended, never a recount. The text itself is not kept, and nothing can be taken away.
 */
export interface GrowingText {
  /** Tokens of all that was appended. */
  readonly tokens: number;
  /**
   * Appends a text, which may start or end within a surrogate pair.
   *
   * @returns Tokens of all that was appended.
   */
  append(text: string): number;
}

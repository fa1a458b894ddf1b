/** A decision that an answer is held against, by the words that name it. */
export interface Decision {
  /** Names the decision in a grade. */
  readonly id: string;
  /** Words that name it, any one of them. */
  readonly values: readonly string[];
  /** Whether it still applies. */
  readonly current: boolean;
  /** Of a replaced one: id of the decision that took its place. */
  readonly replacedBy?: string;
}

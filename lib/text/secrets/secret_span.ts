/** Where a secret stands in a text, and which rule says so. */
export interface SecretSpan {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** Name of the rule, for example `github-token`. */
  readonly rule: string;
}

/** Finds secrets in a text; it gives places and rule names, never values. */
export type SecretFinder = (text: string) => readonly SecretSpan[];

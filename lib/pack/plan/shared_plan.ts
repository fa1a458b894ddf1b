import type { SecretFinder } from "../../text/secrets/secret_span.ts";

/** What is the same for all files of a pack. */
export interface SharedPlan {
  /** The texts of all exact facts. */
  readonly factTexts: readonly { readonly text: string }[];
  /** How many lines of a log may be supporting context. */
  readonly tailLines: number;
  /** What compression must not lose. */
  readonly preserve: readonly string[];
  /** Further rules for secrets. */
  readonly finders: readonly SecretFinder[];
}

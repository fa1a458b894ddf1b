/**
 * The words and phrases that make a sentence worth a note, each form written out.
 *
 * English only: cues for other languages are given by the caller. It says that a sentence may hold a decision, a duty or
 * a limit, not that it does.
 *
 * @example Both forms of a word are listed, for nothing is derived
 * ```ts
 * import { assert } from "@std/assert";
 * assert(CUES.includes("limit") && CUES.includes("limits"));
 * ```
 */
export const CUES: readonly string[] = Object.freeze([
  "must",
  "must not",
  "need to",
  "needs to",
  "required",
  "never",
  "always",
  "chose",
  "choose",
  "decided",
  "decision",
  "will use",
  "we use",
  "going with",
  "switch to",
  "switched to",
  "instead of",
  "no longer",
  "deadline",
  "deadlines",
  "due",
  "by default",
  "prefer",
  "budget",
  "limit",
  "limits",
  "constraint",
  "constraints",
  "assume",
  "agreed",
  "note that",
  "remember",
]);

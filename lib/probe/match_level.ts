/**
 * How a fact's words may differ from what was found: not at all (`exact`), in spelling only (`normalised`), or by the
 * start of a path or the end of a hash that is left out (`shortened`).
 */
export type MatchLevel = "exact" | "normalised" | "shortened";

/** The levels, the strictest first. */
export const MATCH_LEVELS: readonly MatchLevel[] = Object.freeze([
  "exact",
  "normalised",
  "shortened",
]);

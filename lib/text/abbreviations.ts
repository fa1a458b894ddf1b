/**
 * When the dot of an abbreviation ends no sentence: `never` ends one, ends none `beforeNumber`, or ends one only before
 * a word that starts sentences (`beforeStarter`).
 */
export type AbbreviationDot = "never" | "beforeNumber" | "beforeStarter";

const NEVER =
  "e.g eg i.e ie cf vs viz dr mr mrs ms mx prof hon messrs mme mlle sra sr capt cmdr sgt lt gov sen " +
  "approx ca incl excl resp z.b d.h u.a bzw vgl ggf evtl inkl exkl zzgl bspw sog hr fr dipl p.ej";
const BEFORE_NUMBER =
  "no nos nr nrn fig figs abb sec sect ch chap vol art par para eq eqs tab app pp ver rel rfc ext tel " +
  "jan feb mar apr jun jul aug sep sept oct nov dec okt dez";
const BEFORE_STARTER =
  "etc usw st str ave blvd rd mt jr inc ltd co corp llc bros dept est rev al min max avg misc ed eds ff";

/**
 * Abbreviations that are written with a dot, lower case and without their last dot, by what their dot means.
 *
 * English and German, with a few of their neighbours. Single letters with dots (`J.`, `U.S.`, `a.m.`) are not listed:
 * they are known by their shape. Months are listed for `Jan. 5` only.
 *
 * @example "No." is an answer, unless a number follows
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(ABBREVIATIONS.get("no"), "beforeNumber");
 * ```
 */
export const ABBREVIATIONS: ReadonlyMap<string, AbbreviationDot> = new Map<
  string,
  AbbreviationDot
>([
  ...NEVER.split(" ").map((word): [string, AbbreviationDot] => [word, "never"]),
  ...BEFORE_NUMBER.split(" ").map((
    word,
  ): [string, AbbreviationDot] => [word, "beforeNumber"]),
  ...BEFORE_STARTER.split(" ").map((
    word,
  ): [string, AbbreviationDot] => [word, "beforeStarter"]),
]);

import { foldText } from "../text/fold_text.ts";
import { includesWhole } from "../text/includes_whole.ts";
import { joinLines } from "../text/join_lines.ts";
import { MATCH_LEVELS, type MatchLevel } from "./match_level.ts";
import { shortForms, shortTokens } from "./short_forms.ts";

/** A text that values are looked for in, at several levels; what is costly is made once, when it is asked for. */
export interface LevelView {
  /** The strictest level at which the value stands in the text as a whole; undefined where it does not. */
  levelOf(value: LevelValue): MatchLevel | undefined;
}

/** A value with its other spellings, made once for many texts. */
export interface LevelValue {
  /** Its words, and their escaped form where that counts too. */
  readonly forms: readonly string[];
  /** The same, folded. */
  readonly folded: readonly string[];
  /** Ends of a path, starts of a hash. */
  readonly short: readonly string[];
}

/**
 * A view of a text down to the loosest level that is asked for.
 *
 * @param text The text.
 * @param loosest The last level to try.
 *
 * @example Another spelling of a number
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const view = levelView("It holds 41250 rows.", "normalised");
 * assertEquals(view.levelOf(levelValue(["41,250 rows"])), "normalised");
 * assertEquals(view.levelOf(levelValue(["1,250 rows"])), undefined);
 * ```
 */
export function levelView(text: string, loosest: MatchLevel): LevelView {
  const tries = MATCH_LEVELS.indexOf(loosest);
  const joined = joinLines(text);
  let folded: string | undefined;
  let tokens: ReadonlySet<string> | undefined;
  const isHere = [
    (value: LevelValue) =>
      value.forms.some((form) => includesWhole(joined, form)),
    (value: LevelValue) => {
      folded ??= foldText(text);
      return value.folded.some((form) => includesWhole(folded!, form));
    },
    (value: LevelValue) => {
      if (value.short.length === 0) return false;
      tokens ??= shortTokens(text);
      return value.short.some((form) => tokens!.has(form));
    },
  ];
  return {
    levelOf: (value) =>
      MATCH_LEVELS.find((_, index) => index <= tries && isHere[index](value)),
  };
}

/**
 * A value as views look for it.
 *
 * @param forms Its words, and their escaped form where that counts too.
 * @param isClear Whether a short form can only mean this value; default all can.
 */
export function levelValue(
  forms: readonly string[],
  isClear: (short: string) => boolean = () => true,
): LevelValue {
  const folded = forms.map((form) => foldText(form).trim());
  return {
    forms,
    folded: folded.filter((form) => form !== ""),
    short: shortForms(forms[0]).filter(isClear),
  };
}

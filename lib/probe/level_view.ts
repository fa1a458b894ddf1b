import { foldText } from "../text/fold_text.ts";
import { includesWhole } from "../text/includes_whole.ts";
import { joinLines } from "../text/join_lines.ts";
import { MATCH_LEVELS, type MatchLevel } from "./match_level.ts";
import { shortForms, shortTokens } from "./short_forms.ts";

/** Words of a sentence with the mark that ends it. */
const SENTENCE = /\S \S+ \S.*[.!?]$/;
const END_MARK = /[.!?]+$/;
/** Where an item or heading ends without a mark: the next line does not go on with a small letter. */
const LINE_END =
  /(?<![.!?:;,\s])(?=[ \t]*(?:$|\r?\n[ \t]*(?:$|[\r\n*+#>|-]|\d+[.)]|\p{Lu})))/gu;

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
  /** Of sentences: the same without the mark that ends them. */
  readonly sentences: readonly string[];
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
  let ended: string | undefined;
  let tokens: ReadonlySet<string> | undefined;
  const isHere = [
    (value: LevelValue) =>
      value.forms.some((form) => includesWhole(joined, form)),
    (value: LevelValue) => {
      folded ??= foldText(text);
      if (value.folded.some((form) => includesWhole(folded!, form))) {
        return true;
      }
      if (value.sentences.length === 0) return false;
      ended ??= foldText(text.replace(LINE_END, "."));
      return value.sentences.some((form) => standsAsSentence(ended!, form));
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
    sentences: folded.filter((form) => SENTENCE.test(form))
      .map((form) => form.replace(END_MARK, "")),
    short: shortForms(forms[0]).filter(isClear),
  };
}

/** Whether the words stand there up to where a sentence or an item ends: not where they go on, as in `only in tests`. */
function standsAsSentence(text: string, words: string): boolean {
  for (
    let at = text.indexOf(words);
    at >= 0;
    at = text.indexOf(words, at + 1)
  ) {
    const before = text[at - 1] ?? "";
    const after = text.slice(at + words.length, at + words.length + 4);
    if (
      /^[\p{L}\p{N}_]/u.test(words) && /[\p{L}\p{N}_]/u.test(before)
    ) continue;
    if (/^["'`*_)\]]{0,3}[.!?;,](?![\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}

import { foldText } from "../../text/fold_text.ts";
import { includesWhole } from "../../text/includes_whole.ts";
import { assertedPart } from "./assertion.ts";
import type { ReplacedWords } from "./replaced_words.ts";

const DENIED =
  /(?:\b(?:instead of|rather than|not|no longer|never|don't|without|replac\w+|from)\s(?:the |a |an |using |use )?|不再(?:用|使用)?|而不是)$/i;
const CHOICE =
  /\b(?:us(?:e|es|ing)|go(?:ing)? with|choose|chose|pick(?:ed)?|switch(?:ed)? to|runs? on|stick(?:ing)? (?:to|with)|prefer|settled on|decided on|is|on|with)\s(?:the |a |an |our )?(?:[\p{L}\d.-]+\s){0,2}$|(?:用|使用|采用|选|是)\s?$/iu;
const CHOICE_AFTER = /^[^。]{0,12}(?:を?使|に決め|で行|にし)/u;
const SEVERAL = /[;；]|,\s|，|、|\b(?:and|but|because|so)\b/i;
const MOST_CHARS = 160;

/** How a sentence stands to what a later one replaces. */
export type Hold = "plain" | "held" | undefined;

/**
 * Whether a sentence says what a later one replaces; `plain` where it is one choice and nothing else.
 *
 * @param sentence The older sentence.
 * @param replaced What the later one replaces.
 */
export function holdsReplaced(
  sentence: string,
  { old, subject, isOrder }: ReplacedWords,
): Hold {
  const said = foldText(assertedPart(sentence));
  const words = foldText(old ?? subject ?? "");
  if (words === "" || said === "" || !includesWhole(said, words)) {
    return undefined;
  }
  const at = said.indexOf(words);
  const before = said.slice(0, at);
  const after = said.slice(at + words.length);
  if (old === undefined) {
    return /^\s(?:is|are|will be|should be|must be|stays?)\s|^\s?[:=]/.test(
        after,
      )
      ? "held"
      : undefined;
  }
  if (DENIED.test(before)) return undefined;
  const isPlain = isOrder && sentence.length <= MOST_CHARS &&
    !SEVERAL.test(said) &&
    (CHOICE.test(before) || CHOICE_AFTER.test(after));
  return isPlain ? "plain" : "held";
}

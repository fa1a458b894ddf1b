import { readReplacement } from "../../text/read_replacement.ts";
import { assertedPart } from "./assertion.ts";

/** What a sentence says is replaced. */
export interface ReplacedWords {
  /** The words that no longer hold. */
  readonly old?: string;
  /** What is another now, where the old words are not said. */
  readonly subject?: string;
  /** It is an order: `use X instead of Y`. */
  readonly isOrder: boolean;
}

const WIDE =
  /不再(?:使用|用|需要|采用)?\s?([^\s，。！？、]{1,20})|(?:从|由|把|将)\s?([^，。！？]{1,20}?)\s?(?:改成|改为|改用|换成|迁移到|更换为)|而不是\s?([^，。！？、]{1,20})|([^\s、。，「」（）]{1,20})\s?(?:ではなく|の代わりに|をやめて)|(?:^|[、。])([^\s、。，]{1,20})\s?はもう(?:使わない|使いません|不要)/u;
const WIDE_ORDER = /不再|改用|换成|而不是|ではなく|の代わりに|をやめて/u;
/** What every way to say it has. */
const MAY_REPLACE =
  /instead|rather|in place|, not|replac|\bfrom\b|longer|any ?more|\bto\b|now|actually|不再|改|换|迁移|更换|而不是|ではなく|代わり|やめて|もう/i;
const NOW_IS =
  /\b(?:the|our|my)\s((?:[\p{L}\d_-]+\s){0,3}?[\p{L}\d_-]+)\s(?:is|are)\s(?:(?:now|actually)\s|[^,;.!?]{1,40}\s(?:now|instead)(?=$|[.,;!]))/iu;
const ORDER =
  /\b(?:use|go with|switch to|pick|choose|take|stick (?:to|with))\s.{1,80}?(?:\s(?:instead of|rather than|in place of)|,\snot)\s|\binstead of\s[^,]{1,60},\s(?:use|let['’]?s)\b/i;
const SUPPOSED =
  /\b(?:what if|if|should (?:we|i)|could (?:we|i)|can (?:we|i)|suppose|whether|maybe|might|considering|thinking (?:of|about)|wonder\w*|don['’]t|do not|never|not|people|they|others|some|many)\b[^,;.]{0,60}$/i;

/**
 * The words that a sentence says are replaced by others; undefined where it does not say so.
 *
 * English as `readReplacement` reads it, and the plain forms of Chinese and Japanese. What is asked or supposed is none.
 *
 * @param sentence A sentence of prose.
 *
 * @example An order, and what only may be
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(readReplacedWords("Use Bun instead of Node."), { old: "Node", isOrder: true });
 * assertEquals(readReplacedWords("What if we use Bun instead of Node?"), undefined);
 * ```
 */
export function readReplacedWords(sentence: string): ReplacedWords | undefined {
  if (!MAY_REPLACE.test(sentence)) return undefined;
  const said = assertedPart(sentence);
  const wide = WIDE.exec(said)?.slice(1).find((part) => part !== undefined);
  const { old, subject } = wide === undefined
    ? readReplacement(said) ?? {}
    : { old: wide };
  const words = old ?? subject ?? NOW_IS.exec(said)?.[1];
  if (words === undefined) return undefined;
  if (SUPPOSED.test(said.slice(0, said.lastIndexOf(words)))) return undefined;
  const isOrder = wide === undefined ? ORDER.test(said) : WIDE_ORDER.test(said);
  return old === undefined
    ? { subject: words, isOrder: false }
    : { old, isOrder };
}

const STOP_WORDS = new Set(
  ("a an the and or but if then else of to in on at for from by with about as is are was were be been being am do " +
    "does did have has had will would can could should shall may might must i me my mine we us our ours you your " +
    "yours he him his she her hers it its they them their theirs this that these those there here what which who " +
    "whom whose when where why how not no nor so too very just also than ll re ve don didn isn wasn")
    .split(" "),
);

/**
 * The distinct words of a text that carry its content, in lower case: letters and digits, without stop words and single
 * characters.
 *
 * @param text Any text; only English stop words are known.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([...contentWords("The oven is at 190 C, the OVEN!")], ["oven", "190"]);
 * ```
 */
export function contentWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)),
  );
}

const ASKS = /[?？؟](?:["'”’」』)*_]*|\s*\([^)]*\))$/u;

/**
 * Whether a sentence ends as a question; a remark in brackets may stand behind the mark.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(["Which port? (see photo)", "1883."].map(asks), [true, false]);
 * ```
 */
export function asks(sentence: string): boolean {
  return ASKS.test(sentence);
}

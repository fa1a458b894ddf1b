/** Characters that may be held, all texts together. */
const CHARS = 16_000_000;

/** What a text costs beyond its characters, in characters. */
const OVERHEAD_CHARS = 64;

/**
 * `count` that remembers the texts it met lately: recounting a message costs nothing.
 *
 * It keeps two generations of texts: when the newer one is full it becomes the older one, and what is not met again goes
 * with the next change. Texts of over an eighth of the whole are not kept.
 *
 * @param count Tokens of a text.
 * @param chars Characters that may be held; a text costs its length and 64 more.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * let calls = 0;
 * const count = countMemo((text) => (calls++, text.length));
 * assertEquals([count("the"), count("the"), calls], [3, 3, 1]);
 * ```
 */
export function countMemo(
  count: (text: string) => number,
  chars: number = CHARS,
): (text: string) => number {
  let newer = new Map<string, number>();
  let older = newer;
  let held = 0;
  return (text) => {
    const known = newer.get(text);
    if (known !== undefined) return known;
    const tokens = older.get(text) ?? count(text);
    const cost = text.length + OVERHEAD_CHARS;
    if (cost > chars / 8) return tokens;
    held += cost;
    if (held > chars / 2) {
      older = newer;
      newer = new Map();
      held = cost;
    }
    newer.set(text, tokens);
    return tokens;
  };
}

/** Characters that may be held, all texts together. */
const CHARS = 8_000_000;

/** What a text costs beyond its characters, in characters. */
const OVERHEAD_CHARS = 64;

/**
 * `count` that remembers the texts it met lately, oldest forgotten first: recounting a message costs nothing.
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
  const known = new Map<string, number>();
  let held = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const tokens = count(text);
    const cost = text.length + OVERHEAD_CHARS;
    if (cost > chars) return tokens;
    held += cost;
    for (const oldest of known.keys()) {
      if (held <= chars) break;
      known.delete(oldest);
      held -= oldest.length + OVERHEAD_CHARS;
    }
    known.set(text, tokens);
    return tokens;
  };
}

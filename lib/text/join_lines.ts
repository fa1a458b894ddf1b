/**
 * The text on one line: each run of white space that holds a line break is one space.
 *
 * Other white space stays as it is, and so does everything else: no trimming, no escaping. For text that goes between
 * tags see `escapeMarkup`.
 *
 * @example The indentation after a line break goes with it
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(joinLines("must  stay\r\n  cold"), "must  stay cold");
 * ```
 */
export function joinLines(text: string): string {
  if (!/[\n\v\f\r\u0085\u2028\u2029]/.test(text)) return text;
  return text.replace(
    /[\s\u0085]+/g,
    (run) => /[\n\v\f\r\u0085\u2028\u2029]/.test(run) ? " " : run,
  );
}

/** A parsed JSON text that can be written back without changing a number. */
export interface ExactJson {
  /** The value. */
  readonly value: unknown;
  /**
   * A value as JSON; numbers in objects and lists that came from the text are written as they stood there.
   *
   * @param value The parsed value, parts of it, or copies that hold parts of it.
   * @param indent What a level is indented by; "" for one line.
   */
  write(value: unknown, indent?: string): string;
}

/** Digits, exponents and fractions that `JSON.stringify` may write in another way. */
const RISKY = /\d{16}|\d[eE][+-]?\d|\.\d*0(?!\d)|-0(?![.\d])/;

/**
 * A JSON text's value, with a writer that keeps numbers such as `12345678901234567890` and `1.0` as they were.
 *
 * @param text The text.
 * @throws {SyntaxError} If it is no JSON.
 *
 * @example An id that no number of JavaScript holds
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = '[{"id":12345678901234567890},{"share":1.0}]';
 * const { value, write } = exactJson(text);
 * assertEquals(write((value as unknown[]).slice(0, 1)), '[{"id":12345678901234567890}]');
 * ```
 */
export function exactJson(text: string): ExactJson {
  const written = new WeakMap<object, Map<string, string>>();
  const value = RISKY.test(text)
    ? JSON.parse(text, function (this: object, key, item, ...rest: unknown[]) {
      const [context] = rest as [{ source?: string }?];
      const source = context?.source;
      if (typeof item !== "number" || source === String(item)) return item;
      const known = written.get(this);
      if (known) known.set(key, source!);
      else written.set(this, new Map([[key, source!]]));
      return item;
    })
    : JSON.parse(text);
  return {
    value,
    write: (given, indent = "") =>
      JSON.stringify(
        given,
        function (this: object, key, item) {
          const source = written.get(this)?.get(key);
          return source === undefined || typeof item !== "number"
            ? item
            : rawJson(source);
        },
        indent,
      ),
  };
}

/** `JSON.rawJSON`, which the types do not know yet. */
function rawJson(text: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}

import { rememberNumber } from "./written_numbers.ts";

/** A number that JavaScript may write in another way: long ones, `1.0`, `1e3`, `0.0000001`, `-0`. */
const RISKY =
  /(?:^|[[:,\s])-?(?:[\d.]{16}|(?:\d{1,15}\.\d{0,15}0|0\.0{6}\d{1,15}|[\d.]{1,15}[eE][+-]?\d{1,15}|(?<=-)0)(?=[\s,\]}]|$))/;

/**
 * The value of a JSON text, whose numbers `stringifyExact` writes as they stand there.
 *
 * To JavaScript `12345678901234567890` is another number; the value has that one.
 *
 * @param text The text.
 * @throws {SyntaxError} If it is no JSON.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { stringifyExact } from "./stringify_exact.ts";
 * const text = '{"id":12345678901234567890,"price":1.50}';
 * assertEquals(stringifyExact(parseExact(text)), text);
 * ```
 */
export function parseExact(text: string): unknown {
  return RISKY.test(text) ? JSON.parse(text, remembered) : JSON.parse(text);
}

function remembered(
  this: object,
  key: string,
  item: unknown,
  ...rest: unknown[]
): unknown {
  const [context] = rest as [{ source?: string }?];
  const source = context?.source;
  if (
    typeof item === "number" && source !== undefined && source !== String(item)
  ) {
    rememberNumber(this, key, source);
  }
  return item;
}

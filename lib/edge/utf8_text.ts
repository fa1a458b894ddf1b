import { notUtf8 } from "./not_utf8.ts";
import { utf8Fault } from "./utf8_fault.ts";
import { whyNoText } from "./why_no_text.ts";

/**
 * The text that a file holds, without a byte order mark.
 *
 * Bytes that are no UTF-8 are not replaced: a fact, or a token, would change without a word.
 *
 * @param bytes The file.
 * @param name Its name, for errors.
 * @throws {SyntaxError} If they are no UTF-8, or too many for one text; the message names the file and the place.
 *
 * @example
 * ```ts
 * import { assertThrows } from "@std/assert";
 * const bytes = Uint8Array.of(0x61, 0x0a, 0xff);
 * assertThrows(() => utf8Text(bytes, "a.txt"), SyntaxError, "Cannot read a.txt: line 2: byte 1 is not UTF-8");
 * ```
 */
export function utf8Text(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const why = whyNoText(bytes, faultIn(bytes));
    throw new SyntaxError(`Cannot read ${name}: ${why}`);
  }
}

function faultIn(bytes: Uint8Array): string {
  const fault = utf8Fault(bytes);
  const before = bytes.subarray(0, fault);
  const line = before.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 1);
  const byte = fault - before.lastIndexOf(10);
  return `line ${line}: ${notUtf8(byte)}`;
}

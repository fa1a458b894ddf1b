import { includesWhole } from "../../../text/includes_whole.ts";

/**
 * Whether a text holds a value letter for letter, not inside a longer one; as it stands or as JSON writes it.
 *
 * @example In the arguments of a call
 * ```ts
 * import { assert } from "@std/assert";
 * assert(holdsValue(String.raw`{"command":"grep \"a\" b.ts"}`, 'grep "a" b.ts'));
 * ```
 */
export function holdsValue(text: string, value: string): boolean {
  if (includesWhole(text, value)) return true;
  const written = JSON.stringify(value).slice(1, -1);
  return written !== value && includesWhole(text, written);
}

/**
 * The SHA-256 of bytes, as 64 hex digits.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals((await sha256(new Uint8Array(0))).slice(0, 8), "e3b0c442");
 * ```
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return hash.toHex();
}

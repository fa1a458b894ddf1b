/** Where Headroom listens unless told otherwise. */
export const HEADROOM_URL = "http://127.0.0.1:8787";

/**
 * The address of a Headroom server as its client takes it: without a slash at its end.
 *
 * It may have a path, for a server behind another. It has no credentials: they would go into messages and logs.
 *
 * @param text The setting, a whole URL.
 * @throws {TypeError} If it is no such address; the message does not repeat it, because it may hold a password.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(headroomUrl("http://127.0.0.1:8787/"), HEADROOM_URL);
 * ```
 */
export function headroomUrl(text: string): string {
  const url = URL.parse(text);
  const found = problemOf(url, text);
  if (url === null || found !== undefined) {
    throw new TypeError(
      `Headroom's address: expected one such as ${HEADROOM_URL}, found ${found}`,
    );
  }
  return (url.origin + url.pathname).replace(/\/+$/, "");
}

function problemOf(url: URL | null, text: string): string | undefined {
  if (url === null) return text === "" ? "nothing" : "no URL";
  if (!/^https?:$/.test(url.protocol)) return `one for ${url.protocol}`;
  if (url.username !== "" || url.password !== "") return "one with credentials";
  if (/[?#]/.test(text)) return "one with a query or a fragment";
}

import { printable } from "../text/printable.ts";
import { redact } from "../text/redact.ts";

const MOST_CHARS = 300;

/**
 * What an error or a backend says, as it may be shown: on one line, without secrets, at most 300 characters.
 *
 * @param detail An error, or a text.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(
 *   shownDetail(new Error("no answer\nfrom http://ann:tin77@127.0.0.1")),
 *   "no answer from http://[REDACTED:url-credentials]@127.0.0.1",
 * );
 * ```
 */
export function shownDetail(detail: unknown): string {
  const said = detail instanceof Error ? detail.message : textOf(detail);
  const shown = printable(redact(said.toWellFormed()).text).trim();
  return shown.length > MOST_CHARS
    ? `${shown.slice(0, MOST_CHARS).replace(/[\ud800-\udbff]$/, "")}…`
    : shown;
}

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

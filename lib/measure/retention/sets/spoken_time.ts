import { FormatError } from "../../../errors.ts";
import { dateSpans } from "../../../text/date_spans.ts";

/**
 * The time of LoCoMo's `1:56 pm on 8 May, 2023`, ISO 8601 without a zone.
 *
 * @param text Such a time.
 * @param path Its place, for the error.
 * @throws {FormatError} If it is none.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(spokenTime("1:56 pm on 8 May, 2023", ""), "2023-05-08T13:56");
 * ```
 */
export function spokenTime(text: string, path: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d) ([ap])m on /i.exec(text) ?? [];
  const [{ year, month, day } = {}] = dateSpans(text.replace(/^.* on /, ""));
  if (hour === undefined || !year || !month || !day) {
    throw new FormatError(
      "locomo",
      path,
      `expected a time such as 1:56 pm on 8 May, 2023, found ${text}`,
    );
  }
  const hours = Number(hour) % 12 + (half.toLowerCase() === "p" ? 12 : 0);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}T${two(hours)}:${minute}`;
}

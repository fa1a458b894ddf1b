const LETTER = /[\p{L}\p{M}\p{N}]/u;
const WIDE =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\ufe0e\ufe0f]/u;
const DIGIT = /\d/;
const SIGIL = /[/@#~.$€£+−-]/;

/**
 * Whether the piece of the text from `start` to `end` is a whole value and not a part of a longer one.
 *
 * Letters, digits and `_` go on with a value (`x1883`, `eu-west-1a`), a dot between them does (`1.1883`, `a.toml`), and
 * so do the marks inside a number or time (`41,250`, `12:15`, `-5`). A hyphen and a slash do not: PEX is in PEX-pipe,
 * and 1883 in host:1883. Chinese, Japanese, Korean and Thai letters bound nothing. Underscores of emphasis are looked
 * through.
 *
 * @example A longer number, and a time with seconds
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(standsAlone("18830", 0, 4), false);
 * assertEquals(standsAlone("at 02:15.", 3, 8), true);
 * assertEquals(standsAlone("02:15:30", 0, 5), false);
 * ```
 */
export function standsAlone(text: string, start: number, end: number): boolean {
  return !goesOnBefore(text, start) && !goesOnAfter(text, end);
}

function goesOnBefore(text: string, start: number): boolean {
  const first = at(text, start);
  let edge = start;
  while (text[edge - 1] === "_") edge--;
  const near = before(text, edge);
  if (!isLetter(first)) {
    return SIGIL.test(first) && (isLetter(near) || /[~./]/.test(near));
  }
  if (isLetter(near)) return true;
  if (edge < start) return false;
  const far = before(text, start - 1);
  if (near === ".") return isLetter(far);
  if (!DIGIT.test(first)) return false;
  if (/[,'’]/.test(near)) return DIGIT.test(far);
  if (near === ":") return isTime(text, start - 1);
  return /[-−]/.test(near) && !LETTER.test(far) && !/[-−/]/.test(far);
}

function goesOnAfter(text: string, end: number): boolean {
  const last = before(text, end);
  if (!isLetter(last)) return false;
  let edge = end;
  while (text[edge] === "_") edge++;
  const near = at(text, edge);
  if (isLetter(near)) return true;
  if (edge > end) return false;
  const far = at(text, end + 1);
  if (near === ".") return isLetter(far);
  if (near === "#" || (near === "+" && far === "+")) return true;
  if (!DIGIT.test(last)) return false;
  if (/[,'’]/.test(near)) return DIGIT.test(far);
  return near === ":" && isTime(text, end);
}

/** A colon belongs to a time where one or two digits stand on both sides. */
function isTime(text: string, colon: number): boolean {
  return /(?:^|\D)\d{1,2}$/.test(text.slice(Math.max(0, colon - 3), colon)) &&
    /^\d{1,2}(?:\D|$)/.test(text.slice(colon + 1, colon + 4));
}

function isLetter(character: string): boolean {
  return LETTER.test(character) && !WIDE.test(character);
}

function at(text: string, index: number): string {
  const point = text.codePointAt(index);
  return point === undefined ? "" : String.fromCodePoint(point);
}

function before(text: string, index: number): string {
  if (index <= 0) return "";
  const isLow = (text.charCodeAt(index - 1) & 0xfc00) === 0xdc00;
  return at(text, index - (isLow && index > 1 ? 2 : 1));
}

import { jsonExcess } from "../text/json_excess.ts";
import type { JsonLine } from "../adapters/json_line.ts";
import { FormatError } from "../errors.ts";
import { notUtf8 } from "./not_utf8.ts";
import { utf8Fault } from "./utf8_fault.ts";
import { whyNoText } from "./why_no_text.ts";

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Cuts bytes, given piece by piece, into the lines of a JSON Lines file.
 *
 * It holds the bytes of the line that it is in, and nothing of earlier ones. Blank lines are counted and left out, a
 * byte order mark at the start is dropped. It does not parse: that is for the adapter that reads the lines. A line that
 * `JSON.parse` would take minutes for is refused.
 *
 * @example A line may come in any number of pieces
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const bytes = new TextEncoder().encode('{"a":1}\r\n{"b"');
 * const splitter = new LineSplitter();
 * const lines = [...splitter.push(bytes.subarray(0, 3)), ...splitter.push(bytes.subarray(3)), ...splitter.end()];
 * assertEquals(lines, [
 *   { line: 1, text: '{"a":1}', ending: "\r\n" },
 *   { line: 2, text: '{"b"', ending: "" },
 * ]);
 * ```
 */
export class LineSplitter {
  #line = 0;
  #pieces: Uint8Array[] = [];
  readonly #strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

  /**
   * The lines that end in these bytes.
   *
   * @param bytes The next ones; they may be overwritten once all lines have been taken.
   * @throws {FormatError} If a line is not UTF-8, is nested too deep or holds too much; the error has its number.
   */
  *push(bytes: Uint8Array): Generator<JsonLine> {
    let start = this.#afterEmpty(bytes, 0);
    let end = bytes.indexOf(LINE_FEED, start);
    while (end >= 0) {
      const line = this.#cut(bytes.subarray(start, end), true);
      if (line !== undefined) yield line;
      start = this.#afterEmpty(bytes, end + 1);
      end = bytes.indexOf(LINE_FEED, start);
    }
    if (start < bytes.length) this.#pieces.push(bytes.slice(start));
  }

  /**
   * The line that the file stops in, if it stops in one; a character that is cut in two is not in its text.
   *
   * @throws {FormatError} As `push`.
   */
  *end(): Generator<JsonLine> {
    if (this.#pieces.length === 0) return;
    const line = this.#cut(new Uint8Array(), false);
    if (line !== undefined) yield line;
  }

  /** Counts the empty lines that start there; a file may be nothing else. */
  #afterEmpty(bytes: Uint8Array, start: number): number {
    if (this.#pieces.length > 0) return start;
    let at = start;
    for (;;) {
      const end = bytes[at] === CARRIAGE_RETURN ? at + 1 : at;
      if (bytes[end] !== LINE_FEED) return at;
      at = end + 1;
      this.#line++;
    }
  }

  #cut(rest: Uint8Array, isEnded: boolean): JsonLine | undefined {
    const whole = this.#pieces.length === 0 ? rest : concat(this.#pieces, rest);
    this.#pieces = [];
    this.#line++;
    const hasReturn = isEnded && whole.at(-1) === CARRIAGE_RETURN;
    const bytes = hasReturn ? whole.subarray(0, -1) : whole;
    const text = this.#decode(bytes, isEnded);
    const isCut = !isEnded && this.#isCut();
    if (text.trim() === "" && !isCut) return;
    this.#check(text);
    return {
      line: this.#line,
      text,
      ending: hasReturn ? "\r\n" : isEnded ? "\n" : "",
      ...(isCut ? { isCut } : {}),
    };
  }

  /** Whether the decoder waits for the rest of a character. */
  #isCut(): boolean {
    try {
      this.#strict.decode();
      return false;
    } catch {
      return true;
    }
  }

  #check(text: string): void {
    const excess = jsonExcess(text);
    if (excess === undefined) return;
    const why = `${excess.problem} at column ${excess.index + 1}`;
    throw new FormatError("JSON", "", why, this.#line);
  }

  #decode(bytes: Uint8Array, isEnded: boolean): string {
    try {
      const text = this.#strict.decode(bytes, { stream: !isEnded });
      return this.#line === 1 && text.startsWith(BYTE_ORDER_MARK)
        ? text.slice(1)
        : text;
    } catch {
      const why = whyNoText(bytes, notUtf8(utf8Fault(bytes) + 1));
      throw new FormatError("JSON", "", why, this.#line);
    }
  }
}

function concat(pieces: readonly Uint8Array[], rest: Uint8Array): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const whole = new Uint8Array(length + rest.length);
  let filled = 0;
  for (const piece of [...pieces, rest]) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole;
}

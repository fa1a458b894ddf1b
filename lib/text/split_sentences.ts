import { sentenceCuts } from "./sentence_cuts.ts";
import { splitBlocks } from "./split_blocks.ts";

/** A piece of a text that is kept or left as a whole. */
export interface SentenceUnit {
  /** The source from `start` to `end`, line breaks included. */
  readonly text: string;
  /** Offset of its first character in the source. */
  readonly start: number;
  /** Offset after its last character in the source. */
  readonly end: number;
  /** Whether it is a fenced block, which holds no sentences. */
  readonly code: boolean;
}

/**
 * The sentences of a text and what stands for one: verbatim, in order, with nothing but white space between them.
 *
 * A fenced block, a table row, a log line and a rule are one unit each. List items (marker and indented lines
 * included), headings, quoted lines and paragraphs are cut into sentences, but not in abbreviations, initials, numbers,
 * paths, URLs, mail addresses and inline code. Where it can't be known (`U.S. Army`, `Wait... Then`) there is no cut: a
 * unit may be two sentences, never half of one. What is code without a fence is taken for prose.
 *
 * @param text Any text; its line breaks may be of any kind.
 * @param locale A BCP 47 tag for the segmenter.
 * @throws {RangeError} If the locale is not a well-formed tag.
 *
 * @example A wrapped sentence is one unit and keeps its line break
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const units = splitSentences("Ask Dr. Ames. We will\nuse v1.2.3.\n- Cheap");
 * assertEquals(units.map((unit) => unit.text), ["Ask Dr. Ames.", "We will\nuse v1.2.3.", "- Cheap"]);
 * ```
 */
export function splitSentences(
  text: string,
  locale = "en",
): readonly SentenceUnit[] {
  const units: SentenceUnit[] = [];
  for (const { kind, start, bodyStart, end } of splitBlocks(text)) {
    let from = start;
    if (kind === "text") {
      for (const cut of sentenceCuts(text.slice(bodyStart, end), locale)) {
        addUnit(units, text, from, bodyStart + cut, false);
        from = bodyStart + cut;
      }
    }
    addUnit(units, text, from, end, kind === "code");
  }
  return units;
}

function addUnit(
  units: SentenceUnit[],
  source: string,
  from: number,
  to: number,
  code: boolean,
): void {
  let start = from;
  let end = to;
  while (start < end && isSpace(source, start)) start++;
  while (end > start && isSpace(source, end - 1)) end--;
  if (start < end) {
    units.push({ text: source.slice(start, end), start, end, code });
  }
}

function isSpace(text: string, at: number): boolean {
  return /[\s\u0085]/.test(text[at]);
}

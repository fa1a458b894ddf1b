/** A text to mark in another, and how. */
export interface Mark {
  readonly text: string;
  /** `backed` and `mention` mark a fact's words, `noted` a sentence that became a note. */
  readonly kind: "backed" | "mention" | "noted";
}

/** A piece of a text, with the marks that lie on all of it. */
export interface MarkedPiece {
  readonly text: string;
  /** Where it starts in the whole text. */
  readonly start: number;
  readonly kinds: ReadonlySet<Mark["kind"]>;
}

/**
 * The text cut where marks begin and end. The pieces, put together, are the text.
 *
 * Line breaks in a mark equal white space in the text, as they do for probes and notes.
 *
 * @example The fact lies in the sentence that was noted
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const pieces = markText("Hi. Use Lisbon.", [
 *   { text: "Use Lisbon.", kind: "noted" },
 *   { text: "Lisbon", kind: "backed" },
 * ]);
 * assertEquals(pieces.map(({ text, kinds }) => [text, ...kinds]), [
 *   ["Hi. "],
 *   ["Use ", "noted"],
 *   ["Lisbon", "noted", "backed"],
 *   [".", "noted"],
 * ]);
 * ```
 */
export function markText(
  text: string,
  marks: readonly Mark[],
): readonly MarkedPiece[] {
  const spans = marks.flatMap((mark) =>
    spansOf(text, mark.text).map(([start, end]) => ({
      start,
      end,
      kind: mark.kind,
    }))
  );
  const cuts = new Set([0, text.length]);
  for (const { start, end } of spans) cuts.add(start).add(end);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => ({
    text: text.slice(start, places[index + 1]),
    start,
    kinds: new Set(
      spans.filter((span) => span.start <= start && start < span.end).map((
        { kind },
      ) => kind),
    ),
  }));
}

/** Where the words stand in the text: start and end of each place, not overlapping. */
export function spansOf(
  text: string,
  words: string,
): readonly (readonly [number, number])[] {
  const parts = words.trim().split(/\s+/).map(escapePattern);
  if (parts[0] === "") return [];
  return [...text.matchAll(new RegExp(parts.join("\\s+"), "g"))].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

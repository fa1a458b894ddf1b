import type { RankedNote } from "../../../conversation/note.ts";
import type { Turn } from "../../../conversation/turn.ts";
import type { Extractor } from "../../../notes/extractor.ts";
import { contentWords } from "../metrics/content_words.ts";
import { messageUnits } from "./message_units.ts";

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Sentences by the words that they hold. */
interface SentenceIndex {
  readonly notes: readonly RankedNote[];
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Words of a sentence ÷ words of an average one. */
  readonly lengths: readonly number[];
}

/**
 * A ceiling, not a rival: the sentences that share the most words with a question that the extractor has been shown, by
 * BM25 over distinct words.
 *
 * @example The question decides
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const turn = { id: "T1", messages: [{ role: "user" as const, content: "Ships dock in bay D. It rains." }] };
 * const context = { carried: [], keptTurns: [], question: "Which bay?", roomTokens: 9, countText: () => 1 };
 * assertEquals(bm25Notes()([turn], context).map(({ text }) => text), ["Ships dock in bay D."]);
 * ```
 */
export function bm25Notes(): Extractor {
  const indices = new WeakMap<readonly Turn[], SentenceIndex>();
  return (removedTurns, { question }) => {
    let index = indices.get(removedTurns);
    if (index === undefined) {
      index = indexOf(messageUnits(removedTurns));
      indices.set(removedTurns, index);
    }
    const { notes } = index;
    return [...scores(index, question)].sort(([a], [b]) => a - b)
      .map(([place, score]) => ({ ...notes[place], rank: -score }));
  };
}

function indexOf(notes: readonly RankedNote[]): SentenceIndex {
  const places = new Map<string, number[]>();
  const sizes = notes.map(({ text }, place) => {
    const words = contentWords(text);
    for (const word of words) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
    return words.size;
  });
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const lengths = sizes.map((size) => size / (average || 1));
  return { notes, places, lengths };
}

function scores(
  { notes, places, lengths }: SentenceIndex,
  question: string,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const word of contentWords(question)) {
    const holders = places.get(word) ?? [];
    const rest = notes.length - holders.length;
    const rarity = Math.log(1 + (rest + 0.5) / (holders.length + 0.5));
    for (const place of holders) {
      const damping = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * lengths[place];
      const score = rarity * (SATURATION + 1) / (1 + SATURATION * damping);
      found.set(place, (found.get(place) ?? 0) + score);
    }
  }
  return found;
}

import { contentWords } from "./content_words.ts";
import type { SeenWindow } from "./seen_window.ts";
import type { Finding } from "./tally.ts";
import type { PlacedWords, UpdateSentences } from "./update_sentences.ts";

/** A note is of a sentence when it holds at least this share of its words. */
const NOTE_SHARE = 0.5;

/**
 * What a window holds of a replaced fact: both sentences, the new one without the old one, and, of old ones that stand
 * in notes, whether the note says that it was replaced.
 */
export function* updateFindings(
  update: UpdateSentences | undefined,
  window: SeenWindow,
): Generator<Finding> {
  if (update === undefined) return;
  const updated = isThere(update.newer, window);
  const stale = isThere(update.older, window);
  yield { measure: "updated", share: Number(updated) };
  yield { measure: "stale", share: Number(stale) };
  yield { measure: "updated only", share: Number(updated && !stale) };
  const { place, words } = update.older;
  if (!stale || window.isKept(place.turn)) return;
  const isMarked = window.notesOf(place).some(({ text, newer }) =>
    newer !== undefined &&
    contentWords(text).intersection(words).size >= NOTE_SHARE * words.size
  );
  yield { measure: "stale marked", share: Number(isMarked) };
}

function isThere({ place, words }: PlacedWords, window: SeenWindow): boolean {
  return words.isSubsetOf(window.wordsAt(place));
}

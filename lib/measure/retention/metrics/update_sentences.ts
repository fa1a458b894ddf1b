import { splitSentences } from "../../../text/split_sentences.ts";
import type { MeasuredQuestion, Place } from "../measured_conversation.ts";
import { contentWords } from "./content_words.ts";
import { placeKey } from "./scene.ts";

/** A sentence by its words, and where it stands. */
export interface PlacedWords {
  readonly place: Place;
  readonly words: ReadonlySet<string>;
}

/** The sentence that says what is right now, and the one that it replaces. */
export interface UpdateSentences {
  readonly newer: PlacedWords;
  readonly older: PlacedWords;
}

/**
 * The two sentences of a replaced fact; undefined where the question is about none.
 *
 * The newer one shares the most words with the question and its rubric, the older one with the question and the newer
 * sentence. The set names messages only, so this is a reading of it.
 *
 * @param question The question.
 * @param texts What stands at each place.
 */
export function updateSentences(
  { update, text, rubric = [] }: MeasuredQuestion,
  texts: ReadonlyMap<string, string>,
): UpdateSentences | undefined {
  if (update === undefined) return undefined;
  const asked = contentWords([text, ...rubric].join("\n"));
  const newer = nearest(update.newer, asked, texts);
  if (newer === undefined) return undefined;
  const about = new Set([...contentWords(text), ...newer.words]);
  const older = nearest(update.older, about, texts);
  return older === undefined ? undefined : { newer, older };
}

function nearest(
  places: readonly Place[],
  wanted: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
): PlacedWords | undefined {
  let best: PlacedWords | undefined;
  let most = 0;
  for (const place of places) {
    for (const { text } of splitSentences(texts.get(placeKey(place)) ?? "")) {
      const words = contentWords(text);
      const shared = words.intersection(wanted).size;
      if (shared <= most) continue;
      most = shared;
      best = { place, words };
    }
  }
  return best;
}

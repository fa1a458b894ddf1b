import type { Message } from "../../../conversation/message.ts";
import type { Note } from "../../../conversation/note.ts";
import { noteDay } from "../../../conversation/format_notes.ts";
import type { CompactionResult } from "../../../compact/compaction_result.ts";
import type { Place } from "../measured_conversation.ts";
import { answerText } from "./answer_text.ts";
import { contentWords } from "./content_words.ts";
import { once } from "./once.ts";
import { placeKey, type Scene } from "./scene.ts";
import { spokenTexts } from "./spoken_texts.ts";

/** What a window holds, as the measures look at it. */
export interface SeenWindow {
  /** Whether the turn is there whole. */
  isKept(turn: string): boolean;
  /** The notes of a place. */
  notesOf(place: Place): readonly Note[];
  /** Content words of a place that are there, said by it: in its turn, or in a note of it. */
  wordsAt(place: Place): ReadonlySet<string>;
  /** All of it, as answers are looked for. */
  text(): string;
  /** All of it letter for letter, with the question and what is in flight. */
  texts(): readonly string[];
}

/** The window of a result, without the question. */
export function seenWindow(result: CompactionResult, scene: Scene): SeenWindow {
  const { keptTurns, notes, request } = result;
  const kept = new Set(keptTurns.map(({ id }) => id));
  const byPlace = new Map<string, Note[]>();
  for (const note of notes) {
    const key = placeKey(note.source);
    const known = byPlace.get(key);
    if (known) known.push(note);
    else byPlace.set(key, [note]);
  }
  const days = new Set(
    request.dates ? notes.flatMap((note) => noteDay(note) ?? []) : [],
  );
  const turnMessages = keptTurns.flatMap(({ messages }) => messages);
  const noteTexts = notes.map(({ text }) => text);
  const notesOf = (place: Place) => byPlace.get(placeKey(place)) ?? [];
  return {
    isKept: (turn) => kept.has(turn),
    notesOf,
    wordsAt: (place) =>
      kept.has(place.turn)
        ? scene.wordsOf(place)
        : contentWords(notesOf(place).map(({ text }) => text).join("\n")),
    text: once(() =>
      [
        ...turnMessages.map(messageText),
        ...[...noteTexts, ...days].map(answerText),
      ].join("\n")
    ),
    texts: once(() => [
      ...result.messages.flatMap(spokenTexts),
      ...noteTexts,
    ]),
  };
}

const known = new WeakMap<Message, string>();

function messageText(message: Message): string {
  let text = known.get(message);
  if (text === undefined) {
    text = spokenTexts(message).map(answerText).join("\n");
    known.set(message, text);
  }
  return text;
}

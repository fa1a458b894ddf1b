import type { Turn } from "../../../conversation/turn.ts";
import type {
  MeasuredConversation,
  MeasuredQuestion,
  Place,
} from "../measured_conversation.ts";
import { answerText } from "./answer_text.ts";
import { contentWords } from "./content_words.ts";
import { once, onceEach } from "./once.ts";
import { spokenTexts } from "./spoken_texts.ts";
import { type UpdateSentences, updateSentences } from "./update_sentences.ts";

/** What the measures of a conversation have in common; worked out once, when it is asked for. */
export interface Scene {
  /** The conversation. */
  readonly conversation: MeasuredConversation;
  /** Content words of a place, as an extractor reads it. */
  wordsOf(place: Place): ReadonlySet<string>;
  /** The whole conversation as answers are looked for in it. */
  whole(): string;
  /** Answers of another conversation, for matches by chance. */
  readonly foreignAnswers: readonly string[];
  /** The two sentences of a replaced fact. */
  updateOf(question: MeasuredQuestion): UpdateSentences | undefined;
  /** The fifth of the turns in which the newest of the places stands, from 1. */
  fifthOf(places: readonly Place[]): number;
}

/** A place as a key. */
export function placeKey({ turn, role }: Place): string {
  return `${turn} ${role}`;
}

/**
 * The scene of a conversation.
 *
 * @param conversation What is measured.
 * @param other Another conversation of the set: its answers are looked for too; undefined where there is none.
 */
export function sceneOf(
  conversation: MeasuredConversation,
  other: MeasuredConversation | undefined,
): Scene {
  const { request, read } = conversation;
  const turns = request.turns.map((turn) => read?.get(turn.id) ?? turn);
  const order = new Map(turns.map(({ id }, index) => [id, index]));
  const texts = once(() => textsByPlace(turns));
  const words = onceEach((key: string) => contentWords(texts().get(key) ?? ""));
  return {
    conversation,
    wordsOf: (place) => words(placeKey(place)),
    whole: once(() => wholeText(conversation)),
    foreignAnswers: other === undefined ? [] : ownAnswers(other),
    updateOf: onceEach((question: MeasuredQuestion) =>
      updateSentences(question, texts())
    ),
    fifthOf: (places) => {
      const newest = Math.max(
        ...places.map(({ turn }) => order.get(turn) ?? 0),
      );
      return Math.floor(5 * newest / order.size) + 1;
    },
  };
}

/** The answer of a question as it is looked for, where the whole conversation has it. */
export function answerIn(
  { answer }: MeasuredQuestion,
  whole: () => string,
): string | undefined {
  const text = answer === undefined ? "" : answerText(answer);
  return text !== "" && whole().includes(text) ? text : undefined;
}

function ownAnswers(conversation: MeasuredConversation): readonly string[] {
  const whole = once(() => wholeText(conversation));
  return conversation.questions.flatMap((each) => answerIn(each, whole) ?? []);
}

function wholeText({ request }: MeasuredConversation): string {
  return request.turns.flatMap(({ messages }) => messages.flatMap(spokenTexts))
    .map(answerText).join("\n");
}

function textsByPlace(turns: readonly Turn[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { id, messages } of turns) {
    for (const message of messages) {
      const key = placeKey({ turn: id, role: message.role });
      const before = texts.get(key);
      const own = spokenTexts(message).join("\n");
      texts.set(key, before === undefined ? own : `${before}\n${own}`);
    }
  }
  return texts;
}

import type { Turn } from "../../../conversation/turn.ts";
import type {
  MeasuredConversation,
  MeasuredQuestion,
  Place,
} from "../measured_conversation.ts";
import { answerText } from "./answer_text.ts";
import { contentWords } from "./content_words.ts";
import { spokenTexts } from "./spoken_texts.ts";
import { type UpdateSentences, updateSentences } from "./update_sentences.ts";

/** What the measures of a conversation have in common, worked out once. */
export interface Scene {
  /** The conversation. */
  readonly conversation: MeasuredConversation;
  /** Content words by place, as an extractor reads it. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** The whole conversation as answers are looked for in it. */
  readonly whole: string;
  /** Answers of another conversation, for matches by chance. */
  readonly foreignAnswers: readonly string[];
  /** The sentences of an update, by question. */
  readonly updates: ReadonlyMap<string, UpdateSentences>;
  /** The turns' numbers by id, from 0. */
  readonly order: ReadonlyMap<string, number>;
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
  const { request, read, questions } = conversation;
  const turns = request.turns.map((turn) => read?.get(turn.id) ?? turn);
  const texts = textsByPlace(turns);
  return {
    conversation,
    words: new Map([...texts].map(([key, text]) => [key, contentWords(text)])),
    whole: wholeText(conversation),
    foreignAnswers: other === undefined ? [] : ownAnswers(other),
    updates: new Map(questions.flatMap((question) => {
      const found = updateSentences(question, texts);
      return found === undefined ? [] : [[question.id, found] as const];
    })),
    order: new Map(turns.map(({ id }, index) => [id, index])),
  };
}

/** The answer of a question as it is looked for, where the whole conversation has it. */
export function answerIn(
  { answer }: MeasuredQuestion,
  whole: string,
): string | undefined {
  const text = answer === undefined ? "" : answerText(answer);
  return text !== "" && whole.includes(text) ? text : undefined;
}

function ownAnswers(conversation: MeasuredConversation): readonly string[] {
  const whole = wholeText(conversation);
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

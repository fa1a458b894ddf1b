import type { Turn } from "../../../conversation/turn.ts";
import type {
  MeasuredConversation,
  MeasuredQuestion,
} from "../measured_conversation.ts";
import type { LocomoCorrections } from "./locomo_corrections.ts";
import { locomoEvidence } from "./locomo_evidence.ts";
import { spokenTime } from "./spoken_time.ts";
import {
  fieldOf,
  itemsOf,
  keysOf,
  type SetValue,
  textOf,
} from "./set_value.ts";

const KINDS: Readonly<Record<string, string>> = {
  1: "multi-hop",
  2: "temporal",
  3: "open-domain",
  4: "single-hop",
};

/**
 * The conversations of LoCoMo: each message is a turn of its own, `[session date] speaker: text (shared photo: caption)`.
 *
 * Both speakers are people, so both are users. An extractor reads a turn without the date, which is the turn's time.
 * Questions of category 5 have no answer and are left out.
 *
 * @param file The parsed file.
 * @param corrections Where citations are known to be wrong.
 * @throws {FormatError} If the file is of another shape; with the place.
 */
export function readLocomo(
  file: unknown,
  corrections: LocomoCorrections = new Map(),
): readonly MeasuredConversation[] {
  const samples = itemsOf({ value: file, set: "locomo", path: "" });
  return samples.map((sample, number) => {
    const id = textOf(fieldOf(sample, "sample_id"));
    const said = messagesOf(fieldOf(sample, "conversation"));
    const places = new Map(
      said.map(({ dialogId, turn, role }) => [dialogId, { turn, role }]),
    );
    const questions = itemsOf(fieldOf(sample, "qa")).flatMap((entry, index) => {
      const question = questionOf(entry, index);
      if (question === undefined) return [];
      const cited = corrections.get(`${id} ${index}`) ??
        corrections.get(`${number} ${index}`) ??
        itemsOf(fieldOf(entry, "evidence")).map(textOf);
      return [{ ...question, evidence: locomoEvidence(cited, places) }];
    });
    const turn = (message: LocomoMessage, text: string): Turn => ({
      id: message.turn,
      messages: [{ role: message.role, content: text }],
      time: message.time,
    });
    return {
      id,
      request: {
        instructions: "",
        turns: said.map((each) => turn(each, `[${each.date}] ${each.text}`)),
        question: "",
      },
      read: new Map(said.map((each) => [each.turn, turn(each, each.text)])),
      questions,
    };
  });
}

interface LocomoMessage {
  readonly dialogId: string;
  readonly turn: string;
  readonly role: "user";
  readonly date: string;
  readonly time: string;
  readonly text: string;
}

function messagesOf(conversation: SetValue): readonly LocomoMessage[] {
  const numbers = keysOf(conversation)
    .flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? []).map(Number)
    .sort((a, b) => a - b);
  const messages = numbers.flatMap((number) => {
    const key = `session_${number}`;
    const date = textOf(fieldOf(conversation, `${key}_date_time`));
    const time = spokenTime(date, key);
    return itemsOf(fieldOf(conversation, key)).map((message) => {
      const speaker = textOf(fieldOf(message, "speaker"));
      const caption = fieldOf(message, "blip_caption");
      const photo = caption.value === undefined
        ? ""
        : ` (shared photo: ${textOf(caption)})`;
      return {
        dialogId: textOf(fieldOf(message, "dia_id")),
        role: "user" as const,
        date,
        time,
        text: `${speaker}: ${textOf(fieldOf(message, "text"))}${photo}`,
      };
    });
  });
  return messages.map((message, index) => ({
    ...message,
    turn: `T${index + 1}`,
  }));
}

function questionOf(
  entry: SetValue,
  index: number,
): Omit<MeasuredQuestion, "evidence"> | undefined {
  const kind = KINDS[textOf(fieldOf(entry, "category"))];
  if (kind === undefined) return undefined;
  return {
    id: `qa${index}`,
    kind,
    text: textOf(fieldOf(entry, "question")),
    answer: textOf(fieldOf(entry, "answer")),
  };
}

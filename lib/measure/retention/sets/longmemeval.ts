import { cutTurns } from "../../../conversation/cut_turns.ts";
import type { Message } from "../../../conversation/message.ts";
import type { Turn } from "../../../conversation/turn.ts";
import type {
  MeasuredConversation,
  MeasuredQuestion,
  Place,
} from "../measured_conversation.ts";
import {
  fieldOf,
  itemsOf,
  misfit,
  type SetValue,
  textOf,
} from "./set_value.ts";

/**
 * The histories of LongMemEval, each a conversation with one question.
 *
 * Evidence are the messages marked `has_answer`; of a knowledge update, the newest of them replaces the others. A turn's
 * time is its session's. Questions that ask for what was never said have no answer, and only their evidence counts.
 *
 * @param file The parsed file.
 * @throws {FormatError} If the file is of another shape; with the place.
 */
export function readLongMemEval(
  file: unknown,
): readonly MeasuredConversation[] {
  const entries = itemsOf({ value: file, set: "longmemeval", path: "" });
  return entries.map((entry) => {
    const id = textOf(fieldOf(entry, "question_id"));
    const dates = itemsOf(fieldOf(entry, "haystack_dates")).map(textOf);
    const turns: Turn[] = [];
    const evidence: Place[] = [];
    itemsOf(fieldOf(entry, "haystack_sessions")).forEach((session, index) => {
      for (const said of turnsOf(itemsOf(session).map(saidOf))) {
        const id = `T${turns.length + 1}`;
        const messages = said.map(({ message }) => message);
        turns.push({ id, messages, ...timeOf(dates[index]) });
        for (const { message: { role }, hasAnswer } of said) {
          if (hasAnswer) evidence.push({ turn: id, role });
        }
      }
    });
    const question = questionOf(entry, id, evidence);
    return {
      id,
      request: { instructions: "", turns, question: "" },
      questions: [question],
    };
  });
}

interface Said {
  readonly message: Message;
  readonly hasAnswer: boolean;
}

function saidOf(value: SetValue): Said {
  const role = fieldOf(value, "role");
  if (role.value !== "user" && role.value !== "assistant") {
    throw misfit(role, "user or assistant");
  }
  const content = textOf(fieldOf(value, "content"));
  const hasAnswer = fieldOf(value, "has_answer").value === true;
  return { message: { role: role.value, content }, hasAnswer };
}

/** A session's messages by turn; a turn that nobody answered is the last. */
function turnsOf(said: readonly Said[]): readonly (readonly Said[])[] {
  const cuts = cutTurns(said.map(({ message }) => message));
  const starts = cuts.questionStart < said.length
    ? [...cuts.starts, cuts.questionStart]
    : cuts.starts;
  return starts.map((start, index) => said.slice(start, starts[index + 1]));
}

/** `2023/05/20 (Sat) 02:21` as ISO 8601. */
function timeOf(date: string | undefined): { readonly time?: string } {
  const [, year, month, day, time] =
    /^(\d{4})\/(\d\d)\/(\d\d)(?:\D+(\d\d:\d\d))?/.exec(date ?? "") ?? [];
  if (year === undefined) return {};
  return { time: `${year}-${month}-${day}${time ? `T${time}` : ""}` };
}

function questionOf(
  entry: SetValue,
  id: string,
  evidence: readonly Place[],
): MeasuredQuestion {
  const kind = textOf(fieldOf(entry, "question_type"));
  const answer = textOf(fieldOf(entry, "answer"));
  const isUpdate = kind === "knowledge-update" && evidence.length > 1;
  return {
    id,
    kind,
    text: textOf(fieldOf(entry, "question")),
    evidence,
    ...(id.endsWith("_abs") ? {} : { answer }),
    ...(isUpdate
      ? { update: { older: evidence.slice(0, -1), newer: evidence.slice(-1) } }
      : {}),
  };
}

import { cutTurns } from "../conversation/cut_turns.ts";
import { messageTexts } from "../conversation/message_text.ts";
import { nextFreeId } from "../conversation/question_id.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Turn } from "../conversation/turn.ts";
import { FormatError } from "../errors.ts";
import { checkApart } from "./check_apart.ts";
import { checkSourced } from "./check_sourced.ts";
import { eachOnce } from "./each_once.ts";
import { foldContinued } from "./fold_continued.ts";
import { liftNotes } from "./lift_notes.ts";
import { type OwnedMessages, ownersOf } from "./owners_of.ts";
import { pairCalls } from "./pair_calls.ts";
import {
  type FormatWarning,
  NOTES_OWNER,
  type ParsedConversation,
  type RequiredMessage,
} from "./parsed_conversation.ts";
import { resumedCuts } from "./resumed_cuts.ts";
import type { SourcedConversation, SourcedMessage } from "./sourced_message.ts";
import { unreadLists } from "./unread_lists.ts";

/**
 * What an adapter has read, cut into instructions, turns, question and rounds in flight, each piece with its owner.
 *
 * It is the same for all formats: calls are joined with their results, notes of an earlier compaction are lifted out of
 * user messages, and turns are numbered behind those that the notes name.
 *
 * @throws {FormatError} If there is no message, an id is used twice at once, or a message stands where none can.
 */
export function parsedFrom(source: SourcedConversation): ParsedConversation {
  if (source.messages.length === 0) {
    throw noMessage(source);
  }
  const checked = checkSourced(source);
  const systems = checked.messages.filter(isSystem);
  const lifted = liftNotes(checked.messages.slice(systems.length));
  const paired = pairCalls(
    source.format,
    lifted.messages,
    source.answersAgain,
  );
  const { turns, questionId, asked, after } = cut(
    paired.messages,
    lifted,
    source.resumes === true,
  );
  const flying = foldContinued(source.format, after);
  const { closed, open } = roundsOf(flying, questionId);
  const owners = ownersOf(source, [
    { id: "instructions", sourced: systems },
    ...turns,
    { id: "question", sourced: [...asked, ...open] },
    ...closed,
    { id: NOTES_OWNER, sourced: lifted.emptied },
  ]);
  checkApart(source.format, [...turns, ...closed], owners);
  return {
    format: source.format,
    conversation: {
      instructions: joined(systems),
      turns: turns.map(turnOf),
      question: joined(asked),
      questionId,
      ...optional("inFlight", flying.map(({ message }) => message)),
      ...optional("notes", lifted.notes),
      ...(source.tools ? { tools: source.tools } : {}),
    },
    warnings: eachOnce([
      ...checked.warnings,
      ...unreadLists(source),
      ...joinedWarning(systems, "system messages stand in a row"),
      ...joinedWarning(asked, "user messages wait for an answer"),
      ...lifted.warnings,
      ...paired.warnings,
      ...paired.unanswered.filter(({ by }) => !open.includes(by))
        .map(({ warning }) => warning),
    ]),
    owners,
    required: [...systems, ...asked, ...open].map(placed),
    ...(asked.length > 0 ? { carrier: asked[0].pieces[0] } : {}),
    blocks: lifted.blocks,
    original: source.original,
  };
}

/** What was read in the place of messages says why there is none. */
function noMessage({ format, warnings }: SourcedConversation): FormatError {
  const problem = "there is no message";
  const [first] = warnings;
  return first === undefined
    ? new FormatError(format, "", problem)
    : new FormatError(
      format,
      first.path,
      `${problem}: ${first.problem}`,
      first.line,
    );
}

function placed({ path, line, message }: SourcedMessage): RequiredMessage {
  return { path, ...(line === undefined ? {} : { line }), message };
}

function isSystem({ message }: SourcedMessage): boolean {
  return message.role === "system";
}

/** Each message of its own costs a few tokens more than a part of a joined text: a reader should know. */
function joinedWarning(
  sourced: readonly SourcedMessage[],
  what: string,
): readonly FormatWarning[] {
  if (sourced.length < 2) return [];
  const { path, line } = sourced[0];
  return [{
    path,
    ...(line === undefined ? {} : { line }),
    problem:
      `${sourced.length} ${what}; they stay apart, and are counted as one text`,
  }];
}

function optional<Key extends string, Item>(
  key: Key,
  list: readonly Item[],
): { readonly [key in Key]?: readonly Item[] } {
  return list.length > 0
    ? { [key]: list } as { readonly [key in Key]: readonly Item[] }
    : {};
}

function joined(sourced: readonly SourcedMessage[]): string {
  return sourced.map(({ message }) => messageTexts(message).join(""))
    .join("\n\n");
}

function cut(
  said: readonly SourcedMessage[],
  { notes }: ReturnType<typeof liftNotes>,
  resumes: boolean,
) {
  const cuts = cutTurns(
    said.map(({ message }) => message),
    (index) => said[index].continues === true,
  );
  const { starts, questionStart, inFlightStart } = resumes
    ? resumedCuts(cuts, said)
    : cuts;
  const first = Number(nextFreeId([], notes).slice(1));
  const turns: OwnedMessages[] = starts.map((start, index) => ({
    id: `T${first + index}`,
    sourced: said.slice(start, starts[index + 1] ?? questionStart),
  }));
  return {
    turns,
    questionId: `T${first + turns.length}`,
    asked: said.slice(questionStart, inFlightStart),
    after: said.slice(inFlightStart),
  };
}

function turnOf({ id, sourced }: OwnedMessages): Turn {
  const time = sourced.find((one) => one.time !== undefined)?.time;
  return {
    id,
    messages: sourced.map(({ message }) => message),
    ...(time === undefined ? {} : { time }),
  };
}

function roundsOf(
  flying: readonly SourcedMessage[],
  questionId: string,
): { closed: readonly OwnedMessages[]; open: readonly SourcedMessage[] } {
  const { closed } = toolRounds(
    flying.map(({ message }) => message),
    questionId,
  );
  let start = 0;
  const rounds = closed.map(({ id, messages }) => ({
    id,
    sourced: flying.slice(start, start += messages.length),
  }));
  return { closed: rounds, open: flying.slice(start) };
}

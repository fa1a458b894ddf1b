import type { Conversation } from "../adapters/parsed_conversation.ts";
import { buildMessages } from "../compact/build_messages.ts";
import type { Message } from "../conversation/message.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Turn } from "../conversation/turn.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { markWritten } from "../notes/mark_written.ts";
import { inventedByParts } from "./invented_by_parts.ts";
import type { MatchLevel } from "../probe/match_level.ts";
import type { Probe } from "../probe/probe.ts";
import type { ProbeContext } from "../probe/probe_context.ts";
import { probeReport } from "../probe/probe_report.ts";
import type { RetentionReport } from "../probe/retention.ts";
import { retentionReport } from "../probe/retention_report.ts";
import { besideControl } from "./beside_control.ts";
import { writtenTexts } from "./written_texts.ts";

/** What `probeWindow` may be told. */
export interface ProbeWindowOptions {
  /** The conversation as it was: with it, evidence, invented values and a control of the same size are known. */
  readonly before?: Conversation;
  /** The loosest level at which a fact counts as kept; default `shortened`. */
  readonly match?: MatchLevel;
  /** Counts both sides. */
  readonly counter?: TokenCounter;
}

/**
 * What a conversation that was read from a file still holds of some facts, whoever compacted it.
 *
 * A line in a block of notes is evidence only where the original is given and holds those words in that turn; otherwise
 * it is a mention, like anything that somebody may have typed.
 *
 * @param window The compacted conversation, as an adapter read it.
 * @param probes The facts.
 * @param options The original, the level, the counter.
 * @throws {TypeError | RangeError} If the probes are malformed; the message names the probe.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { openaiChat } from "../adapters/openai_chat.ts";
 * const { conversation } = openaiChat.parse([{ role: "user", content: "Exports stay in eu-west-1." }]);
 * const report = probeWindow(conversation, [{ id: "region", text: "eu-west-1" }, { id: "port", text: "1883" }]);
 * assertEquals(report.lost.map(({ id }) => id), ["port"]);
 * ```
 */
export function probeWindow(
  window: Conversation,
  probes: readonly Probe[],
  { before, match = "shortened", counter }: ProbeWindowOptions = {},
): RetentionReport {
  const messages = messagesOf(window);
  const context = { match, escaped: "anywhere" } as const;
  if (before === undefined) {
    return retentionReport(probeReport(messages, probes, context));
  }
  const original = messagesOf(before);
  const named = probes.map((probe) => withTurn(probe, before));
  const turns = allTurns(before);
  const found = probeReport(messages, named, {
    ...context,
    ...contextOf(window, before, turns),
  });
  return retentionReport(found, {
    invented: inventedByParts(original, writtenTexts(original, messages)),
    ...(counter === undefined ? {} : besideControl(
      { before: original, after: messages },
      named,
      { ...context, turns },
      counter,
    )),
  });
}

function messagesOf(conversation: Conversation): readonly Message[] {
  const { turns, questionId, notes = [], inFlight = [] } = conversation;
  const { closed } = toolRounds(inFlight, questionId);
  const request = { ...conversation, inputBudget: 0, notesReserve: 0 };
  const messages = buildMessages(request, questionId, {
    keptTurns: [...turns, ...closed],
    notes,
  });
  return asksSomething(conversation)
    ? messages
    : messages.filter(({ role, content }) => role !== "user" || content !== "");
}

/** Whether there is a message with the question, or with notes alone. */
function asksSomething({ question, notes = [] }: Conversation): boolean {
  return question !== "" || notes.length > 0;
}

/** Also the question and what is in flight, as turns. */
function allTurns(
  { turns, question, questionId, inFlight = [] }: Conversation,
): readonly Turn[] {
  const { closed, open } = toolRounds(inFlight, questionId);
  return [
    ...turns,
    { id: questionId, messages: [{ role: "user", content: question }] },
    ...closed,
    { id: `${questionId}.${closed.length + 1}`, messages: open },
  ];
}

/** "question" means the original's, which may be a turn of the window by now. */
function withTurn(probe: Probe, { questionId }: Conversation): Probe {
  const { source } = probe;
  const turn = typeof source === "object" ? source.turn : source;
  return turn === "question"
    ? { ...probe, source: { turn: questionId, role: "user" } }
    : probe;
}

function contextOf(
  window: Conversation,
  before: Conversation,
  turns: readonly Turn[],
): ProbeContext {
  const isAsked = window.question === before.question;
  return {
    turns,
    notes: markWritten(window.notes ?? [], turns, []),
    ...(asksSomething(window) ? { question: window.question } : {}),
    ...(isAsked ? { questionId: before.questionId } : {}),
  };
}

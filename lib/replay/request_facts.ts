import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import { questionIdOf } from "../conversation/question_id.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { Turn } from "../conversation/turn.ts";
import type { Probe, ProbeSource } from "../probe/probe.ts";
import { includesText } from "../text/includes_text.ts";
import { askedPart } from "./asked_part.ts";
import type { ReplayFact } from "./replay.ts";

/**
 * The probes as facts of a replay: with the arrival by which each has been said.
 *
 * What a turn's user says first is said when the turn arrives; the rest of the turn is in the window from the next
 * arrival on.
 *
 * @param probes The probes.
 * @param request The whole request.
 */
export function requestFacts(
  probes: readonly Probe[],
  request: CompactionRequest,
): readonly ReplayFact[] {
  return probes.map((probe) => {
    const { id, text, supersededBy } = probe;
    const source = sourceOf(probe, request);
    return {
      id,
      text,
      ...(source && { source }),
      saidAt: saidAt(text, source, request),
      ...(supersededBy !== undefined && { supersededBy }),
    };
  });
}

/** The source with its role and, for the question, with its id. */
function sourceOf(
  { source }: Probe,
  request: CompactionRequest,
): ProbeSource | undefined {
  if (source === undefined) return undefined;
  const { turn, role }: ProbeSource = typeof source === "object" ? source : {
    turn: source,
    role: source === "instructions" ? "system" : "user",
  };
  return { turn: turn === "question" ? questionIdOf(request) : turn, role };
}

function saidAt(
  text: string,
  source: ProbeSource | undefined,
  request: CompactionRequest,
): number {
  const { turns, notes = [], instructions } = request;
  const last = turns.length + 1;
  const index = turns.findIndex((turn) => turn.id === source?.turn);
  if (index >= 0) {
    return index + 1 + delayOf(turns[index], text, source?.role);
  }
  const isEarlier = source === undefined
    ? includesText(instructions, text) ||
      notes.some((note) => includesText(note.text, text))
    : source.turn === "instructions" ||
      notes.some((note) => note.source.turn === source.turn);
  if (isEarlier) return 1;
  if (source !== undefined) return last;
  const first = turns.findIndex(({ messages }) => holds(messages, text));
  return first < 0 ? last : first + 1 + delayOf(turns[first], text);
}

/** 0 where the words come in with the turn, 1 where they do with the next one. */
function delayOf(turn: Turn, text: string, role?: string): 0 | 1 {
  const { asked } = askedPart(turn);
  if (asked.length === 0) return 0;
  return role !== undefined && role !== "user" || !holds(asked, text) ? 1 : 0;
}

function holds(messages: readonly Message[], text: string): boolean {
  return messages.some((message) =>
    includesText(messageTexts(message).join(""), text) ||
    (message.toolCalls ?? []).some((call) => includesText(callText(call), text))
  );
}

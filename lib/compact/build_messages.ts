import type { Message } from "../conversation/message.ts";
import type { Note } from "../conversation/note.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Turn } from "../conversation/turn.ts";
import { notesBlock } from "../conversation/format_notes.ts";

/** What stands in the window, besides instructions and question. */
export interface WindowParts {
  /** Kept turns, oldest first; closed rounds of the question last. */
  readonly keptTurns: readonly Turn[];
  /** Placed notes, in conversation order. */
  readonly notes: readonly Note[];
}

/**
 * The messages that are sent: instructions, kept turns, the question with the notes before it, and what is in flight.
 *
 * @param request The request.
 * @param questionId Id of the turn that the question will become: its closed rounds' ids start with it.
 * @param window What stands in the window.
 */
export function buildMessages(
  request: CompactionRequest,
  questionId: string,
  window: WindowParts,
): readonly Message[] {
  const rounds = toolRounds(request.inFlight ?? [], questionId);
  const roundIds = new Set(rounds.closed.map((round) => round.id));
  const { keptTurns, notes } = window;
  const earlier = keptTurns.filter((turn) => !roundIds.has(turn.id));
  const keptRounds = keptTurns.filter((turn) => roundIds.has(turn.id));
  return [
    ...systemMessage(request.instructions),
    ...earlier.flatMap((turn) => turn.messages),
    {
      role: "user",
      content: notesBlock(notes, request.dates === true) + request.question,
    },
    ...keptRounds.flatMap((turn) => turn.messages),
    ...rounds.open,
  ];
}

function systemMessage(instructions: string): readonly Message[] {
  return instructions === "" ? [] : [{ role: "system", content: instructions }];
}

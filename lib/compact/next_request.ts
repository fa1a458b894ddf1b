import type { CompactionRequest } from "../conversation/request.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Turn } from "../conversation/turn.ts";
import type { CompactionResult } from "./compaction_result.ts";

/**
 * The request of the following round: the answered question is a turn now, and the notes are carried.
 *
 * The notes block never enters the history: the turn holds the question as it was asked. Notes keep the turn and role
 * that they first came from. Dropped notes are gone, unless the caller adds them to `notes`.
 *
 * @param result The last compaction.
 * @param answer What the assistant answered; "" is an empty answer, and stays one.
 * @param question What the user says next.
 * @param time When the answered question was asked, ISO 8601; its notes carry it.
 *
 * @example The question becomes turn T1
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * import { compact } from "./compact.ts";
 * const first = compact(
 *   { instructions: "", turns: [], question: "Hi", inputBudget: 50, notesReserve: 0 },
 *   charactersCounter(),
 * );
 * const next = nextRequest(first, "Hello", "Where is bay D?");
 * assertEquals(next.turns.map((turn) => turn.id), ["T1"]);
 * ```
 */
export function nextRequest(
  result: CompactionResult,
  answer: string,
  question: string,
  time?: string,
): CompactionRequest {
  const { questionId: _, inFlight = [], ...request } = result.request;
  const rounds = toolRounds(inFlight, result.questionId);
  const roundIds = new Set(rounds.closed.map((round) => round.id));
  const isRound = (turn: Turn) => roundIds.has(turn.id);
  const answered: Turn = {
    id: result.questionId,
    ...(time === undefined ? {} : { time }),
    messages: [
      { role: "user", content: request.question },
      ...result.keptTurns.filter(isRound).flatMap((turn) => turn.messages),
      ...rounds.open,
      { role: "assistant", content: answer },
    ],
  };
  return {
    ...request,
    turns: [...result.keptTurns.filter((turn) => !isRound(turn)), answered],
    question,
    notes: result.notes.map(({ rank: _, ...note }) => note),
  };
}

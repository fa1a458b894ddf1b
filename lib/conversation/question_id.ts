import { nextTurnId } from "./next_turn_id.ts";
import type { CompactionRequest } from "./request.ts";

/** Id of the turn that the request's question will become: the given one, or the next free `T<n>`. */
export function questionIdOf(request: CompactionRequest): string {
  return request.questionId ?? nextTurnId([
    ...request.turns.map((turn) => turn.id),
    ...(request.notes ?? []).flatMap((note) => [
      note.source.turn,
      ...(note.newer === undefined ? [] : [note.newer]),
      ...note.written?.turns ?? [],
    ]),
  ].map((id) => /^(T\d+)\.\d+$/.exec(id)?.[1] ?? id));
}

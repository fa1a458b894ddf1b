import { nextTurnId } from "./next_turn_id.ts";
import type { Note } from "./note.ts";
import type { CompactionRequest } from "./request.ts";

/** Id of the turn that the request's question will become: the given one, or the next free `T<n>`. */
export function questionIdOf(request: CompactionRequest): string {
  return request.questionId ?? nextFreeId(
    request.turns.map((turn) => turn.id),
    request.notes ?? [],
  );
}

/** The next `T<n>` behind these turns and all turns that the notes name; a round `T9.2` counts as its `T9`. */
export function nextFreeId(
  turnIds: readonly string[],
  notes: readonly Note[],
): string {
  return nextTurnId([
    ...turnIds,
    ...notes.flatMap((note) => [
      note.source.turn,
      ...(note.newer === undefined ? [] : [note.newer]),
      ...note.written?.turns ?? [],
    ]),
  ].map((id) => /^(T\d+)\.\d+$/.exec(id)?.[1] ?? id));
}

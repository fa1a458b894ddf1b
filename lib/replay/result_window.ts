import type { CompactionResult } from "../compact/compaction_result.ts";
import type { RankedNote } from "../conversation/note.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Arrival } from "./arrival.ts";
import type { ReplayOperation } from "./replay_operation.ts";
import type { ReplaySummary, ReplayWindow } from "./replay_state.ts";

/**
 * The window that a compaction made, in the words of a replay: removed turns are covered where a note speaks for them,
 * evicted where none does.
 *
 * @param result The compaction at this arrival.
 * @param arrived All turns so far.
 * @param previous The last window that was sent.
 */
export function resultWindow(
  result: CompactionResult,
  arrived: readonly Arrival[],
  previous: ReplayWindow | null,
): ReplayWindow {
  const { tokens, droppedNotes } = result;
  const { id } = arrived[arrived.length - 1];
  const summary = summaryOf(result);
  const covers = new Set(summary?.covers);
  const removed = result.removedTurns.map((turn) => turn.id);
  const window = {
    arrived: arrived.length,
    refused: null,
    tokens: {
      budget: tokens.budget,
      attempted: tokens.before,
      required: tokens.required,
      kept: tokens.kept,
      summary: tokens.notes,
      total: tokens.total,
    },
    retained: retainedOf(result, id),
    evicted: removed.filter((id) => !covers.has(id)),
    summary,
    droppedNotes: droppedNotes.length,
  };
  return {
    ...window,
    operations: [
      { kind: "arrives", turn: id },
      {
        kind: "attempted",
        tokens: tokens.before,
        budgetTokens: tokens.budget,
      },
      ...movesOf(removed, covers, previous),
      { kind: "total", tokens: tokens.total },
    ],
  };
}

function summaryOf(
  { notes, removedTurns }: CompactionResult,
): ReplaySummary | null {
  if (notes.length === 0) return null;
  const sources = new Set(notes.map((note) => note.source.turn));
  const spokenFor = new Set(
    notes.flatMap((note) => note.written?.turns ?? [note.source.turn]),
  );
  return {
    covers: removedTurns.map((turn) => turn.id).filter((id) =>
      spokenFor.has(id)
    ),
    sources: [...sources],
    notes: notes.map(({ rank: _, ...note }: RankedNote) => note),
  };
}

/** Kept turns, then the question; its rounds stand behind it. A turn that no user starts is kept or removed whole. */
function retainedOf(
  { request, keptTurns, removedTurns }: CompactionResult,
  id: string,
): readonly string[] {
  const kept = keptTurns.map((turn) => turn.id);
  const isHistory = [...keptTurns, ...removedTurns].some((turn) =>
    turn.id === id
  );
  if (isHistory) return kept;
  const rounds = toolRounds(request.inFlight ?? [], id).closed;
  const isRound = (kept: string) => rounds.some((round) => round.id === kept);
  return [
    ...kept.filter((id) => !isRound(id)),
    id,
    ...kept.filter(isRound),
  ];
}

/** What left since the last window, and what came back. */
function movesOf(
  removed: readonly string[],
  covers: ReadonlySet<string>,
  previous: ReplayWindow | null,
): ReplayOperation[] {
  const goneBefore = new Set([
    ...previous?.evicted ?? [],
    ...previous?.summary?.covers ?? [],
  ]);
  const gone = new Set(removed);
  return [
    ...removed.filter((id) => !goneBefore.has(id)).map((
      turn,
    ): ReplayOperation => ({
      kind: covers.has(turn) ? "folded" : "removed",
      turn,
    })),
    ...[...goneBefore].filter((id) => !gone.has(id)).map((
      turn,
    ): ReplayOperation => ({ kind: "returned", turn })),
  ];
}

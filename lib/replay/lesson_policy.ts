import type { Arrival } from "./arrival.ts";
import { lessonFindings } from "./lesson_findings.ts";
import { type Lesson, SUMMARY_ID } from "./lesson.ts";
import type { ReplayOperation } from "./replay_operation.ts";
import type { ReplayPolicy } from "./replay_policy.ts";
import type { ReplaySummary, ReplayWindow } from "./replay_state.ts";

/** The summary once this turn has left too; null where turns leave without a word. */
export type Leave = (
  turn: Arrival,
  summary: ReplaySummary | null,
) => ReplaySummary | null;

/** What the window holds while turns leave it. */
interface Draft {
  kept: readonly Arrival[];
  summary: ReplaySummary | null;
  total: number;
}

/**
 * The loop that both policies of a lesson share: while the total is over the budget, the earliest turn that is not the
 * system's leaves.
 *
 * The two differ in `leave`: whether what goes is covered by a summary.
 *
 * @param lesson The lesson.
 * @param budgetTokens Teaching tokens that the window may take; what is pinned fits, see `replayLesson`.
 * @param leave What becomes of a turn that leaves.
 */
export function lessonPolicy(
  lesson: Lesson,
  budgetTokens: number,
  leave: Leave,
): ReplayPolicy {
  return (arrived, previous) => {
    const fresh = arrived.slice(previous?.arrived ?? 0);
    const staying = new Set(previous?.retained ?? []);
    const before = {
      kept: arrived.filter((turn) => staying.has(turn.id)),
      summary: previous?.summary ?? null,
      total: previous?.tokens.total ?? 0,
    };
    const attempted = before.total + tokensOf(fresh);
    const draft = {
      ...before,
      kept: [...before.kept, ...fresh],
      total: attempted,
    };
    const left = makeRoom(draft, lesson.summaryTokens, budgetTokens, leave);
    const window: ReplayWindow = {
      arrived: arrived.length,
      refused: null,
      tokens: {
        budget: budgetTokens,
        attempted,
        ...partsOf(draft, lesson.summaryTokens),
        total: draft.total,
      },
      ...idsOf(draft, arrived),
      summary: draft.summary,
      droppedNotes: 0,
      operations: [
        ...fresh.map((turn): ReplayOperation => ({
          kind: "arrives",
          turn: turn.id,
          tokens: turn.tokens,
        })),
        { kind: "attempted", tokens: attempted, budgetTokens },
        ...left,
        { kind: "total", tokens: draft.total },
      ],
    };
    return { window, findings: lessonFindings(lesson, draft) };
  };
}

/** Turns leave the draft, oldest first, until it fits; what happened, step by step. */
function makeRoom(
  draft: Draft,
  summaryTokens: number,
  budgetTokens: number,
  leave: Leave,
): ReplayOperation[] {
  const operations: ReplayOperation[] = [];
  while (draft.total > budgetTokens) {
    const oldest = draft.kept.find((turn) => !isPinned(turn));
    if (oldest === undefined) break;
    draft.kept = draft.kept.filter((turn) => turn !== oldest);
    draft.summary = leave(oldest, draft.summary);
    draft.total = tokensOf(draft.kept) + (draft.summary ? summaryTokens : 0);
    operations.push({
      kind: draft.summary ? "folded" : "removed",
      turn: oldest.id,
      leavesTokens: draft.total,
    });
  }
  return operations;
}

/** The summary stands where the first turn stood that it covers. */
function idsOf(
  { kept, summary }: Draft,
  arrived: readonly Arrival[],
): Pick<ReplayWindow, "retained" | "evicted"> {
  const ids = new Set(kept.map((turn) => turn.id));
  const covered = new Set(summary?.covers);
  const firstCovered = arrived.findIndex((turn) => covered.has(turn.id));
  return {
    retained: arrived.flatMap(({ id }, index) => [
      ...(index === firstCovered ? [SUMMARY_ID] : []),
      ...(ids.has(id) ? [id] : []),
    ]),
    evicted: arrived.map((turn) => turn.id).filter((id) =>
      !ids.has(id) && !covered.has(id)
    ),
  };
}

function partsOf({ kept, summary }: Draft, summaryTokens: number) {
  return {
    required: tokensOf(kept.filter(isPinned)),
    kept: tokensOf(kept.filter((turn) => !isPinned(turn))),
    summary: summary ? summaryTokens : 0,
  };
}

function tokensOf(turns: readonly Arrival[]): number {
  return turns.reduce((sum, turn) => sum + (turn.tokens ?? 0), 0);
}

/** The system's turns never leave. */
function isPinned(turn: Arrival): boolean {
  return turn.messages[0].role === "system";
}

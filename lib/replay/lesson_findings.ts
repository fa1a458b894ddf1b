import type { Message } from "../conversation/message.ts";
import { notesBlock } from "../conversation/format_notes.ts";
import type { ProbeFinding } from "../probe/probe.ts";
import { probeReport } from "../probe/probe_report.ts";
import type { Arrival } from "./arrival.ts";
import type { Lesson } from "./lesson.ts";
import type { ReplaySummary } from "./replay_state.ts";

/** What a lesson's window holds. */
export interface LessonWindow {
  /** Retained turns, oldest first. */
  readonly kept: readonly Arrival[];
  /** The summary. */
  readonly summary: ReplaySummary | null;
}

/**
 * What the window says of the lesson's fact, by the rule of `probeReport`: the turn that states it is its source.
 *
 * The summary is probed as what it is, quotations with a source. A fact that no user states is never supported.
 */
export function lessonFindings(
  { fact, turns }: Lesson,
  { kept, summary }: LessonWindow,
): readonly ProbeFinding[] {
  const stating = turns.find((turn) => turn.fact === "states");
  const notes = summary?.notes ?? [];
  const quotations: Message = {
    role: "user",
    content: notesBlock(notes, false),
  };
  const { findings } = probeReport(
    [...kept.flatMap((turn) => turn.messages), quotations],
    [{
      id: fact.id,
      text: fact.value,
      source: stating && { turn: stating.id, role: stating.role },
    }],
    {
      // A system message at the start is the instructions to a probe, and no turn.
      keptTurns: kept.filter((turn) => turn.messages[0].role !== "system"),
      notes,
      question: "",
    },
  );
  return findings.map((finding) => ({
    ...finding,
    supported: finding.supported === true,
    userBacked: finding.userBacked === true,
  }));
}

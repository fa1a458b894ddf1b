import type { CompactionBoundary } from "../adapters/compaction_boundary.ts";
import type { Message } from "../conversation/message.ts";
import type { Turn } from "../conversation/turn.ts";
import { findFacts } from "../probe/find_facts.ts";
import type { FoundFact } from "../probe/found_fact.ts";
import type { MatchLevel } from "../probe/match_level.ts";
import { probeReport } from "../probe/probe_report.ts";
import { toProbes } from "../probe/to_probes.ts";
import { turnsByRound } from "./turns_by_round.ts";

/** How a fact is looked for in what a client wrote: in any spelling, shortened, escaped. */
export const IN_SUMMARIES = {
  match: "shortened",
  escaped: "anywhere",
} as const satisfies {
  match: MatchLevel;
  escaped: "anywhere";
};

/** The summary as the message that a client sends it as. */
export function summaryMessages(
  { summary }: Pick<CompactionBoundary, "summary">,
): readonly Message[] {
  return summary === "" ? [] : [{ role: "user", content: summary }];
}

/**
 * The facts that a compaction has really lost: found before it, and neither in the summary, nor in what the client sent
 * again, nor in anything that was said since.
 *
 * Facts that were replaced before it are none of them.
 *
 * @param boundary From `claudeCodeBoundaries` or `codexBoundaries`.
 * @param turns Where facts are looked for; default all turns before it, round by round.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const said = (content: string) => [{ id: "T1", messages: [{ role: "user" as const, content }] }];
 * const lost = lostFacts({
 *   at: 7,
 *   before: said("Exports must stay in the EU. See https://pump.test/7."),
 *   reach: 0,
 *   summary: "The user said: exports must stay in the EU.",
 *   resent: [],
 *   after: [],
 * });
 * assertEquals(lost.map(({ value }) => value), ["https://pump.test/7"]);
 * ```
 */
export function lostFacts(
  boundary: CompactionBoundary,
  turns: readonly Turn[] = turnsByRound(boundary.before),
): readonly FoundFact[] {
  const facts = findFacts(turns);
  const window = [
    ...summaryMessages(boundary),
    ...boundary.resent,
    ...boundary.after.flatMap(({ messages }) => messages),
  ];
  const { findings } = probeReport(window, toProbes(facts), IN_SUMMARIES);
  return facts.filter((_, index) => findings[index].status === "lost");
}

import type { CompactionBoundary } from "../adapters/compaction_boundary.ts";
import type { Message } from "../conversation/message.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { FACT_KINDS, type FoundFact } from "../probe/found_fact.ts";
import { findFacts } from "../probe/find_facts.ts";
import { inventedByParts } from "./invented_by_parts.ts";
import { probeReport } from "../probe/probe_report.ts";
import { toProbes } from "../probe/to_probes.ts";
import type {
  AuditedFact,
  AuditKind,
  CompactionAudit,
} from "./compaction_audit.ts";
import { IN_SUMMARIES, summaryMessages } from "./lost_facts.ts";
import { newestText } from "./newest_text.ts";
import { turnsByRound } from "./turns_by_round.ts";

/** Where a fact stands. */
interface Fate {
  readonly fact: FoundFact;
  readonly isCurrent: boolean;
  readonly inSummary: boolean;
  readonly inResent: boolean;
  readonly inReach: boolean;
  readonly inControl: boolean;
}

/**
 * What a client's compaction kept and lost, fact by fact, beside the newest text of the same size.
 *
 * Facts are found by their shape, at most forty of a kind. A fact is out of reach where the summariser had neither it nor
 * a summary with it before it: it had been lost by an earlier compaction. It says nothing about facts where the summary
 * cannot be read.
 *
 * @param boundary From `claudeCodeBoundaries` or `codexBoundaries`.
 * @param counter Counts both sides.
 * @param previous The compaction before it in the session, if there is one.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const said = (content: string) => [{ id: "T1", messages: [{ role: "user" as const, content }] }];
 * const { kinds } = auditCompaction({
 *   at: 7,
 *   before: said("Exports must stay in the EU. See https://pump.test/7."),
 *   reach: 0,
 *   summary: "The user said: exports must stay in the EU.",
 *   resent: [],
 *   after: [],
 * }, charactersCounter());
 * assertEquals(kinds.map(({ kind, summary, lost }) => [kind, summary, lost]), [["constraint", 1, 0], ["url", 0, 1]]);
 * ```
 */
export function auditCompaction(
  boundary: CompactionBoundary,
  counter: TokenCounter,
  previous?: CompactionBoundary,
): CompactionAudit {
  const { at, before, resent } = boundary;
  const messages = before.flatMap((turn) => turn.messages);
  const summary = summaryMessages(boundary);
  const summaryIsKnown = summary.length > 0;
  const window = counter.count([...summary, ...resent]);
  const control = summaryIsKnown ? newestText(messages, window, counter) : [];
  const fates = summaryIsKnown ? fatesOf(boundary, control, previous) : [];
  const current = fates.filter(({ isCurrent }) => isCurrent);
  const { name, exact } = counter;
  const share = (isKept: (fate: Fate) => boolean) =>
    current.length === 0
      ? null
      : current.filter(isKept).length / current.length;
  return {
    at,
    turns: before.length,
    messages: messages.length,
    summaryIsKnown,
    tokens: {
      before: counter.count(messages),
      summary: summary.length === 0 ? 0 : counter.count(summary),
      resent: resent.length === 0 ? 0 : counter.count(resent),
      control: control.length === 0 ? 0 : counter.count(control),
      counter: { name, exact },
    },
    retention: share(({ inSummary }) => inSummary),
    retentionWithResent: share((fate) => fate.inSummary || fate.inResent),
    retentionOfControl: share(({ inControl }) => inControl),
    kinds: kindsOf(fates),
    lost: current.filter(isLost).map(audited),
    resent: current.filter(isResent).map(audited),
    invented: inventedByParts(
      messages,
      summary.map(({ content }) => ({ text: content as string, message: 0 })),
    ),
  };
}

function fatesOf(
  boundary: CompactionBoundary,
  control: readonly Message[],
  previous: CompactionBoundary | undefined,
): readonly Fate[] {
  const { before, reach, resent } = boundary;
  const facts = findFacts(turnsByRound(before));
  const probes = toProbes(facts);
  const isIn = (messages: readonly Message[]) => {
    const { findings } = probeReport(messages, probes, IN_SUMMARIES);
    return findings.map(({ mentioned }) => mentioned);
  };
  const summary = isIn(summaryMessages(boundary));
  const again = isIn(resent);
  const beside = isIn(control);
  const reached = previous === undefined ? undefined : isIn([
    ...summaryMessages(previous),
    ...previous.resent,
    ...before.slice(reach).flatMap(({ messages }) => messages),
  ]);
  return facts.map((fact, index) => ({
    fact,
    isCurrent: probes[index].supersededBy === undefined,
    inSummary: summary[index],
    inResent: again[index],
    inReach: reached?.[index] ?? true,
    inControl: beside[index],
  }));
}

function isLost({ inSummary, inResent }: Fate): boolean {
  return !inSummary && !inResent;
}

function isResent({ inSummary, inResent }: Fate): boolean {
  return !inSummary && inResent;
}

function kindsOf(fates: readonly Fate[]): readonly AuditKind[] {
  return FACT_KINDS.flatMap((kind): AuditKind[] => {
    const own = fates.filter(({ fact }) => fact.kind === kind);
    if (own.length === 0) return [];
    const current = own.filter(({ isCurrent }) => isCurrent);
    const count = (isSo: (fate: Fate) => boolean) =>
      current.filter(isSo).length;
    return [{
      kind,
      facts: own.length,
      summary: count(({ inSummary }) => inSummary),
      resent: count(isResent),
      lost: count(isLost),
      outOfReach: count((fate) => isLost(fate) && !fate.inReach),
      replaced: own.length - current.length,
      control: count(({ inControl }) => inControl),
    }];
  });
}

function audited({ fact, inReach, inControl }: Fate): AuditedFact {
  const { id, kind, value, sentence, source } = fact;
  return { id, kind, text: value, ...source, sentence, inReach, inControl };
}

import type { Message } from "../conversation/message.ts";
import { findFacts } from "../probe/find_facts.ts";
import type { FoundFact } from "../probe/found_fact.ts";
import { inventedValues } from "../probe/invented_values.ts";
import type { Probe, ProbeFinding, ProbeReport } from "../probe/probe.ts";
import type { ProbeContext } from "../probe/probe_context.ts";
import { probeReport } from "../probe/probe_report.ts";
import type { RetentionReport } from "../probe/retention.ts";
import { retentionReport } from "../probe/retention_report.ts";
import { toProbes } from "../probe/to_probes.ts";
import { besideControl } from "./beside_control.ts";
import type { GuardOptions } from "./guard_options.ts";
import {
  newOrphans,
  type Orphan,
  type RoleChange,
  roleChanges,
} from "./message_problems.ts";
import { sourceTurns } from "./source_turns.ts";
import { writtenTexts } from "./written_texts.ts";

/** All that a guard looks at before it decides. */
export interface Inspection {
  /** What was kept and lost. */
  readonly report: RetentionReport;
  /** Current facts that are kept. */
  readonly kept: number;
  /** Facts that should be. */
  readonly current: number;
  /** Facts and words of `mustKeep` that are gone. */
  readonly mustKeepLost: readonly string[];
  /** Words of `mustKeep` that the original did not have either. */
  readonly mustKeepUnknown: readonly string[];
  /** Words that somebody else says now. */
  readonly roleChanges: readonly RoleChange[];
  /** Tool messages and calls that lost their other half. */
  readonly orphans: readonly Orphan[];
}

/**
 * What a compactor did to a conversation; nothing is decided here.
 *
 * @param before The original.
 * @param after What the compactor made of it.
 * @param options The facts, the level, and what counts as kept.
 * @throws {TypeError | RangeError} If messages or facts cannot be read.
 */
export function inspect(
  before: readonly Message[],
  after: readonly Message[],
  options: GuardOptions,
): Inspection {
  const { mustKeep = [], match = "shortened", by = "mention" } = options;
  const source = sourceTurns(before);
  const probes = probesOf(options.facts ?? findFacts(source));
  const context = { turns: source.turns, match, escaped: "anywhere" } as const;
  const found = probeReport(after, probes, context);
  const words = mustKeep.filter((each) =>
    !probes.some(({ id }) => id === each)
  );
  const isIn = wordsIn(context);
  const known = words.filter((each) => isIn(before, each));
  const report = retentionReport(found, {
    by,
    invented: inventedValues(before, writtenTexts(before, after)),
    ...(options.counter === undefined || after.length === 0
      ? {}
      : besideControl({ before, after }, probes, context, options.counter)),
  });
  return {
    report,
    ...counts(found, by),
    mustKeepLost: [
      ...found.findings.filter(({ probe, mentioned }) =>
        mustKeep.includes(probe.id) && !mentioned
      ).map(({ probe }) => probe.text),
      ...known.filter((each) => !isIn(after, each)),
    ],
    mustKeepUnknown: words.filter((each) => !known.includes(each)),
    roleChanges: roleChanges(before, after),
    orphans: newOrphans(before, after),
  };
}

function probesOf(facts: readonly (FoundFact | Probe)[]): readonly Probe[] {
  const found = facts.filter((fact): fact is FoundFact => "value" in fact);
  const given = facts.filter((fact): fact is Probe => !("value" in fact));
  return [...toProbes(found), ...given];
}

function wordsIn(
  context: ProbeContext,
): (messages: readonly Message[], words: string) => boolean {
  return (messages, text) =>
    probeReport(messages, [{ id: "words", text }], context).findings[0]
      .mentioned;
}

function counts(
  { findings }: ProbeReport,
  by: "mention" | "evidence",
): { readonly kept: number; readonly current: number } {
  const isKept = ({ mentioned, supported }: ProbeFinding) =>
    by === "mention" ? mentioned : supported ?? mentioned;
  const current = findings.filter(({ probe }) =>
    probe.supersededBy === undefined &&
    (by === "mention" || probe.source !== undefined)
  );
  return { kept: current.filter(isKept).length, current: current.length };
}

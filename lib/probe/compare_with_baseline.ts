import { compact } from "../compact/compact.ts";
import type { CompactionResult } from "../compact/compaction_result.ts";
import type { Extractor } from "../notes/extractor.ts";
import { dropOldest } from "../compact/drop_oldest.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { MatchLevel } from "./match_level.ts";
import type { Probe, ProbeReport } from "./probe.ts";
import { probeResult } from "./probe_result.ts";

/** One way to fit the budget, and what became of the facts. */
export interface ProbedResult {
  /** What is sent. */
  readonly result: CompactionResult;
  /** What became of the facts. */
  readonly report: ProbeReport;
}

/** A compaction and the baseline, on the same request and the same facts. */
export interface Comparison {
  /** By `compact`. */
  readonly compacted: ProbedResult;
  /** By `dropOldest`. */
  readonly baseline: ProbedResult;
}

/** What `compareWithBaseline` may be told; nothing of it has to be. */
export interface CompareOptions {
  /** The loosest level at which a fact counts as found; its exact words unless given. */
  readonly match?: MatchLevel;
  /** Makes notes of removed turns; the cue rule unless given. */
  readonly extract?: Extractor;
}

/**
 * The request compacted and probed, beside the drop-oldest baseline.
 *
 * @param request What should fit.
 * @param probes The facts; none is fine.
 * @param counter Counts the rendered request.
 * @param options How facts are found, and what makes the notes.
 * @throws {RequiredContextTooLarge} If what cannot be removed is over the budget.
 * @throws {TypeError | RangeError} If the request or a probe is malformed; the message names it.
 *
 * @example The note keeps what the baseline loses
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const { compacted, baseline } = compareWithBaseline(
 *   {
 *     instructions: "",
 *     turns: [{ id: "T1", messages: [{ role: "user", content: "It must be blue. " + "Nothing else. ".repeat(20) }] }],
 *     question: "Which colour?",
 *     inputBudget: 40,
 *     notesReserve: 20,
 *   },
 *   [{ id: "colour", text: "must be blue", source: "T1" }],
 *   charactersCounter(),
 * );
 * assertEquals([compacted.report.retention, baseline.report.retention], [1, 0]);
 * ```
 */
export function compareWithBaseline(
  request: CompactionRequest,
  probes: readonly Probe[],
  counter: TokenCounter,
  { match, extract }: CompareOptions = {},
): Comparison {
  const probed = (result: CompactionResult): ProbedResult => ({
    result,
    report: probeResult(result, probes, counter, match),
  });
  return {
    compacted: probed(compact(request, counter, extract)),
    baseline: probed(dropOldest(request, counter)),
  };
}

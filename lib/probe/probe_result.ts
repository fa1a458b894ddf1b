import type { CompactionResult } from "../compact/compaction_result.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { MatchLevel } from "./match_level.ts";
import type { Probe, ProbeReport } from "./probe.ts";
import { probeReport } from "./probe_report.ts";
import { resultContext } from "./result_context.ts";

/**
 * What became of each fact in a compaction of ours: its structure tells notes from turns, so evidence is known.
 *
 * A fact whose source is the question, or an id that the question will have, is looked for there.
 *
 * @param result From `compact`, `compactAsync` or `dropOldest`.
 * @param probes The facts.
 * @param counter The counter of the compaction: it knows what the model sees.
 * @param match The loosest level at which a fact counts as found; default its exact words.
 * @throws {TypeError | RangeError} If the probes are malformed; the message names the probe.
 *
 * @example A note that quotes its source is evidence
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * import { compact } from "../compact/compact.ts";
 * const counter = charactersCounter();
 * const result = compact({
 *   instructions: "",
 *   turns: [{ id: "T1", messages: [{ role: "user", content: "It must be blue. " + "Nothing else. ".repeat(20) }] }],
 *   question: "Which colour?",
 *   inputBudget: 40,
 *   notesReserve: 20,
 * }, counter);
 * const report = probeResult(result, [{ id: "colour", text: "must be blue", source: "T1" }], counter);
 * assertEquals(report.findings[0].supported, true);
 * ```
 */
export function probeResult(
  result: CompactionResult,
  probes: readonly Probe[],
  counter: TokenCounter,
  match?: MatchLevel,
): ProbeReport {
  return probeReport(
    result.messages,
    probes,
    { ...resultContext(result, counter), match },
  );
}

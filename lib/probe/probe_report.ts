import type { Message } from "../conversation/message.ts";
import { checkProbes } from "./check_probes.ts";
import { placeFinder } from "./find_places.ts";
import { placedReport } from "./placed_report.ts";
import type { Probe, ProbeReport } from "./probe.ts";
import type { ProbeContext } from "./probe_context.ts";

/**
 * What became of each fact in the given messages, whoever compacted them.
 *
 * A fact is found by its exact words, or, with `match` in the context, as a whole value down to that level; a paraphrase
 * counts as lost. Without a context it can say what is mentioned, not
 * what is backed by its source: `supported` is null then, and the retention counts mentions.
 *
 * @param messages The window that would be sent.
 * @param probes The facts.
 * @param context What is known about the window; `probeResult` gives it for a compaction of ours.
 * @throws {TypeError | RangeError} If the probes are malformed; the message names the probe.
 *
 * @example One fact is there, one is not
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const report = probeReport(
 *   [{ role: "user", content: "Exports must stay in eu-west-1." }],
 *   [{ id: "region", text: "eu-west-1" }, { id: "port", text: "port 1883" }],
 * );
 * assertEquals(report.findings.map((finding) => finding.status), ["preserved", "lost"]);
 * ```
 */
export function probeReport(
  messages: readonly Message[],
  probes: readonly Probe[],
  context: ProbeContext = {},
): ProbeReport {
  checkProbes(probes);
  const texts = probes.map(({ text }) => text);
  const findPlaces = placeFinder(messages, context, texts);
  return placedReport(findPlaces, probes, context);
}

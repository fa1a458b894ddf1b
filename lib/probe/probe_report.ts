import type { Message } from "../conversation/message.ts";
import { RESERVED_IDS } from "../conversation/turn_id.ts";
import { checkProbes } from "./check_probes.ts";
import { strictest } from "./find_levels.ts";
import { placeFinder } from "./find_places.ts";
import type {
  Probe,
  ProbeFinding,
  ProbePlace,
  ProbeReport,
  ProbeSource,
  ProbeStatus,
} from "./probe.ts";
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
  const knowsSources = context.keptTurns !== undefined ||
    context.turns !== undefined;
  const findings = probes.map((probe): ProbeFinding => {
    const places = findPlaces(probe.text);
    const mentioned = places.length > 0;
    const match = strictest(places.map((place) => place.match));
    const source = sourceOf(probe, context.questionId);
    const supported = source && knowsSources && isKnown(source, context)
      ? isBacked(places, source)
      : null;
    return {
      probe,
      status: statusOf(probe, mentioned),
      places,
      ...(match === undefined ? {} : { match }),
      mentioned,
      supported,
      userBacked: supported === null
        ? null
        : supported && source?.role === "user",
    };
  });
  return {
    findings,
    counts: countStatuses(findings),
    retention: retentionOf(findings, knowsSources),
    retentionBy: knowsSources ? "evidence" : "mention",
  };
}

/** A bare id means the turn's user message; `instructions` is the system's, `question` the user's. */
function sourceOf(
  { source }: Probe,
  questionId: string | undefined,
): ProbeSource | undefined {
  if (source === undefined) return undefined;
  const { turn, role } = typeof source === "string"
    ? {
      turn: source,
      role: source === "instructions" ? "system" : "user",
    } as const
    : source;
  return turn === questionId && role === "user"
    ? { turn: "question", role }
    : { turn, role };
}

/** With an original that does not hold the turn, nothing can be said of its evidence. */
function isKnown(
  { turn }: ProbeSource,
  { keptTurns, turns }: ProbeContext,
): boolean {
  if (keptTurns !== undefined || RESERVED_IDS.includes(turn)) return true;
  return turns?.some(({ id }) => id === turn) ?? false;
}

/** A repetition elsewhere is a mention; only the source itself, or a quotation of it, is evidence. */
function isBacked(
  places: readonly ProbePlace[],
  source: ProbeSource,
): boolean {
  return places.some((place) =>
    place.turn === source.turn && place.role === source.role &&
    place.note !== "written"
  );
}

function statusOf(probe: Probe, mentioned: boolean): ProbeStatus {
  if (probe.supersededBy === undefined) return mentioned ? "preserved" : "lost";
  return mentioned ? "stale" : "absent";
}

function countStatuses(
  findings: readonly ProbeFinding[],
): Record<ProbeStatus, number> {
  const counts = { preserved: 0, lost: 0, stale: 0, absent: 0 };
  for (const { status } of findings) counts[status]++;
  return counts;
}

function retentionOf(
  findings: readonly ProbeFinding[],
  byEvidence: boolean,
): number | null {
  const current = findings.filter(({ probe }) =>
    probe.supersededBy === undefined &&
    (!byEvidence || probe.source !== undefined)
  );
  const kept = current.filter((finding) =>
    finding.supported ?? finding.mentioned
  );
  return current.length === 0 ? null : kept.length / current.length;
}

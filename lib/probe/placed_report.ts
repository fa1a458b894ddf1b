import { RESERVED_IDS } from "../conversation/turn_id.ts";
import { strictest } from "./find_levels.ts";
import type { FindPlaces } from "./find_places.ts";
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
 * What became of each fact, by the places where its words stand.
 *
 * @param findPlaces From `placeFinder`, for the window and these facts.
 * @param probes The facts, checked.
 * @param context What is known about the window.
 */
export function placedReport(
  findPlaces: FindPlaces,
  probes: readonly Probe[],
  context: ProbeContext,
): ProbeReport {
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

import type { ProbeFinding, ProbePlace } from "../probe/probe.ts";
import type { ReplayFact } from "./replay.ts";
import type { Admission } from "./replay_policy.ts";
import type { FactPlace, FactState, FactStatus } from "./replay_state.ts";

/**
 * What an arrival's window says of each fact.
 *
 * A source that has not arrived supports nothing, and a fact is stale only once its replacement has been said. After
 * the last arrival all of it is what `probeReport` says.
 *
 * @param facts The facts.
 * @param admission The window and its findings.
 * @param turn Id of the turn that has just arrived: the window's question.
 */
export function factStates(
  facts: readonly ReplayFact[],
  { window, findings }: Admission,
  turn: string,
): readonly FactState[] {
  const said = new Set(
    facts.filter((fact) => fact.saidAt <= window.arrived).map(({ id }) => id),
  );
  return facts.map((fact, index) => {
    if (window.refused) return unsentState(fact.id, said.has(fact.id));
    const finding = findings[index];
    const supports = said.has(fact.id) || finding.supported === null;
    const places = finding.places.map((place) => placeOf(place, turn));
    const supported = supports ? finding.supported : false;
    return {
      id: fact.id,
      status: statusOf(fact, finding, said),
      mentioned: finding.mentioned,
      supported,
      userBacked: supports ? finding.userBacked : false,
      sources: supported && fact.source ? [fact.source.turn] : [],
      places,
      answer: null,
    };
  });
}

/** The state of a fact while nothing is sent. */
export function unsentState(id: string, said: boolean): FactState {
  return {
    id,
    status: said ? "not sent" : "not yet said",
    mentioned: false,
    supported: false,
    userBacked: false,
    sources: [],
    places: [],
    answer: null,
  };
}

function statusOf(
  fact: ReplayFact,
  { mentioned }: ProbeFinding,
  said: ReadonlySet<string>,
): FactStatus {
  const isReplaced = fact.supersededBy !== undefined &&
    said.has(fact.supersededBy);
  if (mentioned) return isReplaced ? "stale" : "preserved";
  if (!said.has(fact.id)) return "not yet said";
  return isReplaced ? "absent" : "lost";
}

function placeOf(
  { turn, role, note }: ProbePlace,
  question: string,
): FactPlace {
  return {
    ...(turn === undefined
      ? {}
      : { turn: turn === "question" ? question : turn }),
    role,
    ...(note === undefined ? {} : { note }),
  };
}

import { questionIdOf } from "../conversation/question_id.ts";
import { show } from "../conversation/check_message.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import { RESERVED_IDS } from "../conversation/turn_id.ts";
import type { Probe } from "./probe.ts";

/**
 * Nothing, if each probe's source is a turn of the request, the source of a carried note, or a reserved name.
 *
 * A misspelt source would count as lost evidence for ever.
 *
 * @throws {RangeError} If a source is not there; the message names the probe and the source.
 */
export function checkProbeSources(
  probes: readonly Probe[],
  request: CompactionRequest,
): void {
  const questionId = questionIdOf(request);
  const rounds = toolRounds(request.inFlight ?? [], questionId);
  const known = new Set([
    ...RESERVED_IDS,
    questionId,
    ...request.turns.map((turn) => turn.id),
    ...(request.notes ?? []).map((note) => note.source.turn),
    ...rounds.closed.map((turn) => turn.id),
    ...(rounds.open.length > 0
      ? [`${questionId}.${rounds.closed.length + 1}`]
      : []),
  ]);
  for (const { id, source } of probes) {
    const turn = typeof source === "object" ? source.turn : source;
    if (turn === undefined || known.has(turn)) continue;
    throw new RangeError(
      `probe ${show(id)}: source ${show(turn)} is no turn of this request`,
    );
  }
}

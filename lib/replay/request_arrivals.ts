import { questionIdOf } from "../conversation/question_id.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { Arrival } from "./arrival.ts";
import { arrivalSeconds } from "./arrival_seconds.ts";
import { askedPart } from "./asked_part.ts";

/**
 * The arrivals of a request: each of its turns, then its own question, which is never stamped.
 *
 * @param request The request.
 */
export function requestArrivals(
  request: CompactionRequest,
): readonly Arrival[] {
  const { turns, question, inFlight = [] } = request;
  const seconds = arrivalSeconds([
    ...turns.map((turn) => turn.time),
    undefined,
  ]);
  return [
    ...turns.map(({ id, messages }, index) => ({
      id,
      seconds: seconds[index],
      messages,
    })),
    {
      id: questionIdOf(request),
      seconds: seconds[turns.length],
      messages: [{ role: "user", content: question }, ...inFlight],
    },
  ];
}

/**
 * The request as it stood when so many of its turns had arrived: the newest one's user asks, and all before is history.
 *
 * What the assistant and tools said in the newest turn comes in with the next arrival. A turn that no user starts is
 * history at once, and the question is empty. The last arrival is the request itself.
 *
 * @param request The whole request.
 * @param arrived How many arrivals there were, from 1 to one more than the turns.
 * @returns The request at that time; its budget is the whole one's.
 */
export function requestSoFar(
  request: CompactionRequest,
  arrived: number,
): CompactionRequest {
  if (arrived > request.turns.length) return request;
  const { questionId: _, inFlight: __, ...rest } = request;
  const { asked, question } = askedPart(request.turns[arrived - 1]);
  const historyLength = asked.length === 0 ? arrived : arrived - 1;
  return { ...rest, turns: request.turns.slice(0, historyLength), question };
}

import type { AnswerRecord } from "./answer_record.ts";
import type { AnswerRequest } from "./record_answers.ts";
import { ANSWER_SEEDS } from "./record_answers.ts";
import { requestHash } from "./request_hash.ts";

/**
 * Why the recorded answers no longer belong to these requests; undefined where they do.
 *
 * @param record Recorded answers.
 * @param requests The requests as they would be sent today.
 */
export async function staleReason(
  record: AnswerRecord,
  requests: readonly AnswerRequest[],
): Promise<string | undefined> {
  for (const { name, messages, tools } of requests) {
    const recorded = record.requests.find((request) => request.name === name);
    const sha256 = await requestHash(messages, tools);
    if (recorded?.sha256 !== sha256) {
      return `the ${name} request has changed since it was answered`;
    }
    const count = record.answers.filter(({ request }) =>
      request === name
    ).length;
    if (count !== ANSWER_SEEDS.length) {
      return `the ${name} request has ${count} of ${ANSWER_SEEDS.length} answers`;
    }
  }
  return undefined;
}

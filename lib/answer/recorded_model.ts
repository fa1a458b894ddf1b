import type { AnswerModel } from "./answer_model.ts";
import type { AnswerRecord } from "./answer_record.ts";
import { requestHash } from "./request_hash.ts";

/**
 * A model that gives recorded answers again: for tests and for grading without a server.
 *
 * @param record The recorded answers.
 *
 * @example A request that was not recorded is an error, not a guess
 * ```ts
 * import { assertRejects } from "@std/assert";
 * const model = recordedModel({
 *   pin: {
 *     model: "m",
 *     digest: "0".repeat(64),
 *     options: { temperature: 1, topK: 64, topP: 0.95, numPredict: 9 },
 *     think: false,
 *     countedWith: null,
 *     countAllowanceTokens: 0,
 *   },
 *   server: { name: "ollama", version: "0.17.4" },
 *   promptCheck: "",
 *   requests: [],
 *   answers: [],
 * });
 * await assertRejects(() => model.ask([], { seed: 11, contextTokens: 99 }), RangeError, "not recorded");
 * ```
 */
export function recordedModel(record: AnswerRecord): AnswerModel {
  return {
    async ask(messages, { seed, tools }) {
      const sha256 = await requestHash(messages, tools);
      const request = record.requests.find((one) => one.sha256 === sha256);
      const answer = record.answers.find((one) =>
        one.request === request?.name && one.seed === seed
      );
      if (request && answer) return answer.reply;
      throw new RangeError(
        `Cannot answer: request ${
          sha256.slice(0, 12)
        } with seed ${seed} is not recorded`,
      );
    },
  };
}

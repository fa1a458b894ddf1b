import {
  type ForeignRequest,
  foreignRequest,
  type RequestLimits,
} from "./foreign_request.ts";
import { openaiChat } from "./openai_chat.ts";

/**
 * A request for `compact`, from chat messages as OpenAI's client has them.
 *
 * `toOpenAI` writes the result back. `parsed.warnings` says what the request does not show, such as a result of no call.
 *
 * @param messages The messages, oldest first.
 * @param limits The budget; notes may take a quarter of it unless `notesReserve` says otherwise.
 * @param tools The request's `tools`: they are sent, so they are counted.
 * @throws {FormatError} If a message cannot be read; path and problem say which and why.
 *
 * @example An agent's loop, before each call of the model
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { compact } from "../compact/compact.ts";
 * import { charactersCounter } from "../count/characters.ts";
 * import { toOpenAI } from "./to_openai.ts";
 * const messages = [
 *   { role: "system", content: "You plan deliveries." },
 *   { role: "user", content: "Crates must ship on Friday. " + "We talked for long. ".repeat(20) },
 *   { role: "assistant", content: "Noted." },
 *   { role: "user", content: "What ships when?" },
 * ];
 * const request = fromOpenAI(messages, { inputBudget: 60 });
 * const sent = toOpenAI(compact(request, charactersCounter()));
 * assertEquals(sent, [
 *   messages[0],
 *   {
 *     role: "user",
 *     content: "<notes>\n[T1 user] Crates must ship on Friday.\n</notes>\n\nWhat ships when?",
 *   },
 * ]);
 * ```
 */
export function fromOpenAI(
  messages: readonly object[],
  limits: RequestLimits,
  tools?: readonly object[],
): ForeignRequest {
  const value = tools === undefined ? messages : { messages, tools };
  return foreignRequest(openaiChat, value, limits);
}

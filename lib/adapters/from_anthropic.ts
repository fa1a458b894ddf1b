import { anthropic } from "./anthropic.ts";
import {
  type ForeignRequest,
  foreignRequest,
  type RequestLimits,
} from "./foreign_request.ts";

/**
 * A request for `compact`, from a body as Anthropic's client has it: `system`, `messages`, `tools` and all else.
 *
 * `toAnthropic` writes the result back. `parsed.warnings` says what the request does not show, such as thinking.
 *
 * @param body The body of a request; of its fields only these three are read.
 * @param limits The budget; notes may take a quarter of it unless `notesReserve` says otherwise.
 * @throws {FormatError} If a message cannot be read; path and problem say which and why.
 *
 * @example An agent's loop, before each call of the model
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { compact } from "../compact/compact.ts";
 * import { charactersCounter } from "../count/characters.ts";
 * import { toAnthropic } from "./to_anthropic.ts";
 * const body = {
 *   model: "claude-sonnet-4-5",
 *   max_tokens: 1024,
 *   system: "You plan deliveries.",
 *   messages: [
 *     { role: "user", content: "Crates must ship on Friday. " + "We talked for long. ".repeat(20) },
 *     { role: "assistant", content: "Noted." },
 *     { role: "user", content: "What ships when?" },
 *   ],
 * };
 * const request = fromAnthropic(body, { inputBudget: 60 });
 * const sent = toAnthropic<typeof body>(compact(request, charactersCounter()));
 * assertEquals(sent, {
 *   ...body,
 *   messages: [{
 *     role: "user",
 *     content: "<notes>\n[T1 user] Crates must ship on Friday.\n</notes>\n\nWhat ships when?",
 *   }],
 * });
 * ```
 */
export function fromAnthropic(
  body: { readonly messages: readonly object[] },
  limits: RequestLimits,
): ForeignRequest {
  return foreignRequest(anthropic, body, limits);
}

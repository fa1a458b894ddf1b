import { anthropic } from "./anthropic.ts";
import { type ForeignResult, foreignValue } from "./foreign_request.ts";

/**
 * The body of a compaction, as Anthropic's client takes it.
 *
 * Kept messages are the very objects that `fromAnthropic` was given, and all fields but `messages` are as they were. A
 * request that did not come from there is refused.
 *
 * @typeParam Body The client's type of a body; it is not checked.
 * @throws {TypeError} If the request did not come from `fromAnthropic`, or was changed since, as `nextRequest` does: add
 *   the answer and the next question to this body's messages, and read it again.
 *
 * @example Where everything fits, the body comes back
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { compact } from "../compact/compact.ts";
 * import { charactersCounter } from "../count/characters.ts";
 * import { fromAnthropic } from "./from_anthropic.ts";
 * const body = { messages: [{ role: "user", content: "Hi" }] };
 * const request = fromAnthropic(body, { inputBudget: 50 });
 * assertEquals(toAnthropic(compact(request, charactersCounter())), body);
 * ```
 */
export function toAnthropic<Body = object>(result: ForeignResult): Body {
  return foreignValue(anthropic, result) as Body;
}

import { foreignRequest, foreignValue } from "../adapters/foreign_request.ts";
import type { FormatAdapter } from "../adapters/format_adapter.ts";
import { compact } from "../compact/compact.ts";
import type { AgentOptions } from "./agent_options.ts";

/**
 * A conversation within its budget, in the format it is in; kept messages are the very objects that were given.
 *
 * @param adapter The adapter of its format.
 * @param value The conversation.
 * @param options The budget and the counter.
 * @throws {FormatError} If a message cannot be read, such as one with an image.
 * @throws {RequiredContextTooLarge} If what must stay is over the budget.
 * @throws {RangeError} If nothing must stay and nothing fits: no provider takes a request without a message.
 */
export function compactedValue(
  adapter: FormatAdapter,
  value: unknown,
  { counter, tools, extractor, ...limits }: AgentOptions,
): unknown {
  const request = foreignRequest(adapter, value, limits);
  const sent = tools === undefined ? request : { ...request, tools };
  return foreignValue(adapter, compact(sent, counter, extractor));
}

import { openaiResponses } from "../adapters/openai_responses.ts";
import type { AgentOptions } from "./agent_options.ts";
import { compactedValue } from "./compacted_value.ts";

/** What is read of what a model of OpenAI's Agents SDK is given. */
export interface AgentsModelData<I extends object> {
  /** The items. */
  readonly input: readonly I[];
  /** The instructions that are sent with them, so they are counted. */
  readonly instructions?: string;
}

/**
 * A `callModelInputFilter` for runs of OpenAI's Agents SDK: each call of the model is sent within the budget.
 *
 * Kept items are the very objects that the SDK gave. It changes what is sent, not the session.
 *
 * @param options The budget and the counter.
 * @returns A function that throws `FormatError` for an item that cannot be counted, such as one with an image, and
 *   `RequiredContextTooLarge` where what must stay is over the budget.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const filter = openaiAgentsFilter({ inputBudget: 60, counter: charactersCounter() });
 * const { input } = filter({
 *   modelData: {
 *     instructions: "You plan deliveries.",
 *     input: [
 *       { role: "user", content: "Crates must ship on Friday. " + "We talked for long. ".repeat(20) },
 *       { role: "assistant", status: "completed", content: [{ type: "output_text", text: "Noted." }] },
 *       { role: "user", content: "What ships when?" },
 *     ],
 *   },
 * });
 * assertEquals(input, [{
 *   role: "user",
 *   content: "<notes>\n[T1 user] Crates must ship on Friday.\n</notes>\n\nWhat ships when?",
 * }]);
 * ```
 */
export function openaiAgentsFilter(
  options: AgentOptions,
): <I extends object>(
  args: { readonly modelData: AgentsModelData<I> },
) => { input: I[]; instructions?: string } {
  return <I extends object>(
    { modelData }: { readonly modelData: AgentsModelData<I> },
  ) => {
    const { input, instructions } = modelData;
    const wire = input.map(wireItem);
    const given = new Map(wire.map((item, index) => [item, input[index]]));
    const value = { ...(instructions ? { instructions } : {}), input: wire };
    const sent = compactedValue(openaiResponses, value, options) as {
      readonly input: readonly object[];
    };
    return {
      ...modelData,
      input: sent.input.map((item) => given.get(item) ?? item as I),
    };
  };
}

/** The item as the Responses API has it; messages are the same in both. */
function wireItem(item: object): object {
  const { type, callId, output } = item as Readonly<Record<string, unknown>>;
  if (typeof type !== "string" || typeof callId !== "string") {
    return { ...item };
  }
  const wire = { ...item, call_id: callId };
  if (output === undefined) return wire;
  return {
    ...wire,
    type: type.replace(/_result$/, "_output"),
    output: textIn(output),
  };
}

/** A text output stands in an object of its own there. */
function textIn(output: unknown): unknown {
  const { type, text } = Object(output);
  return type === "text" && typeof text === "string" ? text : output;
}

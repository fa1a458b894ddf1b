import { aiSdk } from "../adapters/ai_sdk.ts";
import type { AgentOptions } from "./agent_options.ts";
import { compactedValue } from "./compacted_value.ts";

/** What is read of a step of the AI SDK. */
export interface AiSdkStep<M extends object> {
  /** The messages that would be sent. */
  readonly messages: readonly M[];
  /** The instructions that are sent with them, so they are counted. */
  readonly instructions?: unknown;
}

/**
 * A `prepareStep` for `generateText`, `streamText` and agents of the AI SDK: each step is sent within the budget.
 *
 * The SDK takes the messages on to later steps; their notes are carried with their first sources.
 *
 * @param options The budget and the counter.
 * @returns A function that throws `FormatError` for a message that cannot be counted, such as one with an image, and
 *   `RequiredContextTooLarge` where what must stay is over the budget.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const step = prepareStep({ inputBudget: 60, counter: charactersCounter() });
 * const { messages } = step({
 *   instructions: "You plan deliveries.",
 *   messages: [
 *     { role: "user", content: "Crates must ship on Friday. " + "We talked for long. ".repeat(20) },
 *     { role: "assistant", content: "Noted." },
 *     { role: "user", content: "What ships when?" },
 *   ],
 * });
 * assertEquals(messages, [{
 *   role: "user",
 *   content: "<notes>\n[T1 user] Crates must ship on Friday.\n</notes>\n\nWhat ships when?",
 * }]);
 * ```
 */
export function prepareStep(
  options: AgentOptions,
): <M extends object>(step: AiSdkStep<M>) => { messages: M[] } {
  return <M extends object>({ messages, instructions }: AiSdkStep<M>) => {
    const value = instructions === undefined
      ? { messages }
      : { system: textOf(instructions), messages };
    const sent = compactedValue(aiSdk, value, options);
    return { messages: [...(sent as { readonly messages: M[] }).messages] };
  };
}

/** Instructions are a text, a system message, or several. */
function textOf(instructions: unknown): string {
  return [instructions].flat().map((each) =>
    typeof each === "string"
      ? each
      : String((each as { readonly content?: unknown })?.content ?? "")
  ).join("\n\n");
}

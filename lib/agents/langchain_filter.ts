import { langchain } from "../adapters/langchain.ts";
import type { AgentOptions } from "./agent_options.ts";
import { compactedValue } from "./compacted_value.ts";

/** What is read of a message of LangChain's. */
export interface LangchainMessage {
  /** Its text, or its parts. */
  readonly content: unknown;
  /** `human`, `ai` … */
  readonly type: string;
}

/**
 * A function from LangChain's messages to those that are sent, in the place of `trimMessages`.
 *
 * Kept messages are the very objects; the one that carries the notes is a new one of its class.
 *
 * @param options The budget and the counter.
 * @returns A function that throws `FormatError` for a message that cannot be counted, such as one with an image, and
 *   `RequiredContextTooLarge` where what must stay is over the budget.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * class HumanMessage {
 *   readonly type = "human";
 *   constructor(readonly content: string) {}
 * }
 * const filter = langchainFilter({ inputBudget: 60, counter: charactersCounter() });
 * const sent = filter([
 *   new HumanMessage("Crates must ship on Friday. " + "We talked for long. ".repeat(20)),
 *   { type: "ai", content: "Noted." },
 *   new HumanMessage("What ships when?"),
 * ]);
 * assertEquals(sent[0] instanceof HumanMessage, true);
 * assertEquals(sent[0].content, "<notes>\n[T1 user] Crates must ship on Friday.\n</notes>\n\nWhat ships when?");
 * ```
 */
export function langchainFilter(
  options: AgentOptions,
): <M extends LangchainMessage>(messages: readonly M[]) => M[] {
  return <M extends LangchainMessage>(messages: readonly M[]) => {
    const given = new Set<unknown>(messages);
    const sent = compactedValue(langchain, messages, options) as readonly M[];
    return sent.map((message) => {
      if (given.has(message)) return message;
      const human = messages.findLast(({ type }) => type === message.type);
      if (human === undefined) {
        throw new TypeError(
          "Cannot add the notes: there is no human message to make one like",
        );
      }
      return withContent(human, message);
    });
  };
}

/** An object of the same class with the fields of the other, among those that a serialised message is made of too. */
function withContent<M extends LangchainMessage>(like: M, fields: M): M {
  const made = Object.assign(Object.create(Object.getPrototypeOf(like)), {
    ...like,
    ...fields,
  });
  if ("lc_kwargs" in made) {
    made.lc_kwargs = { ...made.lc_kwargs, content: fields.content };
  }
  return made;
}

import type { StoredMessage } from "@langchain/core/messages";
import fc from "fast-check";
import { histories, type History } from "../contract/histories.ts";

type Json = Readonly<Record<string, unknown>>;

/** How a history is written. */
interface Way {
  readonly form: "stored" | "constructor" | "flat";
  readonly state: boolean;
  readonly parts: boolean;
  readonly repeated: boolean;
}

const plain: Way = {
  form: "stored",
  state: false,
  parts: false,
  repeated: false,
};

const ways: fc.Arbitrary<Way> = fc.record({
  form: fc.constantFrom(
    "stored" as const,
    "constructor" as const,
    "flat" as const,
  ),
  state: fc.boolean(),
  parts: fc.boolean(),
  repeated: fc.boolean(),
});

/** Random conversations in each of the three forms, alone or in a graph's state. */
export const langchainChats: fc.Arbitrary<unknown> = fc.tuple(histories, ways)
  .map(([history, way]) => {
    const messages = toLangchain(history, way);
    return way.state ? { messages, ...history.unknown } : messages;
  });

const NAMES: Readonly<Record<string, string>> = {
  human: "HumanMessage",
  ai: "AIMessage",
  system: "SystemMessage",
  tool: "ToolMessage",
};

/** A history as LangChain has it. */
export function toLangchain(
  { system, turns, unknown }: History,
  way: Way = plain,
): readonly unknown[] {
  const content = (text: string) =>
    way.parts ? [{ type: "text", text, ...unknown }] : text;
  const messages: [string, Json][] = system === ""
    ? []
    : [["system", { content: system }]];
  for (const { asked, rounds, answer } of turns) {
    for (const text of asked) {
      messages.push(["human", { content: content(text) }]);
    }
    for (const { said, calls } of rounds) {
      const uses = calls.map(({ id, name, arguments: input }) => ({
        type: "tool_use",
        id,
        name,
        input,
      }));
      messages.push(["ai", {
        content: way.repeated
          ? [...(said === "" ? [] : [{ type: "text", text: said }]), ...uses]
          : said,
        tool_calls: calls.map(({ id, name, arguments: args }) => ({
          type: "tool_call",
          id,
          name,
          args,
        })),
        ...unknown,
      }]);
      for (const { id, name, result } of calls) {
        if (result === undefined) continue;
        messages.push(["tool", { content: result, tool_call_id: id, name }]);
      }
    }
    if (answer !== undefined) {
      messages.push(["ai", { content: content(answer) }]);
    }
  }
  return messages.map(([type, fields]) => written(type, fields, way.form));
}

function written(type: string, fields: Json, form: Way["form"]): unknown {
  if (form === "flat") return { ...fields, type };
  if (form === "stored") {
    return { type, data: fields } as unknown as StoredMessage;
  }
  const id = ["langchain_core", "messages", NAMES[type]];
  return { lc: 1, type: "constructor", id, kwargs: fields };
}

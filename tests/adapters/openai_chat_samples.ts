import type { FormatSample } from "../contract/format_adapter.ts";
import {
  assistant,
  call,
  calling,
  type ChatMessage,
  result,
  user,
} from "./openai_chat_parts.ts";

/** Conversations that OpenAI's types allow. */
export const openaiChatSamples: readonly FormatSample[] = [
  {
    name: "arguments are JSON in a text, and stay that text",
    value: [
      user("Look up pallet 88. It must ship."),
      {
        role: "assistant",
        content: null,
        tool_calls: [call("c1", '{ "pallet" : 88.0 }')],
      },
      result("c1"),
      assistant("It is in bay D."),
      user("And 89?"),
    ] satisfies ChatMessage[],
  },
  {
    name: "parallel calls and all their results are one unit, in any order",
    value: [
      user("Look up 88 and 89. They must ship."),
      calling("c1", "c2"),
      result("c2"),
      result("c1"),
      calling("c3"),
      result("c3"),
    ] satisfies ChatMessage[],
  },
  {
    name: "a result whose call is not answered yet waits with it",
    value: [
      user("Look up 88 and 89."),
      calling("c1", "c2"),
      result("c1"),
    ] satisfies ChatMessage[],
  },
  {
    name: "an id may be used again once it is answered",
    value: [
      user("Look up 88. It must ship."),
      calling("call_0"),
      result("call_0"),
      assistant("In bay D."),
      user("And 89?"),
      calling("call_0"),
      result("call_0"),
      assistant("In bay E."),
    ] satisfies ChatMessage[],
  },
  {
    name: "function_call and role function, the older way, are one unit",
    value: [
      user("Look up 88. It must ship."),
      {
        role: "assistant",
        content: null,
        function_call: { name: "find", arguments: "{}" },
      },
      { role: "function", name: "find", content: "bay D" },
      assistant("In bay D."),
      user("Why?"),
    ] satisfies ChatMessage[],
  },
  {
    name: "a custom tool's input is text",
    value: [
      user("Run it."),
      {
        role: "assistant",
        tool_calls: [{
          id: "c1",
          type: "custom",
          custom: { name: "sql", input: "SELECT 1" },
        }],
      },
      result("c1", "1"),
    ] satisfies ChatMessage[],
  },
  {
    name: "a refusal is what the assistant says",
    value: [
      user("Must I?"),
      { role: "assistant", content: null, refusal: "I can't help." },
      user("Why?"),
    ] satisfies ChatMessage[],
  },
  {
    name: "empty and blank messages stay, and shift no turn",
    value: [
      user("Count the hives. It must be exact."),
      { ...calling("c1"), content: "" } as ChatMessage,
      result("c1", ""),
      assistant("12 hives."),
      user("  \n "),
      assistant(""),
      user("The smoker must be cold."),
    ] satisfies ChatMessage[],
  },
];

import type OpenAI from "openai";
import type { FormatSample } from "../contract/format_adapter.ts";
import {
  assistant,
  call,
  calling,
  type ChatMessage,
  result,
  user,
} from "./openai_chat_parts.ts";

type Body = Pick<
  OpenAI.Chat.Completions.ChatCompletionCreateParams,
  "model" | "messages" | "tools" | "temperature"
>;

const BLOCK = "<notes>\n[T2 user] The port must be 1883.\n</notes>\n\n";

/** Conversations that can be read, with something that a reader should know of. */
export const openaiChatWarned: readonly FormatSample[] = [
  {
    name: "developer is read as system, several at the start are joined",
    value: {
      model: "gpt-4o",
      temperature: 0,
      messages: [
        { role: "developer", content: "Be brief." },
        { role: "system", content: [{ type: "text", text: "Be kind." }] },
        user("It must be blue."),
        assistant("Noted."),
        user("Which colour?"),
      ],
      tools: [{
        type: "function",
        function: { name: "find", parameters: { type: "object" } },
      }],
    } satisfies Body,
    warnings: [
      "messages[0]: 2 system messages stand in a row; they stay apart, and are counted as one text",
    ],
  },
  {
    name: "two messages of the user that wait are one question",
    value: [
      user("It must be blue. ".repeat(9)),
      assistant("Noted."),
      user("Which colour?"),
      user("Quick!"),
    ] satisfies ChatMessage[],
    warnings: [
      "[2]: 2 user messages wait for an answer; they stay apart, and are counted as one text",
    ],
  },
  {
    name: "arguments that are no JSON object are one text, with a warning",
    value: [
      user("Look up 88."),
      { role: "assistant", tool_calls: [call("c1", '{"pallet": 8')] },
      result("c1", "error: it must be JSON"),
    ] satisfies ChatMessage[],
    warnings: [
      "[1].tool_calls[0].function.arguments: the arguments are no JSON object; they are read as one text",
    ],
  },
  {
    name: "arguments that are nested too deep to be read are one text",
    value: [
      user("Look up 88."),
      {
        role: "assistant",
        tool_calls: [call("c1", '{"a":'.repeat(2000) + "1" + "}".repeat(2000))],
      },
      result("c1", "error: it must be flat"),
    ] satisfies ChatMessage[],
    warnings: [
      "[1].tool_calls[0].function.arguments: the arguments are no JSON object; they are read as one text",
    ],
  },
  {
    name: "a result of no call and a call without a result are warnings",
    value: [
      user("Look up pallet 88. It must ship."),
      result("c9"),
      calling("c1"),
      assistant("No answer."),
      user("And 89?"),
    ] satisfies ChatMessage[],
    warnings: [
      '[1]: a result of no call, id "c9"; it stays as it is, no unit is formed with it',
      '[2]: a call without a result, id "c1"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name:
      "half a surrogate pair is repaired for counting, and stays in the file",
    value: [user("It must be \ud83d."), assistant("x"), user("And?")],
    warnings: [
      "[0]: half of a surrogate pair stands alone; it is read as U+FFFD",
    ],
  },
  {
    name: "notes of an earlier compaction are carried, also behind its answer",
    value: [
      user(`${BLOCK}Which port?`),
      assistant("1883. ".repeat(20)),
      user("Which host?"),
    ] satisfies ChatMessage[],
    warnings: [
      "[0]: a block of notes (1) is read as notes of an earlier compaction; their sources are its word",
    ],
  },
  {
    name: "a message that held only notes goes with them",
    value: [
      user("Hi. ".repeat(30)),
      assistant("Hello."),
      user(BLOCK),
      user("Which host?"),
    ] satisfies ChatMessage[],
    warnings: [
      "[2]: a block of notes (1) is read as notes of an earlier compaction; their sources are its word",
    ],
  },
  {
    name: "a part of a type that is new rides along with a warning",
    value: [
      {
        role: "user",
        content: [
          { type: "text", text: "It must be blue." },
          { type: "hologram", data: "x" },
        ],
      },
      assistant("Noted."),
      user("And?"),
    ],
    warnings: [
      '[0].content[1]: a part of type "hologram" rides along; it is not counted',
    ],
  },
];

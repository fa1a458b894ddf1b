import type { StoredMessage } from "@langchain/core/messages";
import type { FormatSample } from "../contract/format_adapter.ts";

type Fields =
  & Partial<StoredMessage["data"]>
  & Readonly<Record<string, unknown>>;

/** A stored message as JSON has it: fields that are undefined are not there. */
const stored = (type: string, data: Fields) =>
  ({ type, data }) satisfies {
    type: StoredMessage["type"];
    data: Partial<StoredMessage["data"]>;
  };

const human = (content: string) => stored("human", { content });
const ai = (content: string, more: Fields = {}) =>
  stored("ai", { content, ...more });
const tool = (tool_call_id: string, content: string, more: Fields = {}) =>
  stored("tool", { content, tool_call_id, name: "find", ...more });
const call = (id: string, args: unknown = { pallet: 88 }) => ({
  type: "tool_call",
  id,
  name: "find",
  args,
});

const constructed = (
  name: string,
  kwargs: Readonly<Record<string, unknown>>,
) => ({
  lc: 1,
  type: "constructor",
  id: ["langchain_core", "messages", name],
  kwargs,
});

/** Conversations with one trap each. */
export const langchainSamples: readonly FormatSample[] = [
  {
    name: "args are an object, and stay that object",
    value: [
      human("Look up pallet 88. It must ship."),
      ai("", { tool_calls: [call("c1"), call("c2", {})] }),
      tool("c1", "bay D", { artifact: { raw: 1 } }),
      tool("c2", "bay E"),
      ai("D and E."),
      human("And 89?"),
    ],
  },
  {
    name: "serialised constructors, chunks too",
    value: {
      messages: [
        constructed("SystemMessage", { content: "Be brief." }),
        constructed("HumanMessage", { content: "It must ship.", id: "m1" }),
        constructed("AIMessageChunk", {
          content: "",
          tool_calls: [call("c1")],
        }),
        constructed("ToolMessage", { content: "bay D", tool_call_id: "c1" }),
        constructed("AIMessage", { content: [{ type: "text", text: "D." }] }),
        constructed("HumanMessage", { content: "Why?" }),
      ],
      next: [],
    },
  },
  {
    name: "parts that repeat the calls are not read twice",
    value: [
      human("It must ship."),
      stored("ai", {
        content: [
          { type: "text", text: "I look." },
          { type: "tool_use", id: "c1", name: "find", input: { pallet: 88 } },
        ] as unknown as string,
        tool_calls: [call("c1")],
      }),
      tool("c1", "bay D"),
      ai("D."),
      human("Why?"),
    ],
  },
  {
    name: "calls in additional_kwargs are read where there are no others",
    value: [
      human("It must ship."),
      ai("", {
        additional_kwargs: {
          tool_calls: [{
            id: "c1",
            type: "function",
            function: { name: "find", arguments: '{"pallet":88}' },
          }],
        },
      }),
      tool("c1", "bay D"),
      ai("D."),
      human("Why?"),
    ],
  },
  {
    name: "the older function messages are joined with the call before them",
    value: [
      human("It must ship."),
      ai("", {
        additional_kwargs: { function_call: { name: "find", arguments: "{}" } },
      }),
      stored("function", { content: "bay D", name: "find" }),
      ai("D."),
      human("Why?"),
    ],
  },
  {
    name: "an invalid call keeps its text",
    value: [
      human("Look."),
      ai("", {
        tool_calls: [],
        invalid_tool_calls: [{
          id: "c1",
          name: "find",
          args: '{"pallet":',
          error: "x",
        }],
      }),
      tool("c1", "Error: no JSON", { status: "error" }),
      ai("Hm."),
      human("Why?"),
    ],
    warnings: [
      "[1].data.invalid_tool_calls[0].args: the arguments are no JSON object; they are read as one text",
    ],
  },
  {
    name: "a chat message speaks by its role",
    value: [
      stored("chat", { content: "It must ship.", role: "user" }),
      stored("generic", { content: "Yes.", role: "assistant" }),
      human("Why?"),
    ],
  },
  {
    name: "a result without its call is kept apart with a warning (case 3)",
    value: [human("Look."), tool("c9", "bay D"), ai("D."), human("Why?")],
    warnings: [
      '[1]: a result of no call, id "c9"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "an image is refused by message and part (case 16)",
    value: [stored("human", {
      content: [
        { type: "text", text: "The sign must be blue." },
        { type: "image_url", image_url: { url: "data:image/png;base64,AA" } },
      ] as unknown as string,
    })],
    error:
      'Cannot read the langchain: [0].data.content[1]: only text parts can be counted, found "image_url"',
  },
  {
    name: "a null content is refused by name (case 17)",
    value: [
      human("Look."),
      stored("ai", { content: null as unknown as string }),
    ],
    error:
      "Cannot read the langchain: [1].data.content: expected text or a list of parts, found null",
  },
  {
    name: "blank messages stay (case 17)",
    value: [
      human("Count the hives."),
      ai("", { tool_calls: [call("c1")] }),
      tool("c1", ""),
      ai("12 hives."),
      human(" \n"),
    ],
  },
  {
    name: "a message that only removes another is refused",
    value: [
      human("Look."),
      constructed("RemoveMessage", { content: "", id: "m1" }),
    ],
    error:
      "Cannot read the langchain: [1].kwargs.role: expected user, assistant or system, found nothing",
  },
  {
    name: "mixed formats are refused by place",
    value: [human("Look."), { role: "user", content: "Look." }],
    error:
      "Cannot read the langchain: [1]: expected a message, found an object",
  },
];

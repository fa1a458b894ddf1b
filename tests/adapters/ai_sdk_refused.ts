import type { ModelMessage } from "ai";
import type { FormatSample } from "../contract/format_adapter.ts";

const user = (content: string): ModelMessage => ({ role: "user", content });
const assistant = (content: string): ModelMessage => ({
  role: "assistant",
  content,
});
const call = (toolCallId: string, toolName = "find") => ({
  type: "tool-call" as const,
  toolCallId,
  toolName,
  input: { pallet: 88 },
});

type Output = Extract<
  Extract<ModelMessage, { role: "tool" }>["content"][number],
  { type: "tool-result" }
>["output"];

const result = (toolCallId: string, output: Output, toolName = "find") => ({
  type: "tool-result" as const,
  toolCallId,
  toolName,
  output,
});

/** Conversations of v4, refused ones, and blank ones. */
export const aiSdkRefused: readonly FormatSample[] = [
  {
    name: "in v4 calls have args and result",
    value: [
      {
        id: "m1",
        role: "user",
        content: "It must ship.",
        parts: [{ type: "text", text: "It must ship." }],
      },
      {
        id: "m2",
        role: "assistant",
        content: "It is D.",
        parts: [
          { type: "step-start" },
          {
            type: "tool-invocation",
            toolInvocation: {
              state: "result",
              step: 0,
              toolCallId: "c1",
              toolName: "find",
              args: { pallet: 88 },
              result: "bay D",
            },
          },
          { type: "step-start" },
          { type: "text", text: "It is D." },
        ],
      },
      {
        id: "m3",
        role: "user",
        content: "Why?",
        parts: [{ type: "text", text: "Why?" }],
      },
    ],
  },
  {
    name: "in older v4 a message has no parts",
    value: [
      { id: "m1", role: "user", content: "It must ship." },
      {
        id: "m2",
        role: "assistant",
        content: "",
        toolInvocations: [
          {
            state: "result",
            toolCallId: "c1",
            toolName: "find",
            args: {},
            result: { bay: "D" },
          },
        ],
      },
      { id: "m3", role: "assistant", content: "It is D." },
      { id: "m4", role: "user", content: "Why?" },
    ],
  },
  {
    name: "in v4 the model's messages have args and result",
    value: [
      { role: "user", content: "It must ship." },
      {
        role: "assistant",
        content: [{
          type: "tool-call",
          toolCallId: "c1",
          toolName: "find",
          args: { pallet: 88 },
        }],
      },
      {
        role: "tool",
        content: [{
          type: "tool-result",
          toolCallId: "c1",
          toolName: "find",
          result: { bay: "D" },
        }],
      },
      { role: "assistant", content: "It is D." },
      { role: "user", content: "Why?" },
    ],
  },
  {
    name: "a result without its call is kept apart with a warning (case 3)",
    value: [
      user("Look."),
      { role: "tool", content: [result("c9", { type: "text", value: "D" })] },
      assistant("D."),
      user("Why?"),
    ] satisfies ModelMessage[],
    warnings: [
      '[1]: a result of no call, id "c9"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "an image is refused by message and part (case 16)",
    value: [{
      role: "user",
      content: [
        { type: "text", text: "The sign must be blue." },
        { type: "image", image: "AA" },
      ],
    }, {
      role: "assistant",
      content: [call("c1")],
    }] satisfies ModelMessage[],
    error:
      'Cannot read the ai-sdk: [0].content[1]: only text parts can be counted, found "image"',
  },
  {
    name: "an image in a result is refused by message and part (case 16)",
    value: [
      user("Look."),
      { role: "assistant", content: [call("c1")] },
      {
        role: "tool",
        content: [
          result("c1", {
            type: "content",
            value: [{ type: "image-data", data: "AA", mediaType: "image/png" }],
          }),
        ],
      },
    ] satisfies ModelMessage[],
    error:
      'Cannot read the ai-sdk: [2].content[0].output.value[0]: only text parts can be counted, found "image-data"',
  },
  {
    name: "blank messages and outputs stay (case 17)",
    value: [
      user("Count the hives."),
      { role: "assistant", content: [{ type: "text", text: "" }, call("c1")] },
      { role: "tool", content: [result("c1", { type: "text", value: "" })] },
      assistant("12 hives."),
      user(" \n"),
    ] satisfies ModelMessage[],
  },
  {
    name: "a null content is refused by name (case 17)",
    value: [{ role: "user", content: null }, {
      role: "assistant",
      content: [call("c1")],
    }],
    error: "Cannot read the ai-sdk: [0].content: expected a list, found null",
  },
];

import type { ModelMessage, UIMessage } from "ai";
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

const uiUser = (id: string, text: string): UIMessage => ({
  id,
  role: "user",
  parts: [{ type: "text", text }],
});

/** Conversations with one trap each. */
export const aiSdkSamples: readonly FormatSample[] = [
  {
    name: "outputs are read by their type",
    value: [
      user("It must ship."),
      {
        role: "assistant",
        content: [
          { type: "reasoning", text: "Hm." },
          ...["c1", "c2", "c3", "c4", "c5", "c6"].map((id) => call(id)),
        ],
      },
      {
        role: "tool",
        content: [
          result("c1", { type: "text", value: "bay D" }),
          result("c2", { type: "json", value: { bay: "E" } }),
          result("c3", { type: "error-text", value: "no such pallet" }),
          result("c4", { type: "error-json", value: { code: 7 } }),
          result("c5", {
            type: "content",
            value: [{ type: "text", text: "F" }],
          }),
          result("c6", { type: "execution-denied", reason: "Not now." }),
        ],
      },
      assistant("D, E and F."),
      user("Why?"),
    ] satisfies ModelMessage[],
    warnings: [
      '[1].content[0]: a part of type "reasoning" rides along; it is not counted',
    ],
  },
  {
    name: "a request for approval stays with its call, and so does the answer",
    value: [
      user("It must ship."),
      {
        role: "assistant",
        content: [
          call("c1", "ship"),
          { type: "tool-approval-request", approvalId: "a1", toolCallId: "c1" },
        ],
      },
      {
        role: "tool",
        content: [
          { type: "tool-approval-response", approvalId: "a1", approved: true },
        ],
      },
      {
        role: "tool",
        content: [result("c1", { type: "text", value: "shipped" }, "ship")],
      },
      {
        role: "assistant",
        content: [
          call("c2", "ship"),
          { type: "tool-approval-request", approvalId: "a2", toolCallId: "c2" },
        ],
      },
    ] satisfies ModelMessage[],
  },
  {
    name: "what the provider ran itself has its result in the same message",
    value: [
      user("It must ship."),
      {
        role: "assistant",
        content: [
          { ...call("c1", "search"), providerExecuted: true },
          result("c1", { type: "json", value: ["D"] }, "search"),
          { type: "text", text: "It is D." },
        ],
      },
      user("Why?"),
    ] satisfies ModelMessage[],
  },
  {
    name: "a page's message has the steps of a turn as parts",
    value: [
      uiUser("m1", "It must ship."),
      {
        id: "m2",
        role: "assistant",
        metadata: { model: "x" },
        parts: [
          { type: "step-start" },
          { type: "reasoning", text: "Hm.", state: "done" },
          { type: "text", text: "I look." },
          {
            type: "tool-find",
            toolCallId: "c1",
            state: "output-available",
            input: { pallet: 88 },
            output: { bay: "D" },
          },
          {
            type: "dynamic-tool",
            toolName: "list",
            toolCallId: "c2",
            state: "output-error",
            input: {},
            errorText: "no list",
          },
          { type: "step-start" },
          { type: "source-url", sourceId: "s1", url: "https://a.example" },
          { type: "data-weather", data: { sun: true } },
          { type: "text", text: "It is D.", state: "done" },
        ],
      },
      uiUser("m3", "Why?"),
    ] satisfies UIMessage[],
    warnings: [
      '[1].parts[1]: a part of type "reasoning" rides along; it is not counted',
      '[1].parts[6]: a part of type "source-url" rides along; it is not counted',
      '[1].parts[7]: a part of type "data-weather" rides along; it is not counted',
    ],
  },
  {
    name: "of a page's message in flight the first steps may go",
    value: [
      uiUser("m1", "It must ship."),
      {
        id: "m2",
        role: "assistant",
        parts: [
          {
            type: "tool-find",
            toolCallId: "c1",
            state: "output-available",
            input: {},
            output: "D",
          },
          { type: "text", text: "Now the list." },
          {
            type: "tool-list",
            toolCallId: "c2",
            state: "output-denied",
            input: {},
            approval: { id: "a1", approved: false, reason: "No." },
          },
          { type: "text", text: "Then I ship." },
          {
            type: "tool-ship",
            toolCallId: "c3",
            state: "approval-requested",
            input: {},
            approval: { id: "a2" },
          },
        ],
      },
    ] satisfies UIMessage[],
  },
];

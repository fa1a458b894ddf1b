import type OpenAI from "openai";
import type { FormatSample } from "../contract/format_adapter.ts";

type Item = OpenAI.Responses.ResponseInputItem;
type Body = Pick<
  OpenAI.Responses.ResponseCreateParams,
  "instructions" | "input" | "previous_response_id" | "tools"
>;

const call = (call_id: string): Item => ({
  type: "function_call",
  call_id,
  name: "find",
  arguments: '{"pallet":88}',
});

const output = (call_id: string, text = "bay D"): Item => ({
  type: "function_call_output",
  call_id,
  output: text,
});

const reasoning = (id: string): Item => ({
  type: "reasoning",
  id,
  summary: [{ type: "summary_text", text: "It must be bay D." }],
});

const user = (content: string): Item => ({ role: "user", content });
const assistant = (content: string): Item => ({ role: "assistant", content });
const uncounted = (type: string, times = "") =>
  `an item of type "${type}" rides along; it is not counted${times}`;

/** Inputs that OpenAI's types allow, or would but for what the sample is about. */
export const openaiResponsesSamples: readonly FormatSample[] = [
  {
    name: "the type may be missing; joined on call_id, not on id",
    value: [
      user("Look up pallet 88. It must ship."),
      { ...call("c1"), id: "fc_1" } as Item,
      { ...output("c1"), id: "fco_7" } as Item,
      { type: "message", role: "assistant", content: "In bay D." },
      user("And 89?"),
    ] satisfies Item[],
  },
  {
    name: "reasoning, call and output are one unit, parallel calls too",
    value: [
      user("Look up 88 and 89. They must ship."),
      reasoning("rs_1"),
      call("c1"),
      call("c2"),
      output("c2"),
      output("c1"),
      reasoning("rs_2"),
      call("c3"),
      output("c3"),
    ] satisfies Item[],
    warnings: [`[1]: ${uncounted("reasoning", " (2 times)")}`],
  },
  {
    name: "a search on the server stays with the answer that follows",
    value: [
      user("Who won?"),
      reasoning("rs_1"),
      {
        type: "web_search_call",
        id: "ws_1",
        status: "completed",
        action: { type: "search", query: "winner", queries: ["winner"] },
      },
      assistant("Nobody must know."),
      user("Why?"),
    ] satisfies Item[],
    warnings: [
      `[1]: ${uncounted("reasoning")}`,
      `[2]: ${uncounted("web_search_call")}`,
    ],
  },
  {
    name: "a compaction of the server always stays",
    value: {
      instructions: "Be brief.",
      input: [
        user("It must be blue."),
        assistant("Noted."),
        { type: "compaction", id: "cmp_1", encrypted_content: "Z0FB" },
        user("Which colour?"),
      ],
      previous_response_id: "resp_1",
      tools: [
        { type: "web_search" },
        { type: "function", name: "find", parameters: {}, strict: true },
      ],
    } satisfies Body,
    warnings: [
      "previous_response_id: what came before stands on the server; it is not counted",
      "input[2]: a summary that only the server can read always stays; it is not counted",
      'tools[0]: a tool of type "web_search" is not counted',
    ],
  },
  {
    name: "an output of no call and a call without output are warnings",
    value: [
      user("Look up pallet 88."),
      output("c0"),
      call("c1"),
      assistant("It must be in bay D."),
      user("And 89?"),
    ] satisfies Item[],
    warnings: [
      '[1]: a result of no call, id "c0"; it stays as it is, no unit is formed with it',
      '[2]: a call without a result, id "c1"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "a compaction alone is refused, and says why",
    value: [{ type: "compaction", encrypted_content: "x" }],
    error:
      "Cannot read the openai-responses: [0]: there is no message: a summary that only the server can read always stays; it is not counted",
  },
  {
    name: "a picture is refused by place and type",
    value: [{
      role: "user",
      content: [
        { type: "input_text", text: "The sign must be blue." },
        { type: "input_image", image_url: "data:", detail: "auto" },
      ],
    }] satisfies Item[],
    error:
      'Cannot read the openai-responses: [0].content[1]: only text parts can be counted, found "input_image"',
  },
  {
    name: "a screenshot of a computer is refused",
    value: [user("Look."), {
      type: "computer_call_output",
      call_id: "c1",
      output: { type: "computer_screenshot", image_url: "data:" },
    }] satisfies Item[],
    error:
      'Cannot read the openai-responses: [1].output: expected text, found "computer_screenshot"',
  },
  {
    name: "a role that nobody has is refused",
    value: [user("Hi."), { type: "message", role: "tool", content: "x" }],
    error:
      'Cannot read the openai-responses: [1].role: expected system, developer, user or assistant, found "tool"',
  },
  {
    name: "an item without type and role is refused",
    value: [user("Hi."), { text: "x" }],
    error:
      "Cannot read the openai-responses: [1].type: expected a type or a role, found nothing",
  },
  {
    name: "a system message in the middle is refused by its index",
    value: [user("Hi."), { role: "developer", content: "Be brief." }],
    error:
      "Cannot read the openai-responses: [1].role: a system message stands only at the start",
  },
  {
    name: "an input that is one text is refused",
    value: { input: "Hi." },
    error:
      'Cannot read the openai-responses: input: expected a list, found "Hi."',
  },
];

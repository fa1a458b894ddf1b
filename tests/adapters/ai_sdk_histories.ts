import type { ModelMessage, UIMessage } from "ai";
import fc from "fast-check";
import {
  histories,
  type History,
  type HistoryRound,
  type HistoryTurn,
} from "../contract/histories.ts";

type Json = Readonly<Record<string, unknown>>;

/** How a history is written. */
interface Way {
  readonly form: "model" | "ui" | "v4";
  readonly body: boolean;
  readonly approvals: boolean;
}

const plain: Way = { form: "model", body: false, approvals: false };

const ways: fc.Arbitrary<Way> = fc.record({
  form: fc.constantFrom("model" as const, "ui" as const, "v4" as const),
  body: fc.boolean(),
  approvals: fc.boolean(),
});

/** Random conversations: messages of the model, of the page, and v4's of the page. */
export const aiSdkChats: fc.Arbitrary<unknown> = fc.tuple(histories, ways)
  .map(([history, way]) => {
    const messages = toAiSdk(history, way);
    return way.body ? { id: "chat", messages, ...history.unknown } : messages;
  });

/** A history as the AI SDK has it. */
export function toAiSdk(
  history: History,
  way: Way = plain,
): readonly unknown[] {
  return way.form === "model"
    ? toModel(history, way)
    : toUi(history, way.form === "v4");
}

function toModel(
  { system, turns, unknown }: History,
  way: Way,
): readonly ModelMessage[] {
  return [
    ...(system === "" ? [] : [{ role: "system" as const, content: system }]),
    ...turns.flatMap(({ asked, rounds, answer }): ModelMessage[] => [
      ...asked.map((content): ModelMessage => ({
        role: "user",
        content,
        ...unknown,
      })),
      ...rounds.flatMap((round) => modelRound(round, way)),
      ...(answer === undefined ? [] : [{
        role: "assistant" as const,
        content: [{ type: "text" as const, text: answer, ...unknown }],
      }]),
    ]),
  ];
}

function modelRound(
  { said, calls }: HistoryRound,
  { approvals }: Way,
): ModelMessage[] {
  const requests = approvals ? calls : [];
  const results = calls.flatMap(({ id, name, result }) =>
    result === undefined ? [] : [{
      type: "tool-result" as const,
      toolCallId: id,
      toolName: name,
      output: { type: "text" as const, value: result },
    }]
  );
  return [
    {
      role: "assistant",
      content: [
        ...(said === "" ? [] : [{ type: "text" as const, text: said }]),
        ...calls.map(({ id, name, arguments: input }) => ({
          type: "tool-call" as const,
          toolCallId: id,
          toolName: name,
          input,
        })),
        ...requests.map(({ id }) => ({
          type: "tool-approval-request" as const,
          approvalId: `a-${id}`,
          toolCallId: id,
        })),
      ],
    },
    ...(approvals
      ? [{
        role: "tool" as const,
        content: calls.map(({ id }) => ({
          type: "tool-approval-response" as const,
          approvalId: `a-${id}`,
          approved: true,
        })),
      }]
      : []),
    ...(results.length > 0
      ? [{ role: "tool" as const, content: results }]
      : []),
  ];
}

function toUi(
  { system, turns, unknown }: History,
  isV4: boolean,
): readonly unknown[] {
  const messages: unknown[] = [];
  const add = (role: UIMessage["role"], parts: readonly Json[], text: string) =>
    messages.push({
      id: `m${messages.length + 1}`,
      role,
      ...(isV4 ? { content: text } : {}),
      parts,
      ...unknown,
    });
  const text = (text: string) => ({ type: "text", text });
  if (system !== "") add("system", [text(system)], system);
  for (const turn of turns) {
    for (const said of turn.asked) add("user", [text(said)], said);
    const parts = uiParts(turn, isV4);
    if (parts.length > 0) add("assistant", parts, turn.answer ?? "");
  }
  return messages;
}

function uiParts({ rounds, answer }: HistoryTurn, isV4: boolean): Json[] {
  return [
    ...rounds.flatMap(({ said, calls }): Json[] => [
      { type: "step-start" },
      { type: "reasoning", text: "Hm." },
      ...(said === "" ? [] : [{ type: "text", text: said }]),
      ...calls.map(({ id, name, arguments: input, result }) =>
        isV4
          ? {
            type: "tool-invocation",
            toolInvocation: {
              toolCallId: id,
              toolName: name,
              args: input,
              ...(result === undefined
                ? { state: "call" }
                : { state: "result", result }),
            },
          }
          : {
            type: `tool-${name}`,
            toolCallId: id,
            input,
            ...(result === undefined
              ? { state: "input-available" }
              : { state: "output-available", output: result }),
          }
      ),
    ]),
    ...(answer === undefined
      ? []
      : [{ type: "step-start" }, { type: "text", text: answer }]),
  ];
}

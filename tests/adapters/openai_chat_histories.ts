import fc from "fast-check";
import type OpenAI from "openai";
import {
  histories,
  type History,
  type HistoryRound,
} from "../contract/histories.ts";

type ChatMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type AssistantMessage =
  OpenAI.Chat.Completions.ChatCompletionAssistantMessageParam;
type Body = Pick<
  OpenAI.Chat.Completions.ChatCompletionCreateParams,
  "model" | "messages" | "tools"
>;

/** How a history is written: as a list or a body, contents as texts or parts. */
interface Way {
  readonly body: boolean;
  readonly parts: boolean;
  readonly developer: boolean;
}

const ways: fc.Arbitrary<Way> = fc.record({
  body: fc.boolean(),
  parts: fc.boolean(),
  developer: fc.boolean(),
});

/** Random valid conversations. */
export const openaiChats: fc.Arbitrary<Body | ChatMessage[]> = fc.tuple(
  histories,
  ways,
).map(([history, way]) => {
  const messages = toOpenaiChat(history, way);
  return way.body
    ? { model: "gpt-4o", messages, tools: [], ...history.unknown }
    : messages;
});

/** A history in its plainest way. */
export function plainOpenaiChat(history: History) {
  return toOpenaiChat(history, { body: false, parts: false, developer: false });
}

function toOpenaiChat(
  { system, turns, unknown }: History,
  way: Way,
): ChatMessage[] {
  const content = (text: string) =>
    way.parts ? [{ type: "text" as const, text, ...unknown }] : text;
  const systems: ChatMessage[] = system === ""
    ? []
    : [{ role: way.developer ? "developer" : "system", content: system }];
  return [
    ...systems,
    ...turns.flatMap(({ asked, rounds, answer }): ChatMessage[] => [
      ...asked.map((text): ChatMessage => ({
        role: "user",
        content: content(text),
        ...unknown,
      })),
      ...rounds.flatMap((round) => roundMessages(round, unknown)),
      ...(answer === undefined
        ? []
        : [{ role: "assistant" as const, content: content(answer) }]),
    ]),
  ];
}

function roundMessages(
  { said, calls }: HistoryRound,
  unknown: History["unknown"],
): ChatMessage[] {
  const calling: AssistantMessage = {
    role: "assistant",
    content: said === "" ? null : said,
    tool_calls: calls.map(({ id, name, arguments: given }) => ({
      id,
      type: "function",
      function: { name, arguments: JSON.stringify(given), ...unknown },
    })),
    ...unknown,
  };
  return [
    calling,
    ...calls.flatMap(({ id, result }): ChatMessage[] =>
      result === undefined
        ? []
        : [{ role: "tool", tool_call_id: id, content: result }]
    ),
  ];
}

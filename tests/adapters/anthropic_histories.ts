import type Anthropic from "@anthropic-ai/sdk";
import fc from "fast-check";
import {
  histories,
  type History,
  type HistoryRound,
} from "../contract/histories.ts";

type MessageParam = Anthropic.MessageParam;
type Block = Anthropic.ContentBlockParam;
type Body = Pick<
  Anthropic.MessageCreateParams,
  "model" | "max_tokens" | "system" | "messages" | "tools"
>;

/** How a history is written: contents as texts or blocks, with thinking, with words beside the results. */
interface Way {
  readonly blocks: boolean;
  readonly thinking: boolean;
  readonly beside: boolean;
}

const ways: fc.Arbitrary<Way> = fc.record({
  blocks: fc.boolean(),
  thinking: fc.boolean(),
  beside: fc.boolean(),
});

/** Random valid requests. */
export const anthropicRequests: fc.Arbitrary<Body> = fc.tuple(histories, ways)
  .map(([history, way]) => ({
    model: "claude-sonnet-4-5",
    max_tokens: 1024,
    system: way.blocks
      ? [{ type: "text", text: history.system || "Be brief." }]
      : history.system,
    messages: toAnthropic(history, way),
    ...history.unknown,
  }));

/** A history in its plainest way. */
export function plainAnthropicRequest(history: History) {
  return toAnthropic(history, { blocks: false, thinking: true, beside: false });
}

function toAnthropic({ turns, unknown }: History, way: Way): MessageParam[] {
  const content = (text: string) =>
    way.blocks ? [{ type: "text" as const, text, ...unknown }] : text;
  return turns.flatMap(({ asked, rounds, answer }): MessageParam[] => [
    ...asked.map((text): MessageParam => ({
      role: "user",
      content: content(text),
      ...unknown,
    })),
    ...rounds.flatMap((round) => roundMessages(round, way, unknown)),
    ...(answer === undefined
      ? []
      : [{ role: "assistant" as const, content: content(answer) }]),
  ]);
}

function roundMessages(
  { said, calls }: HistoryRound,
  way: Way,
  unknown: History["unknown"],
): MessageParam[] {
  const thought: Block[] = way.thinking
    ? [{ type: "thinking", thinking: "It must be bay D.", signature: "c2ln" }]
    : [];
  const text: Block[] = said === "" ? [] : [{ type: "text", text: said }];
  const uses = calls.map(({ id, name, arguments: input }): Block => ({
    type: "tool_use",
    id,
    name,
    input,
    ...unknown,
  }));
  const results = calls.flatMap(({ id, result }): Block[] =>
    result === undefined
      ? []
      : [{ type: "tool_result", tool_use_id: id, content: result }]
  );
  const words: Block[] = way.beside
    ? [{ type: "text", text: "You must hurry." }]
    : [];
  const calling: MessageParam = {
    role: "assistant",
    content: [...thought, ...text, ...uses],
  };
  return results.length < calls.length
    ? [calling]
    : [calling, { role: "user", content: [...results, ...words], ...unknown }];
}

import fc from "fast-check";
import type { Message } from "../../lib/conversation/message.ts";
import {
  histories,
  type History,
  type HistoryRound,
} from "../contract/histories.ts";

/** Random request files. */
export const requests: fc.Arbitrary<object> = fc.tuple(histories, fc.boolean())
  .map(
    ([history, snake]) => toRequest(history, snake),
  );

/** A history as a request file. */
export function toRequest({ system, turns, unknown }: History, snake: boolean) {
  const last = turns[turns.length - 1];
  const isOpen = last.answer === undefined;
  const rounds = isOpen ? last.rounds.flatMap(roundMessages) : [];
  const traces = Object.entries(unknown).map(([key, value]) => [
    `$${key}`,
    value,
  ]);
  return {
    ...Object.fromEntries(traces),
    instructions: system,
    turns: (isOpen ? turns.slice(0, -1) : turns).map((turn, index) => ({
      id: `T${index + 1}`,
      ...Object.fromEntries(traces),
      messages: [
        ...turn.asked.map((content) => ({ role: "user", content })),
        ...turn.rounds.flatMap(roundMessages),
        { role: "assistant", content: turn.answer },
      ],
    })),
    question: isOpen ? last.asked.join("\n\n") : "",
    [snake ? "in_flight" : "inFlight"]: rounds,
    [snake ? "input_budget" : "inputBudget"]: 500,
  };
}

function roundMessages({ said, calls }: HistoryRound): Message[] {
  return [
    {
      role: "assistant",
      content: said,
      toolCalls: calls.map(({ id, name, arguments: given }) => ({
        id,
        name,
        arguments: given,
      })),
    },
    ...calls.flatMap(({ id, result }): Message[] =>
      result === undefined
        ? []
        : [{ role: "tool", content: result, toolCallId: id }]
    ),
  ];
}

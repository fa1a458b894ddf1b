import fc from "fast-check";
import { holdfast } from "../../lib/adapters/holdfast.ts";
import { answerIndices } from "../../lib/conversation/answer_indices.ts";
import type { Message } from "../../lib/conversation/message.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import {
  histories,
  type History,
  type HistoryRound,
} from "../contract/histories.ts";
import { holdfastSamples } from "./holdfast_samples.ts";

const requests: fc.Arbitrary<object> = fc.tuple(histories, fc.boolean()).map(
  ([history, snake]) => toRequest(history, snake),
);

function toRequest({ system, turns, unknown }: History, snake: boolean) {
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

type File = Pick<CompactionRequest, "turns" | "inFlight"> & {
  readonly in_flight?: CompactionRequest["inFlight"];
};

function problems(value: unknown): readonly string[] {
  const { turns, inFlight, in_flight = inFlight ?? [] } = value as File;
  const messages = [...turns.flatMap((turn) => turn.messages), ...in_flight];
  const called = new Set(
    messages.flatMap(({ toolCalls = [] }) => toolCalls.map(({ id }) => id)),
  );
  const unanswered = answerIndices(messages).filter((answer, index) =>
    answer < 0 && messages[index].toolCalls?.length &&
    index < messages.length - in_flight.length
  );
  return [
    ...messages.filter(({ role, toolCallId = "" }) =>
      role === "tool" && !called.has(toolCallId)
    ).map(({ toolCallId }) => `orphan ${toolCallId}`),
    ...unanswered.map(() => "unanswered"),
  ];
}

formatAdapterSuite({
  adapter: holdfast,
  samples: holdfastSamples,
  arbitrary: requests,
  split: (value) => {
    const { turns, inFlight, in_flight, notes: _, ...frame } = value as
      & File
      & { notes?: unknown };
    return {
      pieces: [...turns, ...(inFlight ?? []), ...(in_flight ?? [])],
      frame,
    };
  },
  write: (history) => toRequest(history, false),
  problems,
});

import { assertEquals } from "@std/assert";
import { holdfast } from "../../lib/adapters/holdfast.ts";
import { answerIndices } from "../../lib/conversation/answer_indices.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { requests, toRequest } from "./holdfast_histories.ts";
import { holdfastSamples } from "./holdfast_samples.ts";

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

Deno.test("holdfast keeps a turn that is named notes or gone when another turn goes", () => {
  const turns = ["T1", "notes", "gone"].map((id) => ({
    id,
    messages: [{ role: "user", content: `Turn ${id}.` }],
  }));
  const parsed = holdfast.parse({ turns, question: "And?" });
  const window = { removedTurns: [{ id: "T1" }], notes: [] };
  assertEquals(holdfast.format(parsed, window), {
    turns: turns.slice(1),
    question: "And?",
  });
});

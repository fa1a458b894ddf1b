import fc from "fast-check";
import type OpenAI from "openai";
import {
  histories,
  type History,
  type HistoryRound,
} from "../contract/histories.ts";

type Item = OpenAI.Responses.ResponseInputItem;
type Body = Pick<
  OpenAI.Responses.ResponseCreateParams,
  "model" | "instructions" | "input" | "store"
>;

/** How a history is written: as a list or a body, contents as texts or parts, with reasoning before calls. */
interface Way {
  readonly body: boolean;
  readonly parts: boolean;
  readonly reasoning: boolean;
}

const ways: fc.Arbitrary<Way> = fc.record({
  body: fc.boolean(),
  parts: fc.boolean(),
  reasoning: fc.boolean(),
});

/** Random valid inputs. */
export const openaiResponsesInputs: fc.Arbitrary<Body | Item[]> = fc.tuple(
  histories,
  ways,
).map(([history, way]) => {
  const input = toItems(history, way);
  return way.body
    ? {
      model: "gpt-5",
      instructions: history.system,
      store: false,
      input,
      ...history.unknown,
    }
    : input;
});

/** A history in its plainest way. */
export function plainOpenaiResponsesInput(history: History) {
  return toItems(history, { body: false, parts: false, reasoning: true });
}

function toItems({ system, turns, unknown }: History, way: Way): Item[] {
  const content = (text: string) =>
    way.parts ? [{ type: "input_text" as const, text, ...unknown }] : text;
  const systems: Item[] = way.body || system === ""
    ? []
    : [{ role: "developer", content: system }];
  return [
    ...systems,
    ...turns.flatMap(({ asked, rounds, answer }, index): Item[] => [
      ...asked.map((text): Item => ({
        role: "user",
        content: content(text),
        ...unknown,
      })),
      ...rounds.flatMap((round) => roundItems(round, way, unknown)),
      ...(answer === undefined ? [] : [
        ...reasoning(way, `rs_${index}`),
        {
          type: "message" as const,
          id: `msg_${index}`,
          role: "assistant" as const,
          status: "completed" as const,
          content: [{
            type: "output_text" as const,
            text: answer,
            annotations: [],
          }],
        },
      ]),
    ]),
  ];
}

function reasoning(way: Way, id: string): Item[] {
  if (!way.reasoning) return [];
  return [{ type: "reasoning", id, summary: [], encrypted_content: "Z0FB" }];
}

function roundItems(
  { said, calls }: HistoryRound,
  way: Way,
  unknown: History["unknown"],
): Item[] {
  return [
    ...(said === "" ? [] : [{ role: "assistant" as const, content: said }]),
    ...reasoning(way, `rs_${calls[0].id}`),
    ...calls.map(({ id, name, arguments: given }): Item => ({
      type: "function_call",
      call_id: id,
      name,
      arguments: JSON.stringify(given),
      ...unknown,
    })),
    ...calls.flatMap(({ id, result }): Item[] =>
      result === undefined
        ? []
        : [{ type: "function_call_output", call_id: id, output: result }]
    ),
  ];
}

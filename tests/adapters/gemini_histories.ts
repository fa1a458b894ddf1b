import type { Content, FunctionCall, Part } from "@google/genai";
import fc from "fast-check";
import {
  histories,
  type History,
  type HistoryTurn,
} from "../contract/histories.ts";

/** How a history is written. */
interface Way {
  readonly form: "list" | "body" | "events";
  readonly ids: boolean;
  readonly snake: boolean;
  readonly oneByOne: boolean;
}

const plain: Way = { form: "list", ids: false, snake: false, oneByOne: false };

const ways: fc.Arbitrary<Way> = fc.record({
  form: fc.constantFrom("list" as const, "body" as const, "events" as const),
  ids: fc.boolean(),
  snake: fc.boolean(),
  oneByOne: fc.boolean(),
});

/** Random conversations: contents, bodies of requests, and sessions; with and without ids. */
export const geminiChats: fc.Arbitrary<unknown> = fc.tuple(histories, ways)
  .map(([history, way]) => toGemini(history, way));

/** A history as Gemini has it; without ids, calls of one tool at once are answered in order. */
export function toGemini(history: History, way: Way = plain): unknown {
  const { system, turns, unknown } = history;
  const contents = turns.flatMap((turn) => turnContents(turn, way, unknown));
  if (way.form === "list") return contents;
  if (way.form === "events") {
    const events = contents.map(({ role, parts }, index) => ({
      author: role === "user" && !isBringing(parts) ? "user" : "planner",
      invocation_id: `e-${index}`,
      content: { role, parts },
      timestamp: 1743871908 + index,
      ...unknown,
    }));
    return {
      id: "s1",
      app_name: "x",
      events: [{ author: "planner" }, ...events],
    };
  }
  return {
    contents,
    ...(system === ""
      ? {}
      : { systemInstruction: { parts: [{ text: system }] } }),
    ...unknown,
  };
}

function isBringing(parts: readonly Part[] | undefined): boolean {
  return (parts ?? []).some((part) =>
    "functionResponse" in part || "function_response" in part
  );
}

function turnContents(
  { asked, rounds, answer }: HistoryTurn,
  way: Way,
  unknown: History["unknown"],
): Content[] {
  const named = (id: string, name: string): FunctionCall =>
    way.ids ? { id, name } : { name };
  const contents: Content[] = asked.map((text) => ({
    role: "user",
    parts: [{ text, ...unknown }],
  }));
  for (const { said, calls } of rounds) {
    const asks = calls.map(({ id, name, arguments: args }) =>
      spelt("functionCall", { ...named(id, name), args }, way)
    );
    const told = calls.flatMap(({ id, name, result }) =>
      result === undefined ? [] : [
        spelt("functionResponse", {
          ...named(id, name),
          response: { result },
        }, way),
      ]
    );
    contents.push({
      role: "model",
      parts: [...(said === "" ? [] : [{ text: said }]), ...asks],
    });
    const groups = way.oneByOne ? told.map((part) => [part]) : [told];
    for (const parts of groups) {
      if (parts.length > 0) contents.push({ role: "user", parts });
    }
  }
  if (answer !== undefined) {
    contents.push({ role: "model", parts: [{ text: answer }] });
  }
  return contents;
}

function spelt(name: string, value: unknown, { snake }: Way): Part {
  const spelling = snake
    ? name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`)
    : name;
  return { [spelling]: value };
}

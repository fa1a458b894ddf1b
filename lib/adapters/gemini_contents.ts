import type { Message, TextPart, ToolCall } from "../conversation/message.ts";
import { type GeminiPart, readGeminiParts } from "./gemini_parts.ts";
import { type Pairing, pairInOrder } from "./pair_in_order.ts";
import {
  at,
  isObject,
  type JsonObject,
  misfit,
  type Place,
  refusal,
} from "./place.ts";
import type { SourcedMessage } from "./sourced_message.ts";

/**
 * The contents, or an agent session's events, as messages.
 *
 * @param items The contents or events.
 * @param list Where they stand.
 * @throws {FormatError} If one is neither, has an unknown role, or a part cannot be counted.
 */
export function readGeminiContents(
  items: readonly unknown[],
  list: Place,
): readonly SourcedMessage[] {
  const pairing = pairInOrder();
  return items.flatMap((item, index) => {
    const here = at(list, `[${index}]`);
    if (!isObject(item)) throw misfit(here, "a content", item);
    const isEvent = "author" in item;
    if (!isEvent) return readContent(item, here, index, pairing);
    if (!isObject(item.content) || item.partial === true) return [];
    // An agent's event with the role "user" brings results, or words that are not the user's.
    const role = item.author === "user" ? "user" : "model";
    const content = { ...item.content, role };
    return readContent(content, at(here, ".content"), index, pairing)
      .map((sourced) => ({ ...sourced, ...timeOf(item.timestamp) }));
  });
}

function readContent(
  content: JsonObject,
  place: Place,
  piece: number,
  pairing: Pairing,
): readonly SourcedMessage[] {
  const { role = "user" } = content;
  const isModel = role === "model";
  if (!isModel && role !== "user" && role !== "function" && role !== "tool") {
    throw misfit(at(place, ".role"), "user or model", role);
  }
  const here = at(place, ".parts");
  const foreign = ["content", "data", "kwargs", "text", "output"]
    .find((name) => content.parts === undefined && name in content);
  if (foreign) throw refusal(place, `expected parts, found "${foreign}"`);
  const parts = readGeminiParts(content.parts, here);
  const sourced = { pieces: [piece], path: place.path };
  const sourcedResults = () =>
    resultsOf(parts, pairing).map((message) => ({ ...sourced, message }));
  // A model's words come first: what stands in one content is one round, never the end of one and the start of another.
  const early = isModel ? [] : sourcedResults();
  const said = saidIn(parts, here.path, pairing);
  const late = isModel ? sourcedResults() : [];
  const saysNothing = said.content.length === 0 && !said.toolCalls;
  if (saysNothing && early.length + late.length > 0) return [...early, ...late];
  const continues = early.length > 0 ? { continues: true } : {};
  return [
    ...early,
    {
      ...sourced,
      message: { role: isModel ? "assistant" : "user", ...said },
      ...continues,
    },
    ...late,
  ];
}

function resultsOf(
  parts: readonly GeminiPart[],
  pairing: Pairing,
): readonly Message[] {
  return parts.flatMap((part): Message[] => {
    if (part.kind !== "result") return [];
    const { text: content, name } = part;
    const toolCallId = pairing.result(name, part.id);
    const answered = toolCallId === undefined ? {} : { toolCallId };
    return [{ role: "tool", content, ...answered, name }];
  });
}

function saidIn(
  parts: readonly GeminiPart[],
  path: string,
  pairing: Pairing,
): Pick<Message, "content" | "toolCalls"> {
  const texts = parts.flatMap((part): TextPart[] =>
    part.kind === "text" ? [{ type: "text", text: part.text }] : []
  );
  const toolCalls = parts.flatMap((part, index): ToolCall[] => {
    if (part.kind !== "call") return [];
    const { name, arguments: given } = part;
    const id = pairing.call(name, `${path}[${index}]`, part.id);
    return [{ id, name, arguments: given }];
  });
  return {
    content: texts.length === 1 ? texts[0].text : texts,
    ...(toolCalls.length > 0 ? { toolCalls } : {}),
  };
}

/** Seconds since 1970, as agent sessions have them. */
function timeOf(seconds: unknown): { readonly time?: string } {
  const isTime = typeof seconds === "number" && seconds >= 0 &&
    seconds < 253402300800;
  return isTime ? { time: new Date(seconds * 1000).toISOString() } : {};
}

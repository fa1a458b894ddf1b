import type { Message } from "../conversation/message.ts";
import { readGeminiParts } from "./gemini_parts.ts";
import { type Pairing, pairInOrder } from "./pair_in_order.ts";
import { at, isObject, type JsonObject, misfit, type Place } from "./place.ts";
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
  const parts = readGeminiParts(content.parts, at(place, ".parts"));
  const sourced = { pieces: [piece], path: place.path };
  const results = parts.flatMap((part): Message[] => {
    if (part.kind !== "result") return [];
    const toolCallId = pairing.result(part.name, part.id);
    return [{
      role: "tool",
      content: part.text,
      ...(toolCallId === undefined ? {} : { toolCallId }),
      name: part.name,
    }];
  });
  const texts = parts.flatMap((part) =>
    part.kind === "text" ? [part.text] : []
  );
  const toolCalls = parts.flatMap((part, index) =>
    part.kind === "call"
      ? [{
        id: pairing.call(part.name, `${place.path}.parts[${index}]`, part.id),
        name: part.name,
        arguments: part.arguments,
      }]
      : []
  );
  const saysNothing = texts.length === 0 && toolCalls.length === 0;
  return [
    ...results.map((message) => ({ ...sourced, message })),
    ...(results.length > 0 && saysNothing ? [] : [{
      ...sourced,
      message: {
        role: isModel ? "assistant" as const : "user" as const,
        content: texts.length === 1
          ? texts[0]
          : texts.map((text) => ({ type: "text" as const, text })),
        ...(toolCalls.length > 0 ? { toolCalls } : {}),
      },
      ...(results.length > 0 && !isModel ? { continues: true } : {}),
    }]),
  ];
}

/** Seconds since 1970, as agent sessions have them. */
function timeOf(seconds: unknown): { readonly time?: string } {
  const isTime = typeof seconds === "number" && seconds >= 0 &&
    seconds < 253402300800;
  return isTime ? { time: new Date(seconds * 1000).toISOString() } : {};
}

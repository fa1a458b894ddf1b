import type { FormatAdapter } from "./format_adapter.ts";
import {
  type LangchainEntry,
  langchainEntry,
  readLangchainMessage,
} from "./langchain_message.ts";
import { parsedFrom } from "./parsed_from.ts";
import {
  at,
  isObject,
  type JsonObject,
  listAt,
  misfit,
  type Place,
} from "./place.ts";
import type { SourcedMessage } from "./sourced_message.ts";
import { leadContent, writeItems } from "./write_items.ts";
import { writePlan } from "./write_plan.ts";

/**
 * LangChain's messages, as a list or as `messages` of a graph's state.
 *
 * ```
 *  theirs                                                     ours
 *  { type, data }, { lc, type: "constructor", id, kwargs },
 *    { type, content, … }                                     a message
 *  human, ai, system, tool; chat by its role                  user, assistant, instructions, tool
 *  tool_calls[].args object                                   toolCalls[].arguments object
 *  invalid_tool_calls[].args text                             the text under "arguments", with a warning
 *  additional_kwargs.tool_calls, where there are no others    toolCalls
 *  parts tool_use and the like in an ai message               repeat the calls: not read
 *  tool_call_id                                               toolCallId
 *  function, additional_kwargs.function_call (the older way)  joined with the call before it
 * ```
 *
 * `artifact`, `response_metadata`, `usage_metadata` and all else ride along.
 */
export const langchain: FormatAdapter = {
  name: "langchain",
  layout: "document",

  detect(value) {
    const { messages, path } = locate(value);
    const isOurs = Array.isArray(messages) && messages.length > 0 &&
      messages.every((item) => langchainEntry(item) !== undefined);
    return isOurs ? { own: true, path: `${path}[0]` } : undefined;
  },

  parse(value) {
    const place: Place = { format: "langchain", path: "", warnings: [] };
    const { messages, path } = locate(value);
    const list = at(place, path);
    const items = listAt(messages, list);
    let functionCallId = "";
    const sourced = items.map((item, index): SourcedMessage => {
      const here = at(list, `[${index}]`);
      const entry = langchainEntry(item);
      if (entry === undefined) throw misfit(here, "a message", item);
      if (hasFunctionCall(entry)) functionCallId = `function_call.${index}`;
      const fields = entry.holder === undefined ? "" : `.${entry.holder}`;
      const message = readLangchainMessage(
        entry,
        at(here, fields),
        functionCallId,
      );
      return { message, pieces: [index], path: here.path };
    });
    return parsedFrom({
      format: "langchain",
      original: value,
      pieceCount: items.length,
      messages: sourced,
      warnings: place.warnings,
    });
  },

  format(parsed, window) {
    const plan = writePlan(parsed, window);
    if (plan === undefined) return parsed.original;
    const items = locate(parsed.original).messages as readonly unknown[];
    const messages = writeItems(items, plan, {
      edit: (item, cutChars, block) => {
        const { holder, fields } = langchainEntry(item)!;
        const content = leadContent(fields.content, cutChars, block, "text");
        const led = { ...fields, content };
        return holder === undefined
          ? led
          : { ...(item as JsonObject), [holder]: led };
      },
      add: (content) => humanLike(items[0], content),
    });
    return isObject(parsed.original)
      ? { ...parsed.original, messages }
      : messages;
  },
};

function locate(value: unknown): { messages: unknown; path: string } {
  return isObject(value)
    ? { messages: value.messages, path: "messages" }
    : { messages: value, path: "" };
}

function hasFunctionCall({ fields }: LangchainEntry): boolean {
  const { additional_kwargs } = fields;
  return isObject(additional_kwargs) &&
    isObject(additional_kwargs.function_call);
}

/** A human message written as the sample is. */
function humanLike(sample: unknown, content: string): unknown {
  const { holder } = langchainEntry(sample)!;
  if (holder === undefined) return { type: "human", content };
  if (holder === "data") {
    const data = { content, additional_kwargs: {}, response_metadata: {} };
    return { type: "human", data };
  }
  const { id } = sample as { readonly id: readonly string[] };
  return {
    lc: 1,
    type: "constructor",
    id: [...id.slice(0, -1), "HumanMessage"],
    kwargs: { content, additional_kwargs: {}, response_metadata: {} },
  };
}

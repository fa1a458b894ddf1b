import { derivedUuid } from "./derived_uuid.ts";
import type { FormatAdapter } from "./format_adapter.ts";
import { readGeminiContents } from "./gemini_contents.ts";
import { field } from "./gemini_parts.ts";
import { parsedFrom } from "./parsed_from.ts";
import {
  at,
  isObject,
  type JsonObject,
  listAt,
  type Place,
  warn,
} from "./place.ts";
import { readTools } from "./read_tools.ts";
import type { SourcedMessage } from "./sourced_message.ts";
import { leadContent, writeItems } from "./write_items.ts";
import { writePlan } from "./write_plan.ts";

/**
 * Gemini's contents, as a list or as `contents` of a request, and sessions of the Agent Development Kit.
 *
 * ```
 *  theirs                                              ours
 *  systemInstruction                                   instructions
 *  role user, text                                     user
 *  role model, text, executableCode,
 *    codeExecutionResult                               assistant
 *  functionCall { id?, name, args }                    toolCalls[]; without an id joined in order, by name
 *  functionResponse { id?, name, response }            tool; such a content starts no turn
 *  thought                                             rides along, with a warning
 *  inlineData, fileData                                refused
 *  events[] { author, content, timestamp }             by author: "user" is the user, any other the assistant
 *  events without content, or partial                  go with what stands before them
 * ```
 *
 * Python's spellings (`function_call`) are understood and stay.
 */
export const gemini: FormatAdapter = {
  name: "gemini",
  layout: "document",

  detect(value) {
    const { list, path } = locate(value);
    if (!Array.isArray(list)) return;
    const index = list.findIndex(isMarked);
    return index < 0 ? undefined : { own: true, path: `${path}[${index}]` };
  },

  parse(value) {
    const place: Place = { format: "gemini", path: "", warnings: [] };
    const { list, path } = locate(value);
    const items = listAt(list, at(place, path));
    const body = isObject(value) ? value : {};
    const config = isObject(body.config) ? body.config : {};
    const tools = body.tools ?? config.tools;
    return parsedFrom({
      format: "gemini",
      original: value,
      pieceCount: items.length,
      messages: [
        ...instructionsOf({ ...config, ...body }, place),
        ...readGeminiContents(items, at(place, path)),
      ],
      resumes: path === "events",
      answersAgain: true,
      tools: Array.isArray(tools)
        ? tools.flatMap((tool, index) =>
          declarationsOf(tool, at(place, `tools[${index}]`))
        )
        : undefined,
      warnings: place.warnings,
    });
  },

  format(parsed, window) {
    const plan = writePlan(parsed, window);
    const { original } = parsed;
    if (plan === undefined) return original;
    const { list, path } = locate(original);
    const items = list as readonly JsonObject[];
    const written = writeItems(items, plan, {
      edit: (item, cutChars, block) => led(item as JsonObject, cutChars, block),
      add: (text) =>
        path === "events"
          ? userEvent(items.at(-1) ?? {}, text)
          : { role: "user", parts: [{ text }] },
    });
    return isObject(original) ? { ...original, [path]: written } : written;
  },
};

function locate(value: unknown): { list: unknown; path: string } {
  if (!isObject(value)) return { list: value, path: "" };
  const path =
    ["contents", "events", "history"].find((name) =>
      Array.isArray(value[name])
    ) ?? "contents";
  return { list: value[path], path };
}

/** A content has parts without types, an event an author. */
function isMarked(item: unknown): boolean {
  if (!isObject(item)) return false;
  const content = isObject(item.content) ? item.content : item;
  const isEvent = typeof item.author === "string";
  const isContent = Array.isArray(content.parts) &&
    (isEvent || content.parts.length > 0) &&
    content.parts.every((part) =>
      typeof part === "string" || (isObject(part) && !("type" in part))
    );
  return isContent && (isEvent || typeof content.role === "string");
}

function instructionsOf(body: JsonObject, place: Place): SourcedMessage[] {
  const given = field(body, "systemInstruction", "system_instruction");
  const parts = isObject(given) ? given.parts : given;
  const texts = (Array.isArray(parts) ? parts : [parts]).flatMap((part) => {
    const text = isObject(part) ? part.text : part;
    if (typeof text === "string") return [text];
    if ((part ?? null) !== null) {
      warn(
        at(place, "systemInstruction"),
        "a part is no text; it is not counted",
      );
    }
    return [];
  });
  if (texts.join("") === "") return [];
  return [{
    message: { role: "system", content: texts.join("\n") },
    pieces: [],
    path: "systemInstruction",
  }];
}

function declarationsOf(tool: unknown, place: Place) {
  const list = isObject(tool)
    ? field(tool, "functionDeclarations", "function_declarations")
    : undefined;
  if (!Array.isArray(list)) return [];
  const plain = list.map((declared) => {
    if (!isObject(declared)) return declared;
    const schema = declared.parametersJsonSchema;
    return declared.parameters === undefined && schema !== undefined
      ? { ...declared, parameters: schema }
      : declared;
  });
  return readTools(plain, at(place, ".functionDeclarations"));
}

function led(item: JsonObject, cutChars: number, block: string): JsonObject {
  const { content } = item;
  if (isObject(content)) {
    return { ...item, content: led(content, cutChars, block) };
  }
  return { ...item, parts: leadContent(item.parts, cutChars, block) };
}

/** An event of the user's, written as the sample is. */
function userEvent(sample: JsonObject, text: string): JsonObject {
  const invocation = "invocationId" in sample
    ? "invocationId"
    : "invocation_id";
  const id = derivedUuid(text);
  return {
    content: { parts: [{ text }], role: "user" },
    [invocation]: `e-${id}`,
    author: "user",
    id: id.slice(0, 8),
    timestamp: sample.timestamp,
  };
}

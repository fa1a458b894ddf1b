import type { FormatAdapter } from "./format_adapter.ts";
import { readResponsesItem } from "./openai_responses_items.ts";
import type { ToolCall } from "../conversation/message.ts";
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
 * Items of OpenAI's Responses API, as a list or as `input` of a request.
 *
 * ```
 *  theirs                                                  ours
 *  instructions                                            instructions
 *  message (type may be missing), role system, developer   instructions (only at the start; several are joined)
 *  message, role user or assistant                         user, assistant
 *  function_call and other calls with a call_id            assistant, toolCalls[]; calls in a row are one message
 *  function_call_output and other outputs                  tool, joined by call_id
 *  reasoning, web_search_call, item_reference …            go with the item that follows; not counted, with a warning
 *  compaction                                              always stays; not counted, with a warning
 *  part input_text, output_text, refusal                   text
 *  part input_image, input_file                            refused
 *  tools[]                                                 tools
 * ```
 */
export const openaiResponses: FormatAdapter = {
  name: "openai-responses",
  layout: "document",

  detect(value) {
    const items = isObject(value) ? value.input : value;
    if (!Array.isArray(items)) return;
    const marks = items.map(markOf);
    if (marks[0] === undefined) return;
    if (isObject(value)) return { own: true, path: "input" };
    const own = marks.indexOf("own");
    return { own: own >= 0, path: `[${Math.max(own, 0)}]` };
  },

  parse(value) {
    const place: Place = {
      format: "openai-responses",
      path: "",
      warnings: [],
    };
    const body: JsonObject = isObject(value) ? value : { input: value };
    const list = at(place, isObject(value) ? "input" : "");
    const items = listAt(body.input, list);
    if (typeof body.previous_response_id === "string") {
      warn(
        at(place, "previous_response_id"),
        "what came before stands on the server; it is not counted",
      );
    }
    if (typeof (body.instructions ?? "") !== "string") {
      warn(at(place, "instructions"), "this is no text; it is not counted");
    }
    const { said, compactions } = readItems(items, list);
    return parsedFrom({
      format: "openai-responses",
      original: value,
      pieceCount: items.length,
      messages: [...instructionsOf(body), ...said],
      alwaysKept: compactions,
      tools: body.tools ? readTools(body.tools, at(place, "tools")) : undefined,
      warnings: place.warnings,
    });
  },

  format(parsed, window) {
    const plan = writePlan(parsed, window);
    const { original } = parsed;
    if (plan === undefined) return original;
    const items = isObject(original) ? original.input : original;
    const input = writeItems(items as unknown[], plan, {
      edit: (item, cutChars, block) => {
        const { content } = item as { content: unknown };
        return {
          ...(item as object),
          content: leadContent(content, cutChars, block, "input_text"),
        };
      },
      add: (content) => ({ role: "user", content }),
    });
    return isObject(original) ? { ...original, input } : input;
  },
};

function instructionsOf({ instructions }: JsonObject): SourcedMessage[] {
  if (typeof instructions !== "string" || instructions === "") return [];
  return [{
    message: { role: "system", content: instructions },
    pieces: [],
    path: "instructions",
  }];
}

function readItems(items: readonly unknown[], list: Place) {
  const said: SourcedMessage[] = [];
  let calls: ToolCall[] = [];
  let callPieces: number[] = [];
  const compactions: number[] = [];
  let leading: number[] = [];
  items.forEach((value, index) => {
    const here = at(list, `[${index}]`);
    const item = readResponsesItem(value, here);
    if (item.kind === "leading") return void leading.push(index);
    if (item.kind === "compaction") return void compactions.push(index);
    const pieces = [...leading, index];
    leading = [];
    if (item.kind === "call" && said.at(-1)?.message.toolCalls === calls) {
      calls.push(item.call);
      callPieces.push(...pieces);
    } else if (item.kind === "call") {
      calls = [item.call];
      callPieces = pieces;
      said.push({
        message: { role: "assistant", content: "", toolCalls: calls },
        pieces,
        path: here.path,
      });
    } else {
      const isAssistant = item.message.role === "assistant";
      said.push({
        message: item.message,
        pieces: isAssistant ? pieces : [index],
        path: here.path,
      });
    }
  });
  return { said, compactions };
}

/** Types of items that no other format has. */
const OWN_TYPES =
  /^(?:reasoning|compaction|item_reference|mcp_\w+)$|_call(?:_output)?$/;

/** "own" for what only this format has, "shared" for what others have too, undefined for what it has not. */
function markOf(item: unknown): "own" | "shared" | undefined {
  if (!isObject(item)) return;
  const { type, role, content } = item;
  if (typeof role !== "string") {
    return typeof type === "string" && OWN_TYPES.test(type) ? "own" : undefined;
  }
  if (type !== undefined && type !== "message") return;
  if (Array.isArray(content)) {
    const isOwn = content.some((part) =>
      /^(?:input|output)_(?:text|image|file)$/.test(part?.type)
    );
    return isOwn ? "own" : undefined;
  }
  return typeof content === "string" ? "shared" : undefined;
}

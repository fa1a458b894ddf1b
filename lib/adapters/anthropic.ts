import { readAnthropicMessage } from "./anthropic_messages.ts";
import type { FormatAdapter } from "./format_adapter.ts";
import { parsedFrom } from "./parsed_from.ts";
import { at, isObject, type JsonObject, listAt, type Place } from "./place.ts";
import { readContent } from "./read_content.ts";
import { readTools } from "./read_tools.ts";
import type { SourcedMessage } from "./sourced_message.ts";
import { leadContent, writeItems } from "./write_items.ts";
import { writePlan } from "./write_plan.ts";

/**
 * Messages of Anthropic's API, as a request with `system` and `messages` or as a list.
 *
 * ```
 *  theirs                                        ours
 *  system text or blocks                         instructions
 *  role user, content text or blocks             user
 *  role user with tool_result blocks             tool, one for each; they start no turn
 *  text beside tool_result blocks                user, in the same turn; in flight: more of the last result
 *  role assistant, text blocks                   assistant
 *  tool_use block, input object                  toolCalls[]
 *  thinking, redacted_thinking, server tools     ride along, not counted, with a warning
 *  image, document                               refused
 *  tools[].input_schema                          tools[].parameters
 * ```
 */
export const anthropic: FormatAdapter = {
  name: "anthropic",
  layout: "document",

  detect(value) {
    const messages = isObject(value) ? value.messages : value;
    const root = isObject(value) ? "messages" : "";
    if (!Array.isArray(messages)) return;
    const marks = messages.map(markOf);
    if (marks[0] === undefined) return;
    const own = marks.indexOf("own");
    if (own >= 0) return { own: true, path: `${root}[${own}]` };
    const tools = isObject(value) && Array.isArray(value.tools)
      ? value.tools
      : [];
    const tool = tools.findIndex((each) => isObject(each?.input_schema));
    return tool >= 0
      ? { own: true, path: `tools[${tool}]` }
      : { own: false, path: `${root}[0]` };
  },

  parse(value) {
    const place: Place = { format: "anthropic", path: "", warnings: [] };
    const body: JsonObject = isObject(value) ? value : { messages: value };
    const list = at(place, isObject(value) ? "messages" : "");
    const items = listAt(body.messages, list);
    const said = items.flatMap((item, index) =>
      readAnthropicMessage(item, at(list, `[${index}]`), index)
    );
    const tools = body.tools
      ? readTools(body.tools, at(place, "tools"))
      : undefined;
    return parsedFrom({
      format: "anthropic",
      original: value,
      pieceCount: items.length,
      messages: [...systemOf(body, place), ...said],
      tools,
      warnings: place.warnings,
    });
  },

  format(parsed, window) {
    const plan = writePlan(parsed, window);
    const { original } = parsed;
    if (plan === undefined) return original;
    const items = isObject(original) ? original.messages : original;
    const messages = writeItems(items as unknown[], plan, {
      edit: (item, cutChars, block) => {
        const message = item as { content: unknown };
        const content = leadContent(message.content, cutChars, block, "text");
        return { ...message, content };
      },
      add: (content) => ({ role: "user", content }),
    });
    return isObject(original) ? { ...original, messages } : messages;
  },
};

function systemOf(body: JsonObject, place: Place): SourcedMessage[] {
  if ((body.system ?? "") === "") return [];
  const here = at(place, "system");
  const content = readContent(body.system, here, { text: { text: "text" } });
  return [{
    message: { role: "system", content },
    pieces: [],
    path: here.path,
  }];
}

const OWN_BLOCKS = [
  "tool_use",
  "tool_result",
  "thinking",
  "redacted_thinking",
  "server_tool_use",
];

/** "own" for what only this format has, "shared" for what others have too, undefined for what it has not. */
function markOf(message: unknown): "own" | "shared" | undefined {
  if (!isObject(message)) return;
  const { role, content } = message;
  if (role !== "user" && role !== "assistant") return;
  if (typeof content === "string") return "shared";
  if (!Array.isArray(content)) return;
  const isOwn = content.some((block) =>
    OWN_BLOCKS.includes(block?.type) || isObject(block?.source)
  );
  if (isOwn) return "own";
  const isPlain = content.length === 0 ||
    content.some((block) => block?.type === "text");
  return isPlain ? "shared" : undefined;
}

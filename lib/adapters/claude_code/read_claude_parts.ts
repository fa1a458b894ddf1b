import type { FormatWarning } from "../parsed_conversation.ts";
import { isObject, type JsonObject } from "../place.ts";
import { readArguments } from "../read_arguments.ts";
import type { ClaudePart } from "./claude_line.ts";

/**
 * The parts of a message's content; thinking is none of them.
 *
 * @param content Text, or a list of blocks.
 * @param path Where it stands in the line.
 */
export function readClaudeParts(
  content: unknown,
  path: string,
): readonly ClaudePart[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  if (!Array.isArray(content)) {
    return [{ type: "other", path }];
  }
  return content.flatMap((block, index) =>
    readBlock(isObject(block) ? block : {}, `${path}[${index}]`)
  );
}

function readBlock(block: JsonObject, path: string): readonly ClaudePart[] {
  const { type, id, tool_use_id } = block;
  if (type === "text" && typeof block.text === "string") {
    return [{ type, text: block.text }];
  }
  if (type === "tool_use" && typeof id === "string") {
    const name = typeof block.name === "string" ? block.name : "";
    const warnings: FormatWarning[] = [];
    const given = readArguments(block.input, {
      format: "claude-code",
      path: `${path}.input`,
      warnings,
    });
    const said = warnings.length === 0 ? {} : { warnings };
    return [{ type: "call", id, name, arguments: given, ...said }];
  }
  if (type === "tool_result" && typeof tool_use_id === "string") {
    return readResult(tool_use_id, block.content, `${path}.content`);
  }
  return type === "thinking" || type === "redacted_thinking"
    ? []
    : [{ type: "other", partType: String(type), path }];
}

function readResult(
  id: string,
  content: unknown,
  path: string,
): readonly ClaudePart[] {
  if (content === undefined || content === null) {
    return [{ type: "result", id, text: "" }];
  }
  const parts = readClaudeParts(content, path);
  const texts = parts.flatMap((part) =>
    part.type === "text" ? [part.text] : []
  );
  return [
    { type: "result", id, text: texts.join("\n") },
    ...parts.filter(({ type }) => type === "other"),
  ];
}

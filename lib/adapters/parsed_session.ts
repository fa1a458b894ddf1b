import { parseExact } from "../text/parse_exact.ts";
import { FormatError } from "../errors.ts";
import { CLIENT } from "./asked_by_client.ts";
import { CLIENT_TEXT } from "./claude_code/client_text.ts";
import type { MessageDraft } from "./message_draft.ts";
import { isObject, type JsonObject } from "./place.ts";

/** A parsed session. */
export interface ParsedSession {
  /** Its messages. */
  readonly messages: readonly unknown[];
  /** Where its client compacted. */
  readonly compactions: readonly unknown[];
}

/** Whether a parsed JSON file is a parsed session. */
export function isParsedSession(value: unknown): value is ParsedSession {
  return isObject(value) && Array.isArray(value.messages) &&
    Array.isArray(value.compactions);
}

/**
 * All that was said in a parsed session, as drafts whose piece is the message's index; the client's summaries are not in it.
 *
 * Results name no call there; they answer the calls before them in order, and a call after a result starts anew.
 *
 * @throws {FormatError} If a message is none; with the path.
 */
export function parsedSessionDrafts(
  { messages }: ParsedSession,
): readonly MessageDraft[] {
  const open: OpenCalls = { ids: [], isAnswered: false };
  return messages.flatMap((message, index) => draftsOf(message, index, open));
}

interface OpenCalls {
  ids: string[];
  isAnswered: boolean;
}

function draftsOf(
  message: unknown,
  index: number,
  open: OpenCalls,
): readonly MessageDraft[] {
  const path = `messages[${index}]`;
  const { role, parts } = isObject(message) ? message : {};
  if ((role !== "user" && role !== "assistant") || !Array.isArray(parts)) {
    throw sessionRefusal(path, "expected { role: user or assistant, parts }");
  }
  return parts.map((part, place): MessageDraft => {
    const { kind, text } = isObject(part) ? part : {};
    if (typeof text !== "string") {
      throw sessionRefusal(`${path}.parts[${place}].text`, "expected text");
    }
    const base = {
      texts: [],
      calls: [],
      pieces: [index],
      path,
      line: index + 1,
    };
    const id = `${index}.${place}`;
    if (kind === "tool_use") {
      if (open.isAnswered) open.ids = [];
      open.isAnswered = false;
      open.ids.push(id);
      return { ...base, role: "assistant", calls: [{ id, ...callOf(text) }] };
    }
    if (kind === "tool_result") {
      open.isAnswered = true;
      const toolCallId = open.ids.shift() ?? id;
      return { ...base, role: "tool", texts: [text], toolCallId };
    }
    return role === "user" && CLIENT_TEXT.test(text)
      ? { ...base, role: "assistant", texts: [text], name: CLIENT }
      : { ...base, role, texts: [text] };
  });
}

/** A call stands there as JSON; one that was cut is its text. */
function callOf(text: string): { name: string; arguments: JsonObject } {
  try {
    const { name, input } = parseExact(text) as JsonObject;
    return { name: String(name), arguments: isObject(input) ? input : {} };
  } catch {
    return { name: "call", arguments: { text } };
  }
}

/** What a parsed session is refused with. */
export function sessionRefusal(path: string, problem: string): FormatError {
  return new FormatError("parsed session", path, problem);
}

import { FormatError } from "../errors.ts";
import { CLIENT } from "./asked_by_client.ts";
import { CLIENT_TEXT } from "./claude_code/client_text.ts";
import {
  boundariesFrom,
  type CompactionBoundary,
} from "./compaction_boundary.ts";
import type { MessageDraft } from "./message_draft.ts";
import { isObject, type JsonObject } from "./place.ts";

/**
 * The compactions in a parsed session of Claude Code, as measurements use it: messages of `parts` with a `kind`, and
 * `compactions` at an index of them. `at` is that message's number, from 1.
 *
 * It is no format of ours: nothing is written back. Results name no call there; they answer the calls before them in
 * order, and a call after a result starts anew.
 *
 * @param value The parsed JSON.
 * @throws {FormatError} If it is no such session; with the path.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const said = (role: string, text: string) => ({ role, parts: [{ kind: "text", text }] });
 * const [boundary] = parsedSessionBoundaries({
 *   messages: [said("user", "Use bay D."), said("assistant", "Yes."), said("user", "Go on.")],
 *   compactions: [{ at: 2, summary: "The user wants bay D." }],
 * });
 * assertEquals([boundary.at, boundary.before.length, boundary.after.length], [3, 1, 1]);
 * ```
 */
export function parsedSessionBoundaries(
  value: unknown,
): readonly CompactionBoundary[] {
  if (!isParsedSession(value)) {
    throw refusal("", "expected { messages, compactions }");
  }
  const starts: number[] = [];
  const open: OpenCalls = { ids: [], isAnswered: false };
  const drafts = value.messages.flatMap((message, index) => {
    starts.push(0);
    return draftsOf(message, index, open);
  });
  for (const { pieces: [index] } of drafts) starts[index]++;
  const places = value.compactions.map((compaction, index) => {
    const { at, summary } = isObject(compaction) ? compaction : {};
    const isPlace = Number.isInteger(at) && (at as number) >= 0 &&
      (at as number) <= value.messages.length;
    if (!isPlace || typeof summary !== "string") {
      const found = "expected { at, summary }, at an index of the messages";
      throw refusal(`compactions[${index}]`, found);
    }
    const said = starts.slice(0, at as number).reduce((sum, n) => sum + n, 0);
    return { at: at as number + 1, said, summary, resent: [] };
  });
  return boundariesFrom(drafts, places);
}

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
    throw refusal(path, "expected { role: user or assistant, parts }");
  }
  return parts.map((part, place): MessageDraft => {
    const { kind, text } = isObject(part) ? part : {};
    if (typeof text !== "string") {
      throw refusal(`${path}.parts[${place}].text`, "expected text");
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
    const { name, input } = JSON.parse(text);
    return { name: String(name), arguments: isObject(input) ? input : {} };
  } catch {
    return { name: "call", arguments: { text } };
  }
}

function refusal(path: string, problem: string): FormatError {
  return new FormatError("parsed session", path, problem);
}

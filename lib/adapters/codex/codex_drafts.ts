import { show } from "../../conversation/check_message.ts";
import type { Message } from "../../conversation/message.ts";
import { messageTexts } from "../../conversation/message_text.ts";
import { CLIENT, SUMMARY } from "../asked_by_client.ts";
import type { MessageDraft } from "../message_draft.ts";
import { readResponsesItem } from "../openai_responses_items.ts";
import { at, isObject, type JsonObject, type Place, warn } from "../place.ts";
import { isCodexClient, isCodexSummary } from "./codex_client_text.ts";

/** An item that is being added to a rollout's messages. */
export interface CodexItem {
  /** The item. */
  readonly item: JsonObject;
  /** Index of its line. */
  readonly piece: number;
  /** Where it stands. */
  readonly place: Place;
  /** When its line was written. */
  readonly time?: string;
}

/**
 * Adds an item to the messages: calls in a row are one message, and what stands before an assistant's item, such as
 * reasoning, goes with it.
 *
 * @param drafts The messages so far; added to.
 * @param leading Pieces that wait for the item that they belong to; emptied.
 * @throws {FormatError} If a part cannot be counted, or a message has an unknown role.
 */
export function addCodexItem(
  drafts: MessageDraft[],
  leading: number[],
  given: CodexItem,
  summary = "",
): void {
  const { item, piece, place } = given;
  if (!isSaid(item)) {
    if (COMPACTION.test(`${item.type}`)) {
      warn(place, "a summary that only the server can read is not counted");
    } else if (!RIDING.test(`${item.type}`)) {
      warn(place, `an item of type ${show(item.type)} is not read`);
    }
    return void leading.push(piece);
  }
  const read = readResponsesItem(plainOutput(item), place);
  if (read.kind === "call") {
    const last = drafts.at(-1);
    const isOpen = last?.role === "assistant" && last.calls.length > 0;
    const draft = isOpen ? last : draftOf(given, "assistant");
    if (!isOpen) drafts.push(draft);
    draft.calls.push(read.call);
    draft.pieces.push(...leading.splice(0), piece);
  } else if (read.kind === "message") {
    const draft = { ...spoken(given, read.message, summary) };
    const leads = draft.role === "assistant" ? leading.splice(0) : [];
    leading.length = 0;
    draft.pieces.push(...leads, piece);
    drafts.push(draft);
  }
}

const COMPACTION = /^(?:context_)?compaction(?:_summary)?$/;

/** What a client writes beside what is said, and calls that have no result of their own. */
const RIDING = /^(?:reasoning|ghost_snapshot|other)$|_call$/;

/** Whether the item says something; all others ride along. */
function isSaid({ type, role, call_id }: JsonObject): boolean {
  return type === "message" || (type === undefined && role !== undefined) ||
    (typeof type === "string" && /_call(?:_output)?$/.test(type) &&
      (call_id ?? undefined) !== undefined) ||
    type === "function_call_output" || type === "function_call";
}

function spoken(
  given: CodexItem,
  { role, content, toolCallId }: Message,
  summary: string,
): MessageDraft {
  const name = isCodexSummary(given.item, summary)
    ? SUMMARY
    : isCodexClient(given.item)
    ? CLIENT
    : undefined;
  return {
    ...draftOf(given, name === undefined ? role : "assistant"),
    texts: [...messageTexts({ role, content })],
    ...(toolCallId === undefined ? {} : { toolCallId }),
    ...(name === undefined ? {} : { name }),
  };
}

function draftOf(
  { place, time }: CodexItem,
  role: MessageDraft["role"],
): MessageDraft {
  return {
    role,
    texts: [],
    calls: [],
    pieces: [],
    path: place.path,
    line: place.line ?? 0,
    ...(time === undefined ? {} : { time }),
  };
}

/** The item with a failed tool's `{ content, success }` as the text that it is. */
function plainOutput(item: JsonObject): JsonObject {
  const { output } = item;
  return isObject(output) && typeof output.content === "string"
    ? { ...item, output: output.content }
    : item;
}

/** The items of a compaction's history as messages, all of one turn; those that `known` has are left out. */
export function historyDrafts(
  given: Omit<CodexItem, "item">,
  history: readonly unknown[],
  summary: string,
  known: ReadonlySet<string>,
): MessageDraft[] {
  const drafts: MessageDraft[] = [];
  const list = at(given.place, ".replacement_history");
  history.forEach((item, index) => {
    const place = at(list, `[${index}]`);
    if (!isObject(item)) return warn(place, "this is no item; it is not read");
    addCodexItem(drafts, [], { ...given, item, place }, summary);
  });
  return drafts.filter(({ name, texts }) =>
    name !== CLIENT || !known.has(texts.join("\n"))
  ).map((draft, index, all) => {
    const starts = index === 0 || all[index - 1].role === "user";
    return draft.role === "user" && !starts
      ? { ...draft, continues: true }
      : draft;
  });
}

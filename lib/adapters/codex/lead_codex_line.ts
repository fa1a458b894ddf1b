import { NOTES_START } from "../../conversation/format_notes.ts";
import { isObject, type JsonObject } from "../place.ts";
import { leadContent } from "../write_items.ts";
import { codexTexts, isCodexClient } from "./codex_client_text.ts";
import { isBareItem } from "./codex_entry.ts";

/** The line with the block in front of the first thing that the user says in it. */
export function leadCodexLine(
  value: unknown,
  cutChars: number,
  block: string,
): unknown {
  const line = value as JsonObject;
  if (isBareItem(line)) return led(line, cutChars, block);
  const payload = line.payload as JsonObject;
  if (line.type !== "compacted") {
    return { ...line, payload: led(payload, cutChars, block) };
  }
  const { replacement_history: history, message } = payload;
  if (!Array.isArray(history)) {
    const text = `${message ?? ""}`.slice(cutChars);
    return { ...line, payload: { ...payload, message: block + text } };
  }
  const cut = cutChars === 0
    ? history
    : edited(history, startsWithNotes, cutChars, "");
  return {
    ...line,
    payload: { ...payload, replacement_history: edited(cut, isUser, 0, block) },
  };
}

function edited(
  history: readonly unknown[],
  isOne: (item: unknown) => boolean,
  cutChars: number,
  block: string,
): readonly unknown[] {
  const first = history.findIndex(isOne);
  return history.map((item, index) =>
    index === first ? led(item as JsonObject, cutChars, block) : item
  );
}

function led(item: JsonObject, cutChars: number, block: string): JsonObject {
  const content = leadContent(item.content, cutChars, block, "input_text");
  return { ...item, content };
}

function isUser(item: unknown): boolean {
  return isObject(item) && item.role === "user" && !isCodexClient(item);
}

function startsWithNotes(item: unknown): boolean {
  return isUser(item) &&
    codexTexts(item as JsonObject)[0]?.startsWith(NOTES_START);
}

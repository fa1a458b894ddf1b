import { leadingNotes } from "../lift_notes.ts";
import { isObject, type JsonObject } from "../place.ts";
import { leadContent } from "../write_items.ts";
import { codexTexts, isCodexClient } from "./codex_client_text.ts";
import { isBareItem } from "./codex_entry.ts";

/**
 * The line with the block in front of the first thing that the user says in it.
 *
 * @param value The line.
 * @param cuts Lengths of the blocks to take out of it: of a compaction's history each message that starts with notes
 *   has its own.
 * @param block What to put there; "" for nothing.
 */
export function leadCodexLine(
  value: unknown,
  cuts: readonly number[],
  block: string,
): unknown {
  const line = value as JsonObject;
  const [cutChars] = cuts;
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
  const bare = withoutNotes(history, cuts);
  const first = block === "" ? -1 : bare.findIndex(isUser);
  const replacement_history = bare.map((item, index) =>
    index === first ? led(item as JsonObject, 0, block) : item
  );
  return { ...line, payload: { ...payload, replacement_history } };
}

/** The history without these blocks; a message that held nothing else goes. */
function withoutNotes(
  history: readonly unknown[],
  cuts: readonly number[],
): readonly unknown[] {
  const left = cuts.filter((chars) => chars > 0);
  return history.flatMap((item) => {
    if (left.length === 0 || !isUser(item)) return [item];
    const [text = ""] = codexTexts(item as JsonObject);
    if (leadingNotes(text)?.chars !== left[0]) return [item];
    const cut = led(item as JsonObject, left.shift()!, "");
    return codexTexts(cut).join("") === "" ? [] : [cut];
  });
}

function led(item: JsonObject, cutChars: number, block: string): JsonObject {
  const content = leadContent(item.content, cutChars, block, "input_text");
  return { ...item, content };
}

function isUser(item: unknown): boolean {
  return isObject(item) && item.role === "user" && !isCodexClient(item);
}

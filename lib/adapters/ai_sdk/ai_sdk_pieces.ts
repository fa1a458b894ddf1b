import { isObject, type JsonObject } from "../place.ts";
import { leadContent } from "../write_items.ts";
import type { PlannedPiece } from "../write_plan.ts";

/** A part of a `UIMessage`, or a message that is left out as a whole. */
export interface AiSdkPiece {
  /** Index of its message. */
  readonly message: number;
  /** Index of the part; undefined for the whole message. */
  readonly part?: number;
}

/** The pieces of the messages, in order. */
export function aiSdkPieces(messages: readonly unknown[]): AiSdkPiece[] {
  return messages.flatMap((message, index) => {
    const parts = isObject(message) ? message.parts : undefined;
    return Array.isArray(parts) && parts.length > 0
      ? parts.map((_, part): AiSdkPiece => ({ message: index, part }))
      : [{ message: index }];
  });
}

/** The planned messages; those of which all parts are kept are the very values that were parsed. */
export function writeAiSdk(
  messages: readonly unknown[],
  plan: readonly PlannedPiece[],
): unknown[] {
  const pieces = aiSdkPieces(messages);
  const byMessage = Map.groupBy(
    plan,
    (planned) => planned.kind === "added" ? -1 : pieces[planned.piece].message,
  );
  return [...byMessage].map(([index, planned]) => {
    const [first] = planned;
    if (first.kind === "added") return added(messages, first.block);
    const message = messages[index] as JsonObject;
    const parts = message.parts as readonly unknown[] | undefined;
    const isWhole = planned.every(({ kind }) => kind === "kept") &&
      planned.length === (parts?.length || 1);
    return isWhole ? message : changed(message, planned, pieces);
  });
}

function changed(
  message: JsonObject,
  planned: readonly PlannedPiece[],
  pieces: readonly AiSdkPiece[],
): JsonObject {
  const [edit] = planned.filter((one) => one.kind === "edited");
  const content = edit === undefined || message.content === undefined
    ? {}
    : { content: lead(message.content, edit) };
  if (!Array.isArray(message.parts) || message.parts.length === 0) {
    const isBare = edit !== undefined && message.content === undefined;
    return { ...message, ...content, ...isBare && { parts: lead([], edit) } };
  }
  const all: readonly unknown[] = message.parts;
  const parts = planned.flatMap((one) => {
    if (one.kind === "added") return [];
    const part = all[pieces[one.piece].part!];
    if (one.kind === "kept") return [part];
    return lead([part], one) as unknown[];
  });
  const isBlank = (part: unknown) =>
    edit !== undefined && isObject(part) && part.type === "text" &&
    part.text === "";
  const shown = parts.filter((part) => !isBlank(part));
  return {
    ...message,
    ...content,
    parts: shown.length > 0 ? shown : parts,
  };
}

function lead(
  content: unknown,
  { cutChars, block }: PlannedPiece & { readonly kind: "edited" },
): unknown {
  return leadContent(content, cutChars, block, "text");
}

/** A user's message written as the others are. */
function added(messages: readonly unknown[], text: string): JsonObject {
  const like = messages.find((message) =>
    isObject(message) && Array.isArray(message.parts)
  );
  if (!isObject(like)) return { role: "user", content: text };
  return {
    ...("id" in like ? { id: `notes-${messages.length}` } : {}),
    role: "user",
    ...("content" in like ? { content: text } : {}),
    parts: [{ type: "text", text }],
  };
}

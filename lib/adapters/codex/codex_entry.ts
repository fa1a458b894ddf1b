import { isObject, type JsonObject } from "../place.ts";

/** What a line of a rollout is to the conversation. */
export type CodexEntry =
  /** An item that is sent to the model. */
  | { readonly kind: "item"; readonly item: JsonObject }
  /** Stands for all items before it, or for all but the user's own messages. */
  | {
    readonly kind: "compacted";
    readonly summary: string;
    readonly history?: readonly unknown[];
  }
  /** The user took back the last turns. */
  | { readonly kind: "rollback"; readonly turns: number }
  /** About the session; it has the instructions. */
  | { readonly kind: "session"; readonly instructions: string }
  /** Repeats, counts, settings. */
  | { readonly kind: "other" };

/**
 * What the line is to the conversation; lines of old files are the items themselves, without an envelope.
 *
 * @param value The parsed line.
 */
export function codexEntry(value: JsonObject): CodexEntry {
  const { type, payload } = value;
  if (!isObject(payload)) {
    if (isBareItem(value)) return { kind: "item", item: value };
    return isBareSession(value)
      ? { kind: "session", instructions: "" }
      : { kind: "other" };
  }
  switch (type) {
    case "response_item":
      return { kind: "item", item: payload };
    case "compacted":
      return {
        kind: "compacted",
        summary: textOr(payload.message),
        ...(Array.isArray(payload.replacement_history)
          ? { history: payload.replacement_history }
          : {}),
      };
    case "session_meta": {
      const base = payload.base_instructions;
      const instructions = textOr(isObject(base) ? base.text : base);
      return { kind: "session", instructions };
    }
    case "event_msg":
      return payload.type === "thread_rolled_back" &&
          typeof payload.num_turns === "number"
        ? { kind: "rollback", turns: payload.num_turns }
        : { kind: "other" };
    default:
      return { kind: "other" };
  }
}

/** An item without an envelope, as old files have it. */
export function isBareItem({ type, role, payload }: JsonObject): boolean {
  return payload === undefined && typeof type === "string" &&
    (type === "message" ? typeof role === "string" : BARE.test(type));
}

const BARE = /^reasoning$|_call(?:_output)?$|^ghost_snapshot$/;

/** The first line of old files. */
export function isBareSession(
  { id, timestamp, type, role, content }: JsonObject,
): boolean {
  return type === undefined && role === undefined && content === undefined &&
    typeof id === "string" && typeof timestamp === "string";
}

function textOr(value: unknown): string {
  return typeof value === "string" ? value : "";
}

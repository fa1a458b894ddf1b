import { show } from "../conversation/check_message.ts";
import { FormatError } from "../errors.ts";
import { adapters } from "./adapters.ts";
import type { FormatAdapter } from "./format_adapter.ts";
import { isObject } from "./place.ts";

/**
 * The adapter whose format the value has, by its structure.
 *
 * A mark that only one format has decides. Messages with nothing but a role and a text look the same in several formats
 * and are read as the first of `adapters`. It does not say that the value can be read without fault.
 *
 * @param value The parsed JSON; for JSON Lines the list of the lines' values.
 * @param layout Whether the file held one JSON value or one on each line.
 * @throws {FormatError} If the structure is unknown, or marks of two formats are mixed.
 *
 * @example A call of a tool tells OpenAI's messages from others
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const call = { id: "c1", type: "function", function: { name: "ls", arguments: "{}" } };
 * const value = [{ role: "assistant", content: null, tool_calls: [call] }];
 * assertEquals(detectFormat(value).name, "openai-chat");
 * ```
 */
export function detectFormat(
  value: unknown,
  layout: FormatAdapter["layout"] = "document",
): FormatAdapter {
  const found = adapters.filter((adapter) => adapter.layout === layout)
    .flatMap((adapter) => {
      const detection = adapter.detect(value);
      return detection ? [{ adapter, ...detection }] : [];
    });
  const [own, other] = found.filter((one) => one.own);
  if (other !== undefined) {
    throw new FormatError(
      "conversation",
      other.path,
      `a mark of ${other.adapter.name}, but ${
        own.path === "" ? "the whole" : own.path
      } has one of ${own.adapter.name}; name the format`,
    );
  }
  const chosen = own ?? found[0];
  if (chosen !== undefined) return chosen.adapter;
  throw new FormatError("conversation", "", unknownShape(value));
}

function unknownShape(value: unknown): string {
  const list = isObject(value) ? value.messages : value;
  if (Array.isArray(list) && list.length === 0) return "there is no message";
  const holders = Array.isArray(value)
    ? value.filter((item) => isObject(item) && Array.isArray(item.messages))
    : [];
  if (holders.length > 0) {
    return `expected one conversation, found a list of ${holders.length} with messages of their own; give one of them`;
  }
  const names = adapters.map(({ name }) => name).join(", ");
  return `the structure is none of ${names}; found ${shape(value)}`;
}

/** Lists and objects in one another that an error goes into. */
const SHOWN_LEVELS = 5;

/** Where messages, or what is said in one, may stand. */
const HOLDERS = ["messages", "contents", "input", "content", "parts", "data"];

/** In words, down to where a first message would stand. */
function shape(value: unknown, level = 0): string {
  if (level === SHOWN_LEVELS) return show(value);
  if (Array.isArray(value)) {
    return value.length === 0
      ? "an empty list"
      : `a list that starts with ${shape(value[0], level + 1)}`;
  }
  if (!isObject(value)) return show(value);
  const keys = Object.keys(value).slice(0, 6).map((key) => show(key));
  const inside = HOLDERS.find((name) =>
    typeof (value[name] ?? "") !== "string"
  );
  const more = inside === undefined
    ? ""
    : `, where ${show(inside)} is ${shape(value[inside], level + 1)}`;
  return `an object with ${keys.join(", ") || "no fields"}${more}`;
}

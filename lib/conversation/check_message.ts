import { writtenNumber } from "../text/written_numbers.ts";
import type { Message } from "./message.ts";

const ROLES: readonly unknown[] = ["system", "user", "assistant", "tool"];

/**
 * Nothing, if the value is a message whose texts are well-formed.
 *
 * @param message What should be a message.
 * @param path Where it stands, for the error: `turns[2].messages[0]`.
 * @throws {TypeError} If a field has the wrong shape: an unknown role, a part that is no text, arguments as a string.
 * @throws {RangeError} If a text holds a lone surrogate.
 *
 * @example A picture is refused by place and kind
 * ```ts
 * import { assertThrows } from "@std/assert";
 * const picture = { role: "user", content: [{ type: "image_url" }] };
 * assertThrows(
 *   () => checkMessage(picture as never, "messages[4]"),
 *   TypeError,
 *   'messages[4].content[0]: only text parts can be counted, found "image_url"',
 * );
 * ```
 */
export function checkMessage(message: Message, path: string): void {
  if (typeof message !== "object" || message === null) {
    throw new TypeError(`${path}: expected a message, found ${show(message)}`);
  }
  if (!ROLES.includes(message.role)) {
    throw new TypeError(
      `${path}.role: expected system, user, assistant or tool, found ${
        show(message.role)
      }`,
    );
  }
  for (const field of ["tool_calls", "tool_call_id", "function_call"]) {
    if (!(field in message)) continue;
    throw new TypeError(
      `${path}.${field}: OpenAI's spelling is understood by groupTurns() and readRequest(); here it is toolCalls and toolCallId`,
    );
  }
  checkContent(message.content, `${path}.content`);
  if (message.toolCallId !== undefined) {
    checkText(message.toolCallId, `${path}.toolCallId`);
  }
  if (message.name !== undefined) checkText(message.name, `${path}.name`);
  if (message.toolCalls !== undefined) checkToolCalls(message, path);
}

/** Nothing, if the value is a text without lone surrogates. */
export function checkText(text: unknown, path: string): void {
  if (typeof text !== "string") {
    throw new TypeError(`${path}: expected text, found ${show(text)}`);
  }
  if (!text.isWellFormed()) {
    throw new RangeError(
      `${path}: half of a surrogate pair stands alone; repair it with toWellFormed()`,
    );
  }
}

/** A value as an error may show it: short, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : `${value}`;
  return text.length > 60 ? `${text.slice(0, 57).toWellFormed()}…` : text;
}

function checkContent(content: Message["content"], path: string): void {
  if (!Array.isArray(content)) return checkText(content, path);
  content.forEach((part, index) => {
    if (part?.type !== "text") {
      throw new TypeError(
        `${path}[${index}]: only text parts can be counted, found ${
          show(part?.type)
        }`,
      );
    }
    checkText(part.text, `${path}[${index}].text`);
  });
}

function checkToolCalls(message: Message, path: string): void {
  if (!Array.isArray(message.toolCalls)) {
    throw new TypeError(
      `${path}.toolCalls: expected a list, found ${show(message.toolCalls)}`,
    );
  }
  if (message.role !== "assistant" && message.toolCalls.length > 0) {
    throw new TypeError(
      `${path}.toolCalls: only an assistant calls tools, the role is ${message.role}`,
    );
  }
  message.toolCalls.forEach((call, index) => {
    const place = `${path}.toolCalls[${index}]`;
    checkText(call?.id, `${place}.id`);
    checkText(call.name, `${place}.name`);
    const given = call.arguments as unknown;
    if (typeof given !== "object" || given === null || Array.isArray(given)) {
      throw new TypeError(
        `${place}.arguments: expected an object, found ${show(given)}`,
      );
    }
    checkDeep(given, `${place}.arguments`);
  });
}

/** How deep a JSON value may be nested: renderers and writers walk it by calling themselves. */
const MOST_LEVELS = 500;

/** Nothing, if the value is JSON, not too deep, and each of its texts, keys included, is without lone surrogates. */
export function checkDeep(value: unknown, path: string, level = 0): void {
  if (typeof value === "string") return checkText(value, path);
  if (value === null || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (typeof value !== "object" || !isPlain(value)) {
    throw new TypeError(
      `${path}: expected a JSON value, found ${showKind(value)}`,
    );
  }
  if (level === MOST_LEVELS) {
    throw new RangeError(
      `${path.slice(0, 60)}…: nested deeper than ${MOST_LEVELS} levels`,
    );
  }
  for (const [key, item] of Object.entries(value)) {
    checkText(key, path);
    const isKnown = item === undefined || writtenNumber(value, key);
    if (!isKnown) checkDeep(item, `${path}.${key}`, level + 1);
  }
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null ||
    Object.getPrototypeOf(prototype) === null;
}

function showKind(value: unknown): string {
  if (typeof value === "number") return `the number ${value}`;
  return typeof value === "object"
    ? `a ${value?.constructor.name}`
    : `a ${typeof value}`;
}

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

/** Nothing, if every text in a JSON value, keys included, is without lone surrogates. */
export function checkDeep(value: unknown, path: string): void {
  if (typeof value === "string") checkText(value, path);
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    checkText(key, path);
    checkDeep(item, `${path}.${key}`);
  }
}

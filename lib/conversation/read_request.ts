import { FormatError } from "../errors.ts";
import { show } from "./check_message.ts";
import { checkRequest } from "./check_request.ts";
import { readMessage } from "./read_message.ts";
import type { CompactionRequest } from "./request.ts";

const FIELDS = [
  "instructions",
  "turns",
  "question",
  "questionId",
  "inFlight",
  "inputBudget",
  "notesReserve",
  "notes",
  "dates",
  "tools",
  "thinking",
];

const TURN_FIELDS = ["id", "messages", "time"];

/**
 * The request that a parsed JSON file holds.
 *
 * Field names may be written `input_budget` as well as `inputBudget`, a role `developer` is read as `system`, and an
 * assistant's `content: null` beside tool calls as "". Fields that start with `$` or `//` are the writer's own; any
 * other unknown field is refused, so that a misspelt option is not lost without a word.
 *
 * @param value The parsed file.
 * @throws {FormatError} If it is no request; the message names the field.
 *
 * @example Snake case is fine
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const request = readRequest({
 *   instructions: "", turns: [], question: "Hi", input_budget: 99, notes_reserve: 9,
 * });
 * assertEquals(request.inputBudget, 99);
 * ```
 */
export function readRequest(value: unknown): CompactionRequest {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new FormatError(
      "request",
      "",
      `expected an object with instructions, turns, question, inputBudget and notesReserve, found ${
        show(value)
      }`,
    );
  }
  const fields = camelFields(value, FIELDS, "request");
  const request = {
    instructions: "",
    ...fields,
    turns: mapList(fields.turns, readTurn, "turns"),
    ...(fields.inFlight === undefined ? {} : {
      inFlight: mapList(fields.inFlight, readMessage, "inFlight"),
    }),
    ...(fields.tools === undefined ? {} : {
      tools: mapList(fields.tools, readTool, "tools"),
    }),
  } as unknown as CompactionRequest;
  try {
    checkRequest(request);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) {
      throw error;
    }
    throw new FormatError("request", "", error.message);
  }
  return request;
}

/**
 * The object's fields under their camel-case names.
 *
 * @param value A parsed object.
 * @param names The names that it may have.
 * @param format Named in the error.
 * @param path Where the object stands, for the error, with a dot at its end.
 * @throws {FormatError} If a field is unknown, or given in both spellings.
 */
export function camelFields(
  value: object,
  names: readonly string[],
  format: string,
  path = "",
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key.startsWith("$") || key.startsWith("//")) continue;
    const name = key.replace(
      /_([a-z])/g,
      (_, letter: string) => letter.toUpperCase(),
    );
    if (!names.includes(name)) {
      throw new FormatError(
        format,
        path + show(key).slice(1, -1),
        `unknown field; known are ${names.join(", ")}`,
      );
    }
    if (Object.hasOwn(fields, name)) {
      throw new FormatError(format, path + key, `${name} is given twice`);
    }
    fields[name] = item;
  }
  return fields;
}

function mapList(
  value: unknown,
  read: (item: unknown, path: string) => unknown,
  path: string,
): unknown {
  return Array.isArray(value)
    ? value.map((item, index) => read(item, `${path}[${index}]`))
    : value;
}

function readTurn(value: unknown, path: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const fields = camelFields(value, TURN_FIELDS, "request", `${path}.`);
  return {
    ...fields,
    messages: mapList(fields.messages, readMessage, `${path}.messages`),
  };
}

/** OpenAI's wrapping `{ type: "function", function: { … } }` is taken off. */
function readTool(value: unknown): unknown {
  return (value as { function?: unknown } | null)?.function ?? value;
}

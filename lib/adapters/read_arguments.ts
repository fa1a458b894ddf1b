import { parseExact } from "../text/parse_exact.ts";
import { jsonExcess } from "../text/json_excess.ts";
import { isObject, type JsonObject, type Place, warn } from "./place.ts";

/**
 * A call's arguments as an object; text that is no JSON object is kept whole under `arguments`, with a warning.
 *
 * @param value JSON as text, as OpenAI has it, or an object.
 */
export function readArguments(value: unknown, place: Place): JsonObject {
  if (isObject(value)) return value;
  if (value === undefined || value === null) return {};
  if (typeof value === "string" && value.trim() === "") return {};
  const parsed = typeof value === "string" ? parsedOr(value) : value;
  if (isObject(parsed)) return parsed;
  warn(place, "the arguments are no JSON object; they are read as one text");
  return { arguments: value };
}

function parsedOr(text: string): unknown {
  if (jsonExcess(text) !== undefined) return;
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

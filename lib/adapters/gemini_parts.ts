import { readArguments } from "./read_arguments.ts";
import { stringifyExact } from "../text/stringify_exact.ts";
import type { JsonObject } from "./place.ts";
import {
  at,
  isObject,
  listAt,
  misfit,
  type Place,
  refusal,
  warn,
} from "./place.ts";

/** What a part of a content is to a conversation. */
export type GeminiPart =
  | { readonly kind: "text"; readonly text: string }
  | {
    readonly kind: "call";
    readonly id?: string;
    readonly name: string;
    readonly arguments: JsonObject;
  }
  | {
    readonly kind: "result";
    readonly id?: string;
    readonly name: string;
    readonly text: string;
  };

/**
 * The parts of a content; thoughts ride along, with a warning.
 *
 * Python's and JavaScript's spellings are understood, texts without a part around them too, and fields that are null
 * count as missing.
 *
 * @throws {FormatError} If a part cannot be counted, such as an image.
 */
export function readGeminiParts(
  value: unknown,
  place: Place,
): readonly GeminiPart[] {
  if ((value ?? null) === null) return [];
  return listAt(value, place).flatMap((part, index): readonly GeminiPart[] => {
    const here = at(place, `[${index}]`);
    if (typeof part === "string") return [{ kind: "text", text: part }];
    if (!isObject(part)) throw misfit(here, "a part", part);
    return readPart(part, here);
  });
}

function readPart(part: JsonObject, place: Place): readonly GeminiPart[] {
  const call = field(part, "functionCall", "function_call");
  if (isObject(call)) {
    const args = readArguments(call.args, at(place, ".functionCall.args"));
    return [{ kind: "call", ...named(call, place), arguments: args }];
  }
  const response = field(part, "functionResponse", "function_response");
  if (isObject(response)) {
    if (Array.isArray(response.parts)) {
      readGeminiParts(response.parts, at(place, ".functionResponse.parts"));
    }
    const text = responseText(response.response);
    return [{ kind: "result", ...named(response, place), text }];
  }
  const code = field(part, "executableCode", "executable_code");
  if (isObject(code)) return [{ kind: "text", text: `${code.code ?? ""}` }];
  const ran = field(part, "codeExecutionResult", "code_execution_result");
  if (isObject(ran)) return [{ kind: "text", text: `${ran.output ?? ""}` }];
  if (typeof part.text === "string" && part.thought !== true) {
    return [{ kind: "text", text: part.text }];
  }
  return rideAlong(part, place);
}

function rideAlong(part: JsonObject, place: Place): [] {
  const kinds = Object.keys(part).filter((key) => (part[key] ?? null) !== null);
  const data = kinds.find((key) => /^(?:inline|file)_?data$/i.test(key));
  if (data !== undefined) {
    throw refusal(place, `only text parts can be counted, found "${data}"`);
  }
  const kind = part.thought === true ? "thought" : kinds.join(", ");
  warn(
    place,
    `a part with ${kind || "nothing"} rides along; it is not counted`,
  );
  return [];
}

function named(value: JsonObject, place: Place): { id?: string; name: string } {
  const { id, name } = value;
  if (typeof (id ?? "") !== "string") {
    throw misfit(at(place, ".id"), "text", id);
  }
  return {
    ...(typeof id === "string" && id !== "" ? { id } : {}),
    name: typeof name === "string" ? name : "",
  };
}

/** A response that is one text under some name is that text; any other is its JSON. */
function responseText(response: unknown): string {
  if ((response ?? null) === null) return "";
  const values = isObject(response) ? Object.values(response) : [];
  return values.length === 1 && typeof values[0] === "string"
    ? values[0]
    : stringifyExact(response);
}

/** The field under its JavaScript or its Python name. */
export function field(
  value: JsonObject,
  camel: string,
  snake: string,
): unknown {
  return value[camel] ?? value[snake] ?? undefined;
}

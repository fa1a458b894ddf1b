import { show } from "../conversation/check_message.ts";
import { FormatError } from "../errors.ts";
import type { FormatName } from "./format_name.ts";
import type { FormatWarning } from "./parsed_conversation.ts";

/** A place in a file that is being read: it makes errors and warnings that name it. */
export interface Place {
  /** The format that is read. */
  readonly format: FormatName;
  /** The place: `messages[3].content`. */
  readonly path: string;
  /** Its line in the file, for JSON Lines. */
  readonly line?: number;
  /** Takes what is warned of. */
  readonly warnings: FormatWarning[];
}

/** The place below: `.role`, `[3]`. */
export function at(place: Place, step: string): Place {
  return { ...place, path: place.path + step };
}

/** An error that says what was expected here and what was found. */
export function misfit(
  place: Place,
  expected: string,
  found: unknown,
): FormatError {
  return refusal(place, `expected ${expected}, found ${show(found)}`);
}

/** An error with the words as they are. */
export function refusal(place: Place, problem: string): FormatError {
  return new FormatError(place.format, place.path, problem, place.line);
}

/** Notes a warning. */
export function warn(place: Place, problem: string): void {
  const { path, line } = place;
  place.warnings.push({
    path,
    ...(line === undefined ? {} : { line }),
    problem,
  });
}

/** The value as an object. */
export function objectAt(value: unknown, place: Place): JsonObject {
  if (isObject(value)) return value;
  throw misfit(place, "an object", value);
}

/** The value as a text. */
export function textAt(value: unknown, place: Place): string {
  if (typeof value === "string") return value;
  throw misfit(place, "text", value);
}

/** The value as a list. */
export function listAt(value: unknown, place: Place): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw misfit(place, "a list", value);
}

/** An object of a parsed JSON file. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

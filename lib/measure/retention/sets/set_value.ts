import { FormatError } from "../../../errors.ts";

/** A value of a set's file, with its place for errors. */
export interface SetValue {
  /** What stands there. */
  readonly value: unknown;
  /** The set. */
  readonly set: string;
  /** The place in the file: `[3].qa[2].question`. */
  readonly path: string;
}

/** The value of a key; undefined where the object has none. */
export function fieldOf(object: SetValue, key: string): SetValue {
  const { set, path } = object;
  if (!isRecord(object.value)) throw misfit(object, "an object");
  const below = path === "" ? key : `${path}.${key}`;
  return { value: object.value[key], set, path: below };
}

/** The items of a list. */
export function itemsOf(list: SetValue): readonly SetValue[] {
  const { value, set, path } = list;
  if (!Array.isArray(value)) throw misfit(list, "a list");
  return value.map((item, index) => ({
    value: item,
    set,
    path: `${path}[${index}]`,
  }));
}

/** The keys of an object. */
export function keysOf(object: SetValue): readonly string[] {
  if (isRecord(object.value)) return Object.keys(object.value);
  throw misfit(object, "an object");
}

/** A text; a number is its digits. */
export function textOf(text: SetValue): string {
  if (typeof text.value === "string") return text.value;
  if (typeof text.value === "number") return String(text.value);
  throw misfit(text, "text");
}

/** An error that says what was expected here. */
export function misfit(
  { set, path, value }: SetValue,
  expected: string,
): FormatError {
  const found = value === null
    ? "null"
    : Array.isArray(value)
    ? "a list"
    : typeof value;
  return new FormatError(set, path, `expected ${expected}, found ${found}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

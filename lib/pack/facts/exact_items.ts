import { show } from "../../conversation/check_message.ts";
import { FormatError } from "../../errors.ts";

/** An exact item that a tool of the caller's owns, such as a fingerprint; a pack carries it unchanged. */
export interface ExactItem {
  /** What it is, such as `ratchet-fingerprint`; items of a kind stand under one heading. */
  readonly kind: string;
  /** Its name among those of its kind. */
  readonly id?: string;
  /** Its text. */
  readonly text: string;
}

const FORMAT = "exact items";
const FIELDS = ["kind", "id", "text"];

/**
 * The exact items of a JSON value: `[{ kind, id?, text }]`.
 *
 * It does not look at what they say. Fields whose names start with `$` or `//` are the writer's own.
 *
 * @param value What `JSON.parse` gave.
 * @throws {FormatError} If it is no such list; the message names the place.
 *
 * @example
 * ```ts
 * import { assertThrows } from "@std/assert";
 * import { FormatError } from "../../errors.ts";
 * assertThrows(
 *   () => readExactItems([{ kind: "change-plan-scope" }]),
 *   FormatError,
 *   "Cannot read the exact items: [0].text: expected text, found nothing",
 * );
 * ```
 */
export function readExactItems(value: unknown): readonly ExactItem[] {
  if (!Array.isArray(value)) throw problem("", "a list", value);
  return value.map((item, index) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      throw problem(`[${index}]`, "an object", item);
    }
    for (const name of Object.keys(item)) {
      if (FIELDS.includes(name) || /^(?:\$|\/\/)/.test(name)) continue;
      throw new FormatError(
        FORMAT,
        `[${index}].${show(name).slice(1, -1)}`,
        "unknown field; there are kind, id and text",
      );
    }
    const { kind, id, text } = item;
    const place = (name: string) => `[${index}].${name}`;
    if (typeof kind !== "string" || kind.trim() === "") {
      throw problem(place("kind"), "text that is not blank", kind);
    }
    if (id !== undefined && typeof id !== "string") {
      throw problem(place("id"), "text", id);
    }
    if (typeof text !== "string") throw problem(place("text"), "text", text);
    return { kind, ...(id === undefined ? {} : { id }), text };
  });
}

function problem(path: string, expected: string, found: unknown): FormatError {
  return new FormatError(
    FORMAT,
    path,
    `expected ${expected}, found ${show(found)}`,
  );
}

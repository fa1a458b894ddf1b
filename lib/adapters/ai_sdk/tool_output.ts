import { stringifyExact } from "../../text/stringify_exact.ts";
import { show } from "../../conversation/check_message.ts";
import type { TextPart } from "../../conversation/message.ts";
import {
  at,
  isObject,
  type JsonObject,
  type Place,
  refusal,
} from "../place.ts";
import { readPart } from "../read_content.ts";

/** What a model is told of a call that the user has not allowed. */
export const DENIED = "Tool execution denied.";

/**
 * The text of a result: of a tagged `output`, or of v4's `result`, which has no tag.
 *
 * @throws {FormatError} If a part of it cannot be counted, such as an image.
 */
export function resultTexts(
  part: JsonObject,
  place: Place,
): string | readonly TextPart[] {
  const { output, result } = part;
  if (!isObject(output) || typeof output.type !== "string") {
    return plainText(output ?? result);
  }
  const { type, value, reason } = output;
  if (type === "execution-denied") {
    return typeof reason === "string" ? reason : DENIED;
  }
  if (type !== "content" || !Array.isArray(value)) return plainText(value);
  return value.flatMap((item, index) => {
    const here = at(place, `.output.value[${index}]`);
    if (isObject(item) && FILES.test(`${item.type}`)) {
      throw refusal(
        here,
        `only text parts can be counted, found ${show(item.type)}`,
      );
    }
    return readPart(item, here, { text: { text: "text" } });
  });
}

/** `image-data`, `file-url`, `media` and the like. */
const FILES = /^(?:image|file|media)(?:-|$)/;

/** A text as it is, nothing as "", all else as its JSON. */
export function plainText(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined ? "" : stringifyExact(value);
}

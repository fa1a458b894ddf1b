import { show } from "../conversation/check_message.ts";
import type { Message, TextPart } from "../conversation/message.ts";
import { at, isObject, misfit, type Place, refusal, warn } from "./place.ts";

/** What a format's parts hold. */
export interface PartKinds {
  /** Types of parts that are text, each with the field that holds it. */
  readonly text: Readonly<Record<string, string>>;
}

/**
 * The content's texts.
 *
 * Images, sound and files are refused by place and type: they cost tokens, and no number of ours would be true. A part
 * of an unknown type rides along uncounted, with a warning.
 *
 * @throws {FormatError} If it is neither text nor a list of parts, or a part cannot be counted.
 */
export function readContent(
  value: unknown,
  place: Place,
  kinds: PartKinds,
): Message["content"] {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) {
    throw misfit(place, "text or a list of parts", value);
  }
  return value.flatMap((part, index) =>
    readPart(part, at(place, `[${index}]`), kinds)
  );
}

/** The part's text; nothing for a part that is not counted. */
export function readPart(
  part: unknown,
  place: Place,
  kinds: PartKinds,
): readonly TextPart[] {
  if (!isObject(part) || typeof part.type !== "string") {
    throw misfit(place, "a part with a type", part);
  }
  if (Object.hasOwn(kinds.text, part.type)) {
    const field = kinds.text[part.type];
    const text = part[field];
    if (typeof text !== "string") {
      throw misfit(at(place, `.${field}`), "text", text);
    }
    return [{ type: "text", text }];
  }
  if (COSTLY.test(part.type)) {
    throw refusal(
      place,
      `only text parts can be counted, found ${show(part.type)}`,
    );
  }
  warn(
    place,
    `a part of type ${show(part.type)} rides along; it is not counted`,
  );
  return [];
}

/** Types of parts whose cost in tokens is real and unknown, and another format's texts, calls and results where they cannot stand. */
const COSTLY =
  /^(?:input|output)_text$|^(?:input_)?(?:image|audio|video|file|document|media|search_result)(?:_url|_data)?$|^tool[_-](?:use|call|result)$/;

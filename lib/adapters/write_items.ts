import { isObject } from "./place.ts";
import type { PlannedPiece } from "./write_plan.ts";

/** How a format's items take and lose a block of notes. */
export interface ItemEditor {
  /** A copy of the user message whose text starts with the block, after `cutChars` were taken from its start. */
  edit(item: unknown, cutChars: number, block: string): unknown;
  /** A new user message that holds only the block. */
  add(block: string): unknown;
}

/** The planned items; kept ones are the very values that were parsed. */
export function writeItems(
  items: readonly unknown[],
  plan: readonly PlannedPiece[],
  editor: ItemEditor,
): unknown[] {
  return plan.map((planned) => {
    switch (planned.kind) {
      case "kept":
        return items[planned.piece];
      case "edited":
        return editor.edit(
          items[planned.piece],
          planned.cutChars,
          planned.block,
        );
      case "added":
        return editor.add(planned.block);
    }
  });
}

/**
 * The content, text or parts, with the block in front of its first text.
 *
 * @param content A text, or a list of parts of which some are text.
 * @param cutChars Characters to take from the start of the first text.
 * @param block What to put there; "" for nothing.
 * @param partType Type of the part that is made where there is no text; parts have none unless given.
 */
export function leadContent(
  content: unknown,
  cutChars: number,
  block: string,
  partType?: string,
): unknown {
  if (typeof content === "string") return block + content.slice(cutChars);
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  const first = parts.findIndex((part) => textIn(part) !== undefined);
  if (first < 0) {
    const type = partType === undefined ? {} : { type: partType };
    return [{ ...type, text: block }, ...parts];
  }
  const part = parts[first];
  const text = block + textIn(part)!.slice(cutChars);
  const rest = parts.slice(first + 1);
  const isGone = text === "" && rest.length > 0;
  const led = typeof part === "string" ? text : { ...part as object, text };
  return [...parts.slice(0, first), ...(isGone ? [] : [led]), ...rest];
}

/** The text of a part that readers take for text: of another type, or a thought, it rides along. */
function textIn(part: unknown): string | undefined {
  if (typeof part === "string") return part;
  if (!isObject(part) || typeof part.text !== "string") return;
  const { type = "text", thought } = part;
  return /^(?:input_|output_)?text$/.test(`${type}`) && thought !== true
    ? part.text
    : undefined;
}

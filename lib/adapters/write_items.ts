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
 * @param content A text, or a list of parts of which some have a `text`.
 * @param cutChars Characters to take from the start of the first text.
 * @param block What to put there; "" for nothing.
 * @param partType Type of the part that is made where there is no text.
 */
export function leadContent(
  content: unknown,
  cutChars: number,
  block: string,
  partType: string,
): unknown {
  if (typeof content === "string") return block + content.slice(cutChars);
  const parts = Array.isArray(content) ? content : [];
  const first = parts.findIndex((part) => typeof part?.text === "string");
  if (first < 0) return [{ type: partType, text: block }, ...parts];
  const text = block + parts[first].text.slice(cutChars);
  const rest = parts.slice(first + 1);
  const isGone = text === "" && rest.length > 0;
  return [
    ...parts.slice(0, first),
    ...(isGone ? [] : [{ ...parts[first], text }]),
    ...rest,
  ];
}

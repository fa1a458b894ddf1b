import type { Message, TextPart } from "../conversation/message.ts";
import { FormatError } from "../errors.ts";
import type { SourcedMessage } from "./sourced_message.ts";

/**
 * What is in flight, as assistant and tool messages only: words beside results are more parts of the last result.
 *
 * @throws {FormatError} If a user's message stands between a call and its result.
 */
export function foldContinued(
  format: string,
  flying: readonly SourcedMessage[],
): readonly SourcedMessage[] {
  const folded: SourcedMessage[] = [];
  for (const sourced of flying) {
    const last = folded.at(-1);
    if (sourced.message.role !== "user") {
      folded.push(sourced);
    } else if (sourced.continues && last?.message.role === "tool") {
      folded[folded.length - 1] = {
        ...last,
        message: withMore(last.message, sourced.message),
        pieces: [...new Set([...last.pieces, ...sourced.pieces])],
      };
    } else {
      throw new FormatError(
        format,
        sourced.path,
        "a user's message stands between a call and its result while the turn is in flight",
        sourced.line,
      );
    }
  }
  return folded;
}

function withMore(message: Message, more: Message): Message {
  return { ...message, content: [...partsOf(message), ...partsOf(more)] };
}

function partsOf({ content }: Message): readonly TextPart[] {
  return typeof content === "string"
    ? [{ type: "text", text: content }]
    : content;
}

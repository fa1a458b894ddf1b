import { messageTexts } from "../../conversation/message_text.ts";
import type { Arrival } from "../../replay/arrival.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { joinLines } from "../../text/join_lines.ts";

/** So much of a turn is shown where it is pointed at. */
const OPENING_CHARS = 160;

/** A turn in a line: who speaks, what it costs, how it begins. */
export function turnWords({ id, messages, tokens }: Arrival): string {
  const cost = tokens === undefined
    ? ""
    : `, ${wholeNumber(tokens)} teaching tokens`;
  return `${id} ${messages[0].role}${cost}: ${openingOf(messages)}`;
}

function openingOf(messages: Arrival["messages"]): string {
  const text = messages.map((message) => messageTexts(message).join(""))
    .join("\n");
  const line = joinLines(text.slice(0, OPENING_CHARS * 2)).trim();
  const cut = [...line].slice(0, OPENING_CHARS).join("");
  const isWhole = cut.length === line.length &&
    text.length <= OPENING_CHARS * 2;
  return isWhole ? cut : `${cut}…`;
}

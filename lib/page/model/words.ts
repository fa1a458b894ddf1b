import type { Arrival } from "../../replay/arrival.ts";
import type { Replay } from "../../replay/replay.ts";
import type { FactState, ReplayState } from "../../replay/replay_state.ts";
import { messageTexts } from "../../conversation/message_text.ts";
import { joinLines } from "../../text/join_lines.ts";
import { replayTime } from "../../report/replay_time.ts";

/** A number as readers write it: `1,204`. */
export function number(value: number): string {
  return value.toLocaleString("en");
}

/** The unit of a replay's tokens, in full. */
export function unitOf(kind: "lesson" | "request"): string {
  return kind === "lesson" ? "teaching tokens" : "tokens";
}

/** What the window says of a fact, in words, without its sources. */
export function factWord(
  { mentioned, supported, status }: Pick<
    FactState,
    "mentioned" | "supported" | "status"
  >,
): string {
  const stale = status === "stale" ? "stale, " : "";
  if (mentioned) {
    return stale + (supported ? "backed by its source" : "only mentioned");
  }
  if (status === "not yet said" || status === "not sent") return status;
  return status === "absent"
    ? "replaced and gone: not in the window"
    : "not in the window";
}

/** A turn in a line: who speaks, what it costs, how it begins. */
export function turnWords({ id, messages, tokens }: Arrival): string {
  const [first] = messages;
  const cost = tokens === undefined ? "" : `, ${tokens} teaching tokens`;
  return `${id} ${first.role}${cost}: ${openingOf(textOf(messages), 160)}`;
}

/** All that the messages say. */
export function textOf(messages: Arrival["messages"]): string {
  return messages.map((message) => messageTexts(message).join("")).join("\n");
}

/** The first letters of a text on one line. */
export function openingOf(text: string, letters: number): string {
  const line = joinLines(text.slice(0, letters * 2)).trim();
  const cut = [...line].slice(0, letters).join("");
  return cut.length < line.length || text.length > letters * 2
    ? `${cut}…`
    : cut;
}

/** Where the replay stands: `At 30.0 s, arrival 4 of 8`. */
export function momentWords(replay: Replay, state: ReplayState): string {
  if (state.arrived === 0) return "Nothing has arrived yet";
  return `At ${replayTime(state.seconds)}, arrival ${
    number(state.arrived)
  } of ${number(replay.arrivals.length)}`;
}

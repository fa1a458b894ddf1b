import { callText } from "../../conversation/call_text.ts";
import { messageTexts } from "../../conversation/message_text.ts";
import type { Message } from "../../conversation/message.ts";
import type { Note } from "../../conversation/note.ts";
import type { Arrival } from "../../replay/arrival.ts";
import { askedPart } from "../../replay/asked_part.ts";
import { backsFact } from "../../replay/backs_fact.ts";
import { SUMMARY_ID } from "../../replay/lesson.ts";
import type { Replay, ReplayFact } from "../../replay/replay.ts";
import type { FactPlace, ReplayState } from "../../replay/replay_state.ts";
import { includesText } from "../../text/includes_text.ts";
import type { Mark } from "./mark_text.ts";

/** A turn, the summary or a note, with what it says of the facts. */
export interface EvidenceRow {
  readonly id: string;
  /** Who says what. */
  readonly lines: readonly { readonly role: string; readonly text: string }[];
  /** Lesson only: teaching tokens. */
  readonly tokens?: number;
  /** Turns whose words it carries as evidence: `source T2`. */
  readonly sources: readonly string[];
  /** Whether it says a fact's words without being its evidence. */
  readonly mentions: boolean;
  readonly marks: readonly Mark[];
}

/** The turns of the window as rows; the summary stands where the window has it. */
export function retainedRows(
  replay: Replay,
  state: ReplayState,
  ids: readonly string[],
): readonly EvidenceRow[] {
  const turns = new Map(replay.arrivals.map((turn) => [turn.id, turn]));
  return ids.map((id) => {
    const turn = turns.get(id);
    if (turn) return turnRow(replay, state, turn, id === state.turn);
    if (id === SUMMARY_ID && replay.kind === "lesson") {
      return summaryRow(replay, state);
    }
    return { ...EMPTY_ROW, id };
  });
}

/** The turns that left as rows; what became a note is marked in them. */
export function leftRows(
  replay: Replay,
  state: ReplayState,
  ids: readonly string[],
): readonly EvidenceRow[] {
  const wanted = new Set(ids);
  const notes = state.summary?.notes ?? [];
  return replay.arrivals.filter(({ id }) => wanted.has(id)).map((turn) => ({
    ...EMPTY_ROW,
    id: turn.id,
    tokens: turn.tokens,
    lines: linesOf(turn.messages),
    marks: notes.filter(({ source, written }) =>
      source.turn === turn.id && !written
    ).map(({ text }) => ({ text, kind: "noted" })),
  }));
}

/** What a note says of the facts. */
export function noteRow(
  { facts }: Replay,
  state: ReplayState,
  note: Note,
): EvidenceRow {
  const said = saidAt(
    facts,
    state,
    (place, fact) =>
      place.turn === note.source.turn && place.role === note.source.role &&
      (place.note === "written") === (note.written !== undefined) &&
      place.note !== undefined && includesText(note.text, fact.text),
  );
  return {
    ...said,
    id: note.source.turn,
    lines: [{ role: note.source.role, text: note.text }],
  };
}

const EMPTY_ROW: EvidenceRow = {
  id: "",
  lines: [],
  sources: [],
  mentions: false,
  marks: [],
};

/** The newest turn has its user's words in the window; the rest of it comes in with the next one. */
function turnRow(
  { kind, facts }: Replay,
  state: ReplayState,
  turn: Arrival,
  isNewest: boolean,
): EvidenceRow {
  const { asked } = askedPart(turn);
  const shown = kind === "request" && isNewest && asked.length > 0
    ? asked
    : turn.messages;
  return {
    ...saidAt(facts, state, (place) => !place.note && place.turn === turn.id),
    id: turn.id,
    tokens: turn.tokens,
    lines: linesOf(shown),
  };
}

function summaryRow({ facts }: Replay, state: ReplayState): EvidenceRow {
  const { covers = [], notes = [] } = state.summary ?? {};
  return {
    ...saidAt(facts, state, (place) => place.note !== undefined),
    id: SUMMARY_ID,
    tokens: state.tokens.summary,
    lines: [
      { role: "summary", text: `covers ${covers.join(" ")}` },
      ...notes.map(({ source, text }) => ({
        role: `${source.turn} ${source.role}`,
        text,
      })),
    ],
  };
}

/** What the facts have at the places that belong to a row. */
function saidAt(
  facts: readonly ReplayFact[],
  state: ReplayState,
  belongs: (place: FactPlace, fact: ReplayFact) => boolean,
): Pick<EvidenceRow, "sources" | "mentions" | "marks"> {
  const sources = new Set<string>();
  const marks: Mark[] = [];
  facts.forEach((fact, index) => {
    const { places, supported } = state.facts[index];
    const here = places.filter((place) => belongs(place, fact));
    if (here.length === 0) return;
    const backed = supported === true &&
      here.some((place) => backsFact(place, fact));
    if (backed) sources.add(fact.source?.turn ?? "");
    marks.push({ text: fact.text, kind: backed ? "backed" : "mention" });
  });
  return {
    sources: [...sources],
    mentions: marks.some(({ kind }) => kind === "mention"),
    marks,
  };
}

function linesOf(messages: readonly Message[]): EvidenceRow["lines"] {
  return messages.map((message) => ({
    role: message.role,
    text: [
      messageTexts(message).join(""),
      ...(message.toolCalls ?? []).map((call) => `calls ${callText(call)}`),
    ].filter((text) => text !== "").join("\n"),
  }));
}

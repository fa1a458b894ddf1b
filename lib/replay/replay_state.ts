import type { Role } from "../conversation/message.ts";
import type { Note } from "../conversation/note.ts";
import type { ProbePlace, ProbeStatus } from "../probe/probe.ts";
import type { ReplayOperation } from "./replay_operation.ts";

/** What a window takes, part by part, in the replay's unit. */
export interface ReplayTokens {
  /** What it may take. */
  readonly budget: number;
  /** With all that the arrival brings, before anything leaves. */
  readonly attempted: number;
  /** What cannot leave: a lesson's system turns; a request's instructions, tools, question and open tool round. */
  readonly required: number;
  /** The kept turns. */
  readonly kept: number;
  /** The summary, or the notes. */
  readonly summary: number;
  /** The whole that is sent; 0 where the arrival is refused. */
  readonly total: number;
}

/** What stands for turns that left: the lesson's summary, or the notes of a compaction. */
export interface ReplaySummary {
  /** Ids of the turns that left and that it speaks for, oldest first. */
  readonly covers: readonly string[];
  /** Ids of the turns that it quotes. */
  readonly sources: readonly string[];
  /** The quotations, with turn and role. */
  readonly notes: readonly Note[];
}

/** The numbers of an arrival whose required part is over the budget. */
export interface ReplayRefusal {
  /** What the required part takes. */
  readonly requiredTokens: number;
  /** What the window may take. */
  readonly budgetTokens: number;
}

/** What is in the window once some turns have arrived. */
export interface ReplayWindow {
  /** How many turns have arrived. */
  readonly arrived: number;
  /** Where nothing can be sent: why. The window is empty then. */
  readonly refused: ReplayRefusal | null;
  /** Its size. */
  readonly tokens: ReplayTokens;
  /** Ids in the order of the window; in a lesson, with `S` where the summary stands. */
  readonly retained: readonly string[];
  /** Ids of the turns that arrived and left, and that no summary covers, oldest first. */
  readonly evicted: readonly string[];
  /** The summary or the notes; null where there are none. */
  readonly summary: ReplaySummary | null;
  /** How many notes did not fit. */
  readonly droppedNotes: number;
  /** What happened at the newest arrival, step by step. */
  readonly operations: readonly ReplayOperation[];
}

/** What became of a fact's words so far; `not sent` where the arrival is refused. */
export type FactStatus = "not yet said" | ProbeStatus | "not sent";

/** A place where a fact's words stand: a turn, or a note of a turn. */
export interface FactPlace extends Pick<ProbePlace, "turn" | "note"> {
  /** Who speaks there, or spoke there first. */
  readonly role: Role;
}

/** What a lesson's answer rests on; the value only where the evidence is there. */
export interface FactAnswer {
  /** `unsupported`: mentioned or gone, and not backed; `unknown`: the summary lost it. */
  readonly status:
    | "not asked"
    | "not yet said"
    | "supported"
    | "unsupported"
    | "unknown";
  /** The fact's value where it is supported. */
  readonly value: string | null;
}

/** What the window says of one fact, by the rule of `probeReport`. Mention and evidence are never mixed up. */
export interface FactState {
  /** Id of the fact. */
  readonly id: string;
  /** What became of its words; a fact is stale once its replacement has been said. */
  readonly status: FactStatus;
  /** Its words are in the window, whoever says them. */
  readonly mentioned: boolean;
  /** Its own source message, or a note that quotes it, is in the window; null where the source is not known. */
  readonly supported: boolean | null;
  /** Supported, and the source is the user. */
  readonly userBacked: boolean | null;
  /** Ids of the turns that back it: its own source, or none. */
  readonly sources: readonly string[];
  /** Where its words stand. */
  readonly places: readonly FactPlace[];
  /** Lesson only: the answer to its question; null for a request, since no model is asked. */
  readonly answer: FactAnswer | null;
}

/** One moment of a replay: the window, and what it says of each fact. */
export interface ReplayState extends ReplayWindow {
  /** When the newest turn arrived; 0 where none has. */
  readonly seconds: number;
  /** Id of the newest turn; null where none has arrived. */
  readonly turn: string | null;
  /** One for each fact, in the replay's order. */
  readonly facts: readonly FactState[];
}

import type { Role } from "../conversation/message.ts";
import type { FactAnnotation } from "./arrival.ts";

/** A turn of a lesson: one message of its own. */
export interface LessonTurn {
  /** Its id, as a turn's; never `S`, which names the summary. */
  readonly id: string;
  /** Who speaks; a system turn is pinned, and counts against the budget. */
  readonly role: Role;
  /** What is said. */
  readonly text: string;
  /** What it costs in teaching tokens: a fixed weight, no tokenizer's output. */
  readonly tokens: number;
  /** When it arrives. */
  readonly seconds: number;
  /** What it says about the fact, if anything. */
  readonly fact?: FactAnnotation;
}

/** A conversation with small fixed numbers, and one fact in it. */
export interface Lesson {
  /** What it is called. */
  readonly title: string;
  /** What the summary costs in teaching tokens: an assumption, whatever its length. */
  readonly summaryTokens: number;
  /** The fact: what is asked for, and the words that are looked for. */
  readonly fact: {
    readonly id: string;
    readonly label: string;
    readonly value: string;
  };
  /** The turns, in the order of their coming. */
  readonly turns: readonly LessonTurn[];
}

/** The id of a lesson's summary among the retained turns. */
export const SUMMARY_ID = "S";

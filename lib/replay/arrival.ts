import type { Message } from "../conversation/message.ts";

/**
 * What a lesson's author says about a turn: it states the fact, repeats it, or asks for it. Fixture data; nothing is
 * inferred from the words.
 */
export type FactAnnotation = "states" | "repeats" | "asks";

/** A turn coming in at a time. */
export interface Arrival {
  /** The turn's id; the request's question has the id of the turn that it will become. */
  readonly id: string;
  /** When it comes in, in seconds from the start of the replay. */
  readonly seconds: number;
  /** The turn's messages. */
  readonly messages: readonly Message[];
  /** Lesson only: what it costs in teaching tokens. */
  readonly tokens?: number;
  /** Lesson only: what it says about the fact. */
  readonly fact?: FactAnnotation;
}

import type { Message } from "./message.ts";

/** What a policy keeps or removes as a whole: a user message and all up to the next. */
export interface Turn {
  /** Matches `[A-Za-z0-9_.:-]{1,64}`: it is written into notes. */
  readonly id: string;
  /** The messages, oldest first. */
  readonly messages: readonly Message[];
  /** When it was said, ISO 8601. */
  readonly time?: string;
}

import type { Role } from "../../conversation/message.ts";
import type { Note } from "../../conversation/note.ts";

/**
 * What a unit is: a sentence of `prose`, a line of a `tool`'s result, a piece of a `call`, a `carried` note, or `code`,
 * which is never a note and only says how common its terms are.
 */
export type UnitKind = "prose" | "tool" | "call" | "carried" | "code";

/** The smallest thing that is kept or left: a verbatim slice of one text. */
export interface RankUnit {
  readonly kind: UnitKind;
  /** As a note shows it: on one line. */
  readonly text: string;
  readonly source: Note["source"];
  /** The source turn's time, ISO 8601. */
  readonly time?: string;
  /** Number of its message; a carried note's turn is one message. */
  readonly message: number;
  /** The text that it is a slice of. */
  readonly from: string;
  /** Offset of its first character there. */
  readonly start: number;
  /** Offset after its last character there. */
  readonly end: number;
  /** Whether nothing but white space stands between it and the unit before it, so that both may share a line. */
  readonly follows: boolean;
  /** A later turn that seems to replace it. */
  readonly newer?: string;
  /**
   * It is replaced and nothing else, so that it need not be a note where what replaces it stands: a unit of the list, by
   * its number, or what stays anyway. It shares no line.
   */
  readonly out?: number | "stays";
  /** It seems to replace an earlier unit. */
  readonly replaces?: true;
  /** The note that it is, where it was carried. */
  readonly note?: Note;
}

/** Whether people wrote it: neither an assistant nor a tool. */
export function isPersonal(role: Role): boolean {
  return role !== "assistant" && role !== "tool";
}

/** Whether an assistant says any of it: then people give tasks, else they talk with each other. */
export function holdsAssistant(units: readonly RankUnit[]): boolean {
  return units.some(({ source }) => source.role === "assistant");
}

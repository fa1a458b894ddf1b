import type { Role } from "../../conversation/message.ts";
import { changingValues, type Mention, readMentions } from "./mentions.ts";
import type { Rarity } from "./same_matter.ts";
import { type ValueFrame, valueFrame } from "./value_frame.ts";
import { readWords } from "./words.ts";

/** A sentence that somebody said. */
export interface Statement {
  /** The sentence. */
  readonly text: string;
  /** Id of its turn. */
  readonly turn: string;
  /** Who said it. */
  readonly role: Role;
}

/** By what a statement seems to be replaced: proposed, for a reader to judge. */
export interface Replacement {
  /** Number of the later statement. */
  readonly by: number;
  /** One of the two plain cases, in which nothing but the replaced fact goes with the older statement. */
  readonly mayDrop: boolean;
}

/** A statement as it is compared. */
export interface Reading extends Statement {
  /** Its number among the statements. */
  readonly index: number;
  /** Stems of its content words. */
  readonly stems: ReadonlySet<string>;
  /** Its values and what is said about them. */
  readonly mentions: readonly Mention[];
  /** The sentence without its values, where it says how something is. */
  readonly frame?: ValueFrame;
}

/** What is found for each statement, by its number. */
export type Found = (Replacement | undefined)[];

/** Most statements that are looked at for one word of another one: keeps the work linear. */
export const MOST_PER_WORD = 32;
/** Most characters of a statement that are read. */
const MOST_CHARS = 2000;

/**
 * A statement as it is compared.
 *
 * @param statement The statement.
 * @param index Its number.
 */
export function readingOf(statement: Statement, index: number): Reading {
  const text = statement.text.slice(0, MOST_CHARS);
  const values = changingValues(text);
  const words = readWords(text);
  return {
    ...statement,
    index,
    stems: new Set(words.filter(({ stop }) => !stop).map(({ stem }) => stem)),
    mentions: readMentions(text, values, words),
    frame: valueFrame(text, values),
  };
}

/** How rare stems are among these; a short conversation counts as one of 50 statements. */
export function rarityOf(readings: readonly Reading[]): Rarity {
  const counts = new Map<string, number>();
  for (const { stems } of readings) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const total = Math.max(50, readings.length);
  const most = Math.log(1 + total);
  return (stem) => Math.log(1 + total / (counts.get(stem) ?? 1)) / most;
}

import type { Role } from "../../conversation/message.ts";
import { changingValues, type Mention, readMentions } from "./mentions.ts";
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

/** A statement and its number among all. */
export interface Numbered extends Statement {
  readonly index: number;
}

/** What is found for each statement, by its number. */
export type Found = (Replacement | undefined)[];

/** Most statements that are looked at for one word of another one: keeps the work linear. */
export const MOST_PER_WORD = 32;
/** Most characters of a statement that are read. */
const MOST_CHARS = 2000;

// What is read of a statement is many times as large as the statement: it is read when it is needed, and not held.

/** Stems of the content words of a statement. */
export function stemsOf(statement: Statement): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { stem, stop } of readWords(readPart(statement))) {
    if (!stop) stems.add(stem);
  }
  return stems;
}

/** The values of a statement and what is said about them. */
export function mentionsOf(statement: Statement): readonly Mention[] {
  const text = readPart(statement);
  const values = changingValues(text);
  return values.length === 0 ? [] : readMentions(text, values, readWords(text));
}

/** The statement without its values, where it says how something is. */
export function frameOf(statement: Statement): ValueFrame | undefined {
  const text = readPart(statement);
  return valueFrame(text, changingValues(text));
}

function readPart({ text }: Statement): string {
  return text.slice(0, MOST_CHARS);
}

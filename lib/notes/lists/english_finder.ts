import { IMPERATIVES } from "./english/imperatives.ts";
import { RULED } from "./english/stated.ts";
import { COPULAS, PERSONS } from "./english/small_talk.ts";
import { ENGLISH } from "./english.ts";
import { type HoldsRow, rowFinder } from "./row_finder.ts";

const atStart = (rows: readonly string[]) => rows.map((row) => `^${row}`);
const {
  lead: _lead,
  request: _request,
  condition: _condition,
  told: _told,
  ...anywhere
} = ENGLISH;

const LISTS = {
  ...anywhere,
  opening: atStart(ENGLISH.opening),
  narrative: atStart(ENGLISH.narrative),
  imperatives: atStart(IMPERATIVES),
  ruled: RULED,
  persons: PERSONS,
  copulas: COPULAS,
};

/** Says whether a sentence, or a part of it, holds a row of the English list with this name. */
export type HoldsEnglish = HoldsRow<keyof typeof LISTS>;

/** Looks which English lists have a row in a sentence in lower case. */
export const findEnglish: (text: string) => HoldsEnglish = rowFinder(LISTS);

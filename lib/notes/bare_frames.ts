import { BOUNDS, JOINTS, NUMBERS } from "./lists/english/joints.ts";
import { IMPERATIVES } from "./lists/english/imperatives.ts";
import { OPENING } from "./lists/english/opening.ts";
import {
  FIXED,
  NAMED,
  PLURAL_VERBS,
  RULED,
  STATED,
} from "./lists/english/stated.ts";
import { SUBJECTS } from "./lists/english/subjects.ts";
import { eitherRow } from "./lists/row_finder.ts";

const WORD = String.raw`[\p{L}\p{N}$€£#@/.][\p{L}\p{N}'.%&/:_@#+=<>-]*`;
const UP_TO = (most: number) => `(?:${WORD},? ){0,${most}}`;
const TAIL = (most: number) => `${WORD}(?:,? ${WORD}){0,${most}}$`;
const PLURAL = String
  .raw`[\p{L}-]{2,}(?<![\p{L}-](?:u|i)|\b(?:thi|hi|doe|wa|ye|alway|perhap|beside))s(?!\p{L})`;
const SUBJECT = `(?:${PLURAL}|${eitherRow(SUBJECTS)})`;
const NUMBER = String.raw`(?:\d[\d.,:]*[\p{L}%]*|${eitherRow(NUMBERS)})`;
const ASIDE =
  `(?: (?:in|of|for|on|from|with|without|above|over|below|under|to|between) ${
    UP_TO(3)
  }${WORD})?`;

const VERBS = [...IMPERATIVES, ...OPENING, ...PLURAL_VERBS];

const frame = (source: string) => new RegExp(`^${source}`, "u");

/** Sentences with a verb of their own that rule. */
export const VERBAL_FRAMES = {
  /** Logs go to stderr. */
  statement: frame(
    `${UP_TO(3)}${SUBJECT}${ASIDE} ${eitherRow(STATED)} ${TAIL(14)}`,
  ),
  /** Visitors wear badges. */
  plural: frame(
    `${UP_TO(2)}${PLURAL}${ASIDE} ${eitherRow(VERBS)}(?:$| ${TAIL(12)})`,
  ),
  /** Rent is due on the third. */
  fixed: frame(
    `${UP_TO(3)}${WORD} (?:is|are) (?:${NUMBER}|${eitherRow(FIXED)})(?:$| ${
      TAIL(12)
    })`,
  ),
  /** Maria signs off on releases. */
  named: frame(
    `${WORD}(?: (?:and )?${WORD})? ${eitherRow(NAMED)} ${TAIL(12)}`,
  ),
  /** Nothing ships on a Friday. */
  nothing: frame(`(?:nothing|nobody|no one|none|anything|anyone) ${TAIL(14)}`),
};

/** Sentences without a verb that rule. */
export const VERBLESS_FRAMES = {
  /** Tabs, not spaces. */
  contrast: frame(
    `${
      UP_TO(5)
    }${WORD},? (?:not|never|no|rather than|instead of|before|unless|over) ${
      TAIL(6)
    }`,
  ),
  /** Direct flights only. */
  only: frame(
    `(?:only ${TAIL(7)}|${UP_TO(5)}${WORD} only(?:,? ${TAIL(5)}|$))`,
  ),
  /** No jargon in the summaries. */
  no: frame(`no ${TAIL(9)}`),
  /** Two approvals before anything lands. */
  limit: frame(
    `(?=(?:.*[^\\p{L}\\p{N}])?${NUMBER})(?=.* ${eitherRow(BOUNDS)})${TAIL(12)}`,
  ),
  /** Dates in ISO format. */
  joined: frame(`${UP_TO(2)}${SUBJECT} ${eitherRow(JOINTS)} ${TAIL(10)}`),
  /** Short answers. */
  noun: frame(`(?:${WORD} ){1,3}${eitherRow(SUBJECTS)}$`),
  /** Code first, explanation after. */
  ordered: frame(`(?:${UP_TO(4)}first, ${TAIL(5)}|${UP_TO(5)}then ${TAIL(6)})`),
  /** As few words as possible. */
  alike: frame(`(?:as ${UP_TO(3)}as|same ${UP_TO(4)}as) ${TAIL(6)}`),
  /** Fewer adjectives, more verbs. */
  measure: frame(`(?:less|fewer|more|shorter|longer|simpler) ${TAIL(6)}`),
  /** Blue for links, grey for borders. */
  paired: frame(
    `(?:${WORD} ){1,3}(in|for|on|to|with|at|by|before|after) (?:${WORD} ){0,3}${WORD}(?:,|;| and) (?:${WORD} ){1,3}\\1 ${
      TAIL(4)
    }`,
  ),
  /** Tone: formal. */
  labelled: frame(`${UP_TO(2)}${SUBJECT}: ${TAIL(10)}`),
  /** Metric units throughout. */
  manner: frame(
    `${
      UP_TO(8)
    }${WORD},? (?:please|throughout|by default|where possible|if possible|as possible|as we go|across the board)$`,
  ),
};

/** Kosher kitchen: any short sentence with its full stop, once talk is ruled out. */
export const PLAIN_FRAME = /^\p{L}[^.:=<>{}[\]()|\\]{7,90}\.$/u;

/** You are a careful editor. */
export const PERSONA_FRAME: RegExp = frame(
  `you(?:'re| are) (?:an?|the|my|our) ${TAIL(16)}`,
);

/** Keep four spaces between columns: after a verb of `IMPERATIVES`. */
export const IMPERATIVE_FRAME: RegExp = frame(TAIL(18));

/** The exports must stay in eu-west-1: the subject is the first group. */
export const RULED_FRAME: RegExp = frame(
  `((?:${WORD} ){1,8}?)${eitherRow(RULED)} ${WORD}`,
);

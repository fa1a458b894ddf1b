/**
 * What a word or phrase does to the values near it. `sees` in `GRADE_RULES` says how far each reaches.
 *
 * - `not`, `no longer`, `gone` (says of its subject that it is out of use), `drop` (a verb that ends something),
 *   `instead`, `over`, `replaced by`, `changed to`, `old`, `earlier`, `past`, `cross`, `arrow`: put a value aside.
 * - `change` with `from` or `to`; `from after` and `to after` are the postpositions of languages that have them.
 * - `agent`, `agent after`: mark what takes the place ("durch PEX ersetzt").
 * - `auxiliary`, `adverb`, `carrier`: may stand between such a word and a value without breaking the bond.
 * - `talk`, `talk of`, `keep`, `keep after`, `adopted`, `undo`, `asked`, `whether`, `said`: see the rules.
 * - `perfect`: an auxiliary that makes no passive ("has replaced").
 * - `preposition`: the value after it is not the subject of what follows.
 * - `join` binds values into one group; `stop` ends a reach; `plain` is a phrase that is not what its words are alone.
 */
export type WordKind =
  | "not"
  | "no longer"
  | "gone"
  | "drop"
  | "instead"
  | "over"
  | "replaced by"
  | "changed to"
  | "old"
  | "earlier"
  | "past"
  | "cross"
  | "arrow"
  | "change"
  | "from"
  | "from after"
  | "to"
  | "to after"
  | "agent"
  | "agent after"
  | "auxiliary"
  | "perfect"
  | "adverb"
  | "carrier"
  | "talk"
  | "talk of"
  | "keep"
  | "keep after"
  | "preposition"
  | "adopted"
  | "undo"
  | "asked"
  | "whether"
  | "said"
  | "join"
  | "stop"
  | "plain";

/** The phrases of one language by what they do, lower case and separated by commas; each form is written out. */
export type AnswerWords = Readonly<Partial<Record<WordKind, string>>>;

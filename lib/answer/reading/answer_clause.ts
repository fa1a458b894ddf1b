import type { WordKind } from "./answer_words.ts";
import type { Mention } from "./value_finder.ts";

/** A word, phrase, value or break of an answer. */
export interface AnswerToken {
  /** A word or phrase, a value, or a break: `dash` is the line between columns too, `open` and `close` are brackets. */
  readonly type:
    | "word"
    | "value"
    | "comma"
    | "colon"
    | "open"
    | "close"
    | "dash";
  /** Offset of its first character in the unit. */
  readonly start: number;
  /** Offset after its last character in the unit. */
  readonly end: number;
  /** Of a word: what it does. */
  readonly kinds: ReadonlySet<WordKind>;
  /** Of a value: the decisions that it names. */
  readonly mention?: Mention;
  /** Of a value: it stands between quotation marks, alone (`bare`) or with other words. */
  readonly quoted?: "bare" | "speech";
  /** Of a value: a number that starts a range, such as 22:00 in "22:00–06:00". */
  readonly range?: boolean;
  /** Of a value: it is struck out. */
  readonly struck?: boolean;
}

/** What stands between two full stops or semicolons. */
export interface AnswerClause {
  /** Its words, values and breaks. */
  readonly tokens: readonly AnswerToken[];
  /** Whether its sentence is a question. */
  readonly asked: boolean;
  /** Whether it stands on a line that starts with `>`. */
  readonly quoted: boolean;
  /** The unit that the offsets are for. */
  readonly text: string;
}

/** A line of a JSON Lines file, as it stands there. */
export interface JsonLine {
  /** Its number in the file, from 1; blank lines are counted too. */
  readonly line: number;
  /** The line without what ends it. */
  readonly text: string;
  /** What ends it; "" where the file stops in it. */
  readonly ending: "\n" | "\r\n" | "";
  /** Whether the file stops in the middle of a character; what is there of it is not in the text. */
  readonly isCut?: boolean;
}

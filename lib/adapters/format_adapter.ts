import type { FormatName } from "./format_name.ts";
import type { FormatWindow } from "./format_window.ts";
import type { ParsedConversation } from "./parsed_conversation.ts";

/** What a look at a value's structure says. */
export interface Detection {
  /** Whether it has a mark that no other format has; otherwise its shape is one that several share. */
  readonly own: boolean;
  /** Where the mark stands, or where the conversation starts: `messages[3].content[0]`. */
  readonly path: string;
}

/**
 * One foreign format: two pure functions and a detector.
 *
 * Unknown fields and parts ride along untouched. What cannot be carried is a warning with its path, what cannot be read
 * is a `FormatError` with its path; neither is ever guessed.
 */
export interface FormatAdapter {
  /** The format's name. */
  readonly name: FormatName;
  /** Whether a file holds one JSON value, or one on each line; a value of lines is the list of theirs. */
  readonly layout: "document" | "lines";

  /**
   * How the value looks like this format; undefined where it does not.
   *
   * It looks at structure only and never throws: whether everything in it can be read is for `parse` to say.
   */
  detect(value: unknown): Detection | undefined;

  /**
   * The conversation in our own terms, with all that is needed to write it back.
   *
   * @param value The parsed JSON; for a layout of lines the list of the lines' values.
   * @param lines For a layout of lines: each value's line in the file, from 1; index + 1 where not given.
   * @throws {FormatError} If it cannot be read; with path, and with line where there are lines.
   */
  parse(value: unknown, lines?: readonly number[]): ParsedConversation;

  /**
   * The conversation in its own format again, without what was removed and with the notes.
   *
   * Kept pieces are the very values that were parsed; only the message that carries the notes is a changed copy. Where
   * nothing was removed and no note is new, the value that was parsed comes back.
   *
   * @param parsed What `parse` gave.
   * @param window What stays: a `CompactionResult` of its conversation is one.
   * @throws {TypeError} If a removed turn is none of this conversation.
   * @throws {RangeError} If nothing is left but instructions: no provider takes a request without a message.
   */
  format(parsed: ParsedConversation, window: FormatWindow): unknown;
}

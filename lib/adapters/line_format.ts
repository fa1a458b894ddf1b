import type { Detection } from "./format_adapter.ts";
import type { FormatName } from "./format_name.ts";
import type { SourcedConversation } from "./sourced_message.ts";

/** One value of a JSON Lines file. */
export interface LineValue {
  /** The parsed line. */
  readonly value: unknown;
  /** Its number in the file, from 1. */
  readonly line: number;
}

/** What a format has read of its lines; each value is one piece. */
export interface LineReading extends Omit<SourcedConversation, "original"> {
  /** Pieces that are no part of the conversation any more; they go as soon as anything goes. */
  readonly gone: readonly number[];
}

/** What one format of JSON Lines does; `linesAdapter` makes the rest of it. */
export interface LineFormat {
  /** Its name. */
  readonly name: FormatName;
  /** As in `FormatAdapter`, given the values of all or of the first lines. */
  detect(values: readonly unknown[]): Detection | undefined;
  /** Reads the values, one after the other; it keeps only what the conversation needs. */
  read(values: Iterable<LineValue>): LineReading;
  /**
   * A copy of the user's line whose text starts with the block, after as many characters as the first of `cuts` says
   * were taken from its start; of a line with several messages each that starts with notes has its own.
   */
  edit(value: unknown, cuts: readonly number[], block: string): unknown;
  /** A new user's line that holds only the block; `last` is the line before it, `sample` any line of the file. */
  add(block: string, last: unknown, sample: unknown): unknown;
  /** Joins kept lines across those that go, where the format's lines name each other. */
  linker?(): Linker;
}

/** Is told of all lines in order, those that go too. */
export interface Linker {
  /** A line goes. */
  drop(value: unknown): void;
  /** A line stays: the very same value, or a copy that names another line. */
  keep(value: unknown): unknown;
}

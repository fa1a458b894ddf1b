import type { Note } from "../conversation/note.ts";

/** What `format` has to know of a compaction; every `CompactionResult` is one. */
export interface FormatWindow {
  /** Turns that went, closed tool rounds of the question included; only their ids are read. */
  readonly removedTurns: readonly { readonly id: string }[];
  /** Notes in the window, in conversation order. */
  readonly notes: readonly Note[];
  /** Of the request only whether a line per day stands among the notes. */
  readonly request?: { readonly dates?: boolean };
}

/// <reference lib="dom" />
import { type Signal, signal } from "@preact/signals";

/** What the reader writes beside a replay, kept in this browser. */
export interface ReaderNotes {
  readonly text: Signal<string>;
  /** Why it is not kept; null where it is. */
  readonly problem: Signal<string | null>;
  readonly write: (text: string) => void;
}

const REFUSED =
  "This browser keeps no notes for this page. Export them before you close it.";

/**
 * The reader's notes on a conversation: read from this browser's store, and written to it at each change.
 *
 * A browser that refuses is said to the reader, and the text stays in the page.
 *
 * @param hash Names the conversation.
 */
export function readerNotes(hash: string): ReaderNotes {
  const key = `holdfast-notes-${hash}`;
  const problem = signal<string | null>(null);
  const attempt = <T>(act: () => T): T | null => {
    try {
      const result = act();
      problem.value = null;
      return result;
    } catch {
      problem.value = REFUSED;
      return null;
    }
  };
  const text = signal(attempt(() => localStorage.getItem(key)) ?? "");
  // Only other tabs' writing is told: what was written last is what all of them show.
  addEventListener("storage", ({ key: changed, newValue }) => {
    if (changed === key) text.value = newValue ?? "";
    if (changed === null) text.value = "";
  });
  return {
    text,
    problem,
    write: (value) => {
      text.value = value;
      attempt(() =>
        value === ""
          ? localStorage.removeItem(key)
          : localStorage.setItem(key, value)
      );
    },
  };
}

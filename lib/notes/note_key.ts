import type { Note } from "../conversation/note.ts";

/** Two notes with the same key are the same note: same source, same text. */
export function noteKey(note: Note): string {
  return JSON.stringify([note.source.turn, note.source.role, note.text]);
}

import { extractNotes } from "../notes/extract_notes.ts";
import type { Extractor } from "../notes/extractor.ts";

/** The extractors that are compared, by the names that tables, charts and command lines use; each is made anew. */
export const EXTRACTORS = {
  cue: () => extractNotes,
} as const satisfies Readonly<Record<string, () => Extractor>>;

/** A name in `EXTRACTORS`. */
export type ExtractorName = keyof typeof EXTRACTORS;

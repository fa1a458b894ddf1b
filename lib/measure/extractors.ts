import { extractNotes } from "../notes/extract_notes.ts";
import type { Extractor } from "../notes/extractor.ts";
import { rankNotes } from "../notes/rank_notes.ts";

/** The extractors that are compared, by the names that tables, charts and command lines use; each is made anew. */
export const EXTRACTORS = {
  cue: (): Extractor => extractNotes,
  ranked: (): Extractor => rankNotes(),
} as const satisfies Readonly<Record<string, () => Extractor>>;

/** A name in `EXTRACTORS`. */
export type ExtractorName = keyof typeof EXTRACTORS;

import { extractNotes } from "../notes/extract_notes.ts";
import type { Extractor } from "../notes/extractor.ts";
import { rankNotes } from "../notes/rank_notes.ts";

/** An extractor that is compared, by the name that tables, charts and command lines use. */
export type ExtractorName = "cue" | "ranked";

/** The extractors that are compared; each is made anew. */
export const EXTRACTORS: Readonly<Record<ExtractorName, () => Extractor>> = {
  cue: () => extractNotes,
  ranked: () => rankNotes(),
};

import type { RankedNote } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";
import type { ExtractorContext } from "./extractor.ts";

/**
 * An extractor that has to wait, for example for a model that writes the notes.
 *
 * The rules are those of `Extractor`; a note that is not a quotation carries `written`.
 */
export type AsyncExtractor = (
  removedTurns: readonly Turn[],
  context: ExtractorContext,
) => Promise<readonly RankedNote[]>;

import { compact } from "../compact/compact.ts";
import type { CompactionResult } from "../compact/compaction_result.ts";
import { dropOldest } from "../compact/drop_oldest.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { extractNotes } from "../notes/extract_notes.ts";
import type { Extractor } from "../notes/extractor.ts";

/** Makes a request fit: `compact` with an extractor, or the baseline that makes no notes. */
export type Compactor = (
  request: CompactionRequest,
  counter: TokenCounter,
) => CompactionResult;

/** What is compared, by the names that tables, charts and command lines use; the baseline first. */
export const EXTRACTORS = {
  "drop-oldest": dropOldest,
  cue: compactorBy(extractNotes),
} as const satisfies Readonly<Record<string, Compactor>>;

/** A name in `EXTRACTORS`. */
export type ExtractorName = keyof typeof EXTRACTORS;

/** `compact` with this extractor. */
export function compactorBy(extract: Extractor): Compactor {
  return (request, counter) => compact(request, counter, extract);
}

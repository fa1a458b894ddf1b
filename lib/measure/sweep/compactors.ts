import { compact } from "../../compact/compact.ts";
import type { CompactionResult } from "../../compact/compaction_result.ts";
import { dropOldest } from "../../compact/drop_oldest.ts";
import type { CompactionRequest } from "../../conversation/request.ts";
import type { TokenCounter } from "../../count/token_counter.ts";
import { type ExtractorName, EXTRACTORS } from "../extractors.ts";

/** What a sweep compares: the baseline, and `compact` by each extractor. */
export type CompactorName = "drop-oldest" | ExtractorName;

/** The names, the baseline first. */
export const COMPACTOR_NAMES: readonly CompactorName[] = [
  "drop-oldest",
  ...Object.keys(EXTRACTORS) as ExtractorName[],
];

/** Makes a request fit. */
export type Compactor = (
  request: CompactionRequest,
  counter: TokenCounter,
) => CompactionResult;

/** The compactor of this name, made anew. */
export function compactorOf(name: CompactorName): Compactor {
  if (name === "drop-oldest") return dropOldest;
  const extract = EXTRACTORS[name]();
  return (request, counter) => compact(request, counter, extract);
}

import type { AsyncExtractor } from "../../notes/async_extractor.ts";
import type { Extractor } from "../../notes/extractor.ts";
import { rankNotes } from "../../notes/rank_notes.ts";
import { EXTRACTORS } from "../extractors.ts";
import { bm25Notes } from "./controls/bm25_notes.ts";
import { randomNotes } from "./controls/random_notes.ts";

/** An extractor that is measured, or a control. */
export interface MeasuredExtractor {
  /** Its runs, of which the average is taken: one, or one per seed. */
  readonly runs: readonly (Extractor | AsyncExtractor)[];
  /** Whether it is shown the later question, and so is run once for each. */
  readonly isAsked?: boolean;
  /** Whether no budget is held back for notes: recent turns alone. */
  readonly hasNoNotes?: boolean;
}

/** What is compared, by the names of tables and command lines, the baseline first; made anew for each run. */
export const MEASURED_EXTRACTORS = {
  "drop-oldest": () => ({ runs: [() => []], hasNoNotes: true }),
  cue: () => ({ runs: [EXTRACTORS.cue()] }),
  ranked: () => ({ runs: [EXTRACTORS.ranked()] }),
  "ranked+question": () => ({
    runs: [rankNotes({ question: true })],
    isAsked: true,
  }),
  random: () => ({ runs: [1, 2, 3].map(randomNotes) }),
  "bm25+question": () => ({ runs: [bm25Notes()], isAsked: true }),
} as const satisfies Readonly<Record<string, () => MeasuredExtractor>>;

/** A name in `MEASURED_EXTRACTORS`. */
export type MeasuredName = keyof typeof MEASURED_EXTRACTORS;

import type { Bench } from "./bench.ts";
import { budgetFill } from "./budget_fill.ts";
import { charactersHanded } from "./characters_handed.ts";
import { chatSpeed } from "./chat_speed.ts";
import { compactionOverhead } from "./compaction_overhead.ts";
import { differences } from "./differences.ts";
import { growth } from "./growth.ts";
import { hardReading } from "./hard_reading.ts";
import { longMessages } from "./long_messages.ts";
import { memory } from "./memory.ts";
import { noteRanking } from "./note_ranking.ts";
import { recompaction } from "./recompaction.ts";
import type { Row, TargetName } from "./row.ts";
import { startUp } from "./start_up.ts";
import { trimming } from "./trimming.ts";
import { worstTexts } from "./worst_texts.ts";

/** What is measured for each target. */
export const MEASUREMENTS: Readonly<
  Record<
    TargetName,
    (bench: Bench) => readonly Row[] | Promise<readonly Row[]>
  >
> = {
  P1: startUp,
  P2: chatSpeed,
  P3: longMessages,
  P4: growth,
  MEMORY: memory,
  WORST: worstTexts,
  READERS: hardReading,
  P5: charactersHanded,
  P6: compactionOverhead,
  P7: recompaction,
  P8: trimming,
  P9: budgetFill,
  P10: differences,
  NOTES: noteRanking,
};

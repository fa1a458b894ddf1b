import type { CompactionBoundary } from "../lib/adapters/compaction_boundary.ts";
import type { FoundFact } from "../lib/probe/found_fact.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";
import { giveBack, type GivenBack } from "../lib/guard/give_back.ts";
import type { Redactor } from "./redaction.ts";

/** Why nothing is given back after a compaction, if its summary is not there to be read. */
export function unreadSummary(
  { at, summary }: CompactionBoundary,
): string | undefined {
  if (summary !== "") return undefined;
  return `the summary of the compaction at line ${at} is not there, or only the server reads it`;
}

/** As `giveBack`, with the facts' sentences as they may be written: what is counted is what is printed. */
export function giveLost(
  lost: readonly FoundFact[],
  budgetTokens: number,
  counter: TokenCounter,
  redaction: Redactor,
): GivenBack {
  const clean = lost.map((fact) => ({
    ...fact,
    sentence: redaction.text(fact.sentence),
  }));
  return giveBack(clean, budgetTokens, counter);
}

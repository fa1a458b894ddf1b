import type { ReplayFact } from "./replay.ts";

/** What a fact is called: what is asked for where a lesson says so, else its words. */
export function factName(
  { label, text }: Pick<ReplayFact, "label" | "text">,
): string {
  return label ?? text;
}

import { planCompaction } from "../../compact/plan_compaction.ts";
import type { TokenCounter } from "../../count/token_counter.ts";
import { checkProbes } from "../../probe/check_probes.ts";
import type { Probe } from "../../probe/probe.ts";
import { rememberViews } from "../../probe/remember_views.ts";
import {
  type Compactor,
  type CompactorName,
  compactorOf,
} from "./compactors.ts";
import { currentFacts } from "./current_facts.ts";
import { rememberCounts } from "./remember_counts.ts";
import { smallestBudget } from "./smallest_budget.ts";
import { sweepBudgets } from "./sweep_budgets.ts";
import type { Sweep, SweepLine, SweepPoint } from "./sweep_result.ts";
import {
  MATCH,
  measureWindow,
  type Unbudgeted,
  withBudget,
} from "./window_measure.ts";

/** What is swept, and how. */
export interface SweepOptions {
  /** Budgets in tokens; default: powers of two up to the conversation's size. */
  readonly budgets?: readonly number[];
  /** The compactors. */
  readonly extractors: readonly CompactorName[];
  /** Percent of a budget that is held back for notes. */
  readonly sharePercent: number;
  /** The retention that a budget is looked for, in percent. */
  readonly wantedPercent: number;
  /** Told how many windows have been measured; `all` is an estimate. */
  readonly onWindow?: (done: number, all: number) => void;
}

/**
 * How many of a conversation's facts are kept at what cost, by budget and compactor, and the smallest budget that reaches
 * a wanted retention.
 *
 * Facts are looked for as `probeResult` does, down to shortened paths and hashes. The conversation is priced once.
 *
 * @param conversation A request; its own budget does not matter.
 * @param probes The facts.
 * @param counter Counts each window.
 * @param options Budgets, compactors, share, wanted retention.
 * @throws {RangeError} If no probe is a current fact.
 * @throws {TypeError | RangeError} If the request or a probe is malformed; the message names it.
 *
 * @example Half of the conversation keeps half of the facts, and 23 tokens keep all
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../../count/characters.ts";
 * const turn = (id: string, content: string) => ({ id, messages: [{ role: "user" as const, content }] });
 * const { lines: [line] } = sweep(
 *   {
 *     instructions: "",
 *     turns: [turn("T1", "The port is 1883."), turn("T2", "The bay is D14-7.")],
 *     question: "?",
 *   },
 *   [{ id: "port", text: "1883", source: "T1" }, { id: "bay", text: "D14-7", source: "T2" }],
 *   charactersCounter(),
 *   { budgets: [14, 30], extractors: ["drop-oldest"], sharePercent: 25, wantedPercent: 100 },
 * );
 * assertEquals(line.points.map((point) => point?.retention), [0.5, 1]);
 * assertEquals(line.smallest?.point.budgetTokens, 23);
 * ```
 */
export function sweep(
  conversation: Unbudgeted,
  probes: readonly Probe[],
  counter: TokenCounter,
  options: SweepOptions,
): Sweep {
  const { extractors, sharePercent, wantedPercent, onWindow } = options;
  checkProbes(probes);
  const facts = currentFacts(probes);
  const priced = rememberCounts(counter);
  const viewOf = rememberViews(MATCH);
  const scene = {
    conversation,
    probes,
    facts,
    counter: priced,
    viewOf,
    sharePercent,
  };
  const whole = withBudget(conversation, Number.MAX_SAFE_INTEGER, 0);
  const { tokens, keptTurns } = planCompaction(whole, priced);
  const { required: requiredTokens, before } = tokens;
  const budgets = options.budgets ?? sweepBudgets(requiredTokens, before);
  const all = extractors.length *
    (budgets.length + Math.ceil(Math.log2(Math.max(...budgets))));
  let done = 0;
  const measure = (budget: number, fit: Compactor) => {
    onWindow?.(done++, all);
    return budget < requiredTokens ? null : measureWindow(scene, budget, fit);
  };
  const goal = { wanted: wantedPercent / 100, requiredTokens };
  return {
    original: { tokens: before, requiredTokens, turns: keptTurns.length },
    counter: { name: counter.name, exact: counter.exact },
    facts: facts.count,
    retentionBy: facts.by,
    sharePercent,
    wantedPercent,
    budgets,
    lines: extractors.map((name) => sweepLine(name, budgets, goal, measure)),
  };
}

/** What the compactor of this name makes of each budget, and the smallest that reaches the goal. */
function sweepLine(
  extractor: CompactorName,
  budgets: readonly number[],
  goal: { readonly wanted: number; readonly requiredTokens: number },
  measure: (budget: number, fit: Compactor) => SweepPoint | null,
): SweepLine {
  const fit = compactorOf(extractor);
  const at = (budget: number) => measure(budget, fit);
  const points = budgets.map(at);
  return { extractor, points, smallest: smallestBudget(points, goal, at) };
}

import type { TokenCounter } from "../count/token_counter.ts";
import type { FoundFact } from "../probe/found_fact.ts";
import type { MatchLevel } from "../probe/match_level.ts";
import type { Probe } from "../probe/probe.ts";

/** What a guard demands. */
export interface GuardOptions {
  /** The least share of current facts that must be kept, 0 to 1; default: no bound. */
  readonly minRetention?: number;
  /** Ids of facts, or words, that must not be lost. */
  readonly mustKeep?: readonly string[];
  /** The facts; default those that `findFacts` finds in the original. */
  readonly facts?: readonly (FoundFact | Probe)[];
  /** The loosest level at which a fact counts as kept; default `shortened`. */
  readonly match?: MatchLevel;
  /** Whether kept means mentioned, by anybody, or backed by its source message; default `mention`. */
  readonly by?: "mention" | "evidence";
  /** What else is refused; default nothing of it, it is only reported. */
  readonly refuse?: readonly ("role-change" | "orphan" | "invented")[];
  /** Counts tokens for the report, and makes a control of the same size. */
  readonly counter?: TokenCounter;
  /** What a refusal gives: the original, or what the compactor made all the same; default `before`. */
  readonly onRefusal?: "before" | "after";
}

import type { CompressionBackend } from "../compress/compression_backend.ts";
import { checkedCounter } from "../count/checked_counter.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { RequiredContextTooLarge } from "../errors.ts";
import type { SecretFinder } from "../text/secrets/secret_span.ts";
import { fitPack } from "./fill/fit_pack.ts";
import { leftOutOutcomes, type PackScene, sceneOf } from "./fill/pack_scene.ts";
import type { PackContent } from "./fill/pack_content.ts";
import type { PackInputs } from "./plan/pack_inputs.ts";
import type { PackPlan } from "./plan/pack_plan.ts";
import { planPack } from "./plan/plan_pack.ts";

/** How `contextPack` makes a pack. */
export interface ContextPackOptions {
  /** The most tokens that the pack may take, all its parts together. */
  readonly budgetTokens: number;
  /** Counts them. */
  readonly counter: TokenCounter;
  /** Who makes supporting context shorter; without it nothing is compressed, and what does not fit is left out whole. */
  readonly compression?: {
    /** Any backend. */
    readonly backend: CompressionBackend;
    /** The most that an item may take of its own tokens; more than 0, at most 1. */
    readonly ratio: number;
    /** Whether a result that cannot be taken is an error instead of a fallback. */
    readonly required?: boolean;
  };
  /** Text for an agent, or JSON for a program; the budget holds for what is asked for. Default text. */
  readonly format?: "text" | "json";
  /** Further rules for secrets. */
  readonly finders?: readonly SecretFinder[];
  /** Ends it all, with its reason. */
  readonly signal?: AbortSignal;
}

/** A context pack, counted in one piece. */
export interface ContextPack {
  /** The pack. */
  readonly text: string;
  /** Its tokens, at most the budget. */
  readonly tokens: number;
  /** The same as data; what the reader should know is in its manifest. */
  readonly content: PackContent;
}

/**
 * A context pack within its budget: exact repair facts, a manifest, and as much supporting context as fits.
 *
 * Facts and manifest go first. The rest of the budget is shared among the supporting items in proportion to their tokens;
 * an item that does not fit is left out whole, with a mark. Where facts do not fit, the tools' warnings among them become
 * supporting context. Only supporting context without secrets is given to the backend, a provider at most once an item.
 *
 * @param inputs What was read.
 * @param options Budget, counter and backend.
 * @throws {RequiredContextTooLarge} If facts and manifest alone do not fit.
 * @throws {RangeError} If budget, ratio, tail or a preserve term is out of bounds.
 * @throws {CompressionBackendError} If compression is required and its result cannot be taken.
 *
 * @example The error is word for word there, once
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const text = "building\na.ts(1,2): error TS1: no\n";
 * const log = { path: "ci.log", bytes: text.length, sha256: "6f…", text };
 * const options = { budgetTokens: 200, counter: charactersCounter() };
 * const pack = await contextPack({ check: "types", exitCode: 2, logs: [log] }, options);
 * assertEquals(pack.text.split("a.ts(1,2): error TS1: no").length - 1, 1);
 * assertEquals(pack.content.supporting[0].text, "building\n");
 * ```
 */
export async function contextPack(
  inputs: PackInputs,
  options: ContextPackOptions,
): Promise<ContextPack> {
  const scene = sceneOf({
    ...options,
    counter: checkedCounter(options.counter),
  });
  const { finders } = options;
  let plan = planPack(inputs, { finders });
  let required = requiredTokens(plan, scene);
  const hasWarnings = plan.facts.diagnostics
    .some(({ severity }) => severity === "warning");
  if (required > options.budgetTokens && hasWarnings) {
    plan = planPack(inputs, { finders, exact: "errors" });
    required = requiredTokens(plan, scene);
  }
  if (required > options.budgetTokens) {
    throw new RequiredContextTooLarge(
      required,
      options.budgetTokens,
      "make the pack: exact facts and manifest need",
    );
  }
  return await fitPack(plan, scene);
}

function requiredTokens(plan: PackPlan, scene: PackScene): number {
  return scene.write(plan, leftOutOutcomes(plan, scene)).tokens;
}

import type { SupportingContext } from "../../compress/supporting_context.ts";
import { extractiveBackend } from "../../compress/extractive.ts";
import { noneBackend } from "../../compress/none.ts";
import { truncateBackend } from "../../compress/truncate.ts";
import type { ContextPack, ContextPackOptions } from "../context_pack.ts";
import type { PackPlan } from "../plan/pack_plan.ts";
import { packJson } from "../write/pack_json.ts";
import { packText } from "../write/pack_text.ts";
import { askedOnce } from "./asked_once.ts";
import type { FillOptions, Outcome } from "./fill_room.ts";
import { makeContent } from "./make_content.ts";
import type { PackSettings } from "./pack_content.ts";

/** What stays the same while a pack is fitted. */
export interface PackScene {
  readonly budgetTokens: number;
  /** How supporting context is made shorter. */
  readonly fill: FillOptions;
  /** The pack for these outcomes, counted in one piece. */
  write(plan: PackPlan, outcomes: readonly Outcome[]): ContextPack;
}

/**
 * What stays the same while a pack is fitted, from what the caller wants.
 *
 * @param options What the caller wants.
 * @throws {RangeError} If the budget or the ratio is out of bounds.
 */
export function sceneOf(options: ContextPackOptions): PackScene {
  const { budgetTokens, counter, compression, format, signal } = options;
  checkBounds(options);
  const { backend = noneBackend, required = false, ratio } = compression ?? {};
  const isOwn = [noneBackend, truncateBackend, extractiveBackend]
    .includes(backend);
  const isCompressed = ratio !== undefined && backend !== noneBackend;
  const countText = (text: string) => counter.countText(text);
  const settings: PackSettings = {
    budgetTokens,
    counter: { name: counter.name, exact: counter.exact },
    ...(isCompressed
      ? { compression: { backend: backend.name, ratio, required } }
      : {}),
  };
  return {
    budgetTokens,
    fill: {
      backend: isOwn ? backend : askedOnce(backend),
      required: isCompressed && required,
      countText,
      ...(counter.fitText ? { fitText: counter.fitText } : {}),
      ...(isCompressed ? { ratio } : {}),
      ...(signal === undefined ? {} : { signal }),
    },
    write: (plan, outcomes) => {
      const content = makeContent(plan, outcomes, settings);
      const text = format === "json" ? packJson(content) : packText(content);
      return { text, tokens: countText(text), content };
    },
  };
}

function checkBounds(
  { budgetTokens, compression }: ContextPackOptions,
): void {
  if (!(Number.isSafeInteger(budgetTokens) && budgetTokens >= 0)) {
    throw new RangeError(
      `Cannot make the pack: the budget must be a whole number of tokens, 0 or more, it is ${budgetTokens}`,
    );
  }
  const { ratio } = compression ?? { ratio: 1 };
  if (!(ratio > 0 && ratio <= 1)) {
    throw new RangeError(
      `Cannot make the pack: the ratio must be more than 0 and at most 1, it is ${ratio}`,
    );
  }
}

/** The items of a plan, in the order of its files. */
export function contextsOf({ files }: PackPlan): readonly SupportingContext[] {
  return files.flatMap(({ supporting }) => supporting?.context ?? []);
}

/** Every item left out, no backend asked. */
export function leftOutOutcomes(
  plan: PackPlan,
  { fill: { countText } }: PackScene,
): readonly Outcome[] {
  return contextsOf(plan).map(({ text }) => ({
    isShown: false,
    tokens: countText(text),
  }));
}

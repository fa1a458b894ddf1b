import type { ContextPack } from "../context_pack.ts";
import type { PackPlan } from "../plan/pack_plan.ts";
import { fillRoom, type Outcome } from "./fill_room.ts";
import { contextsOf, leftOutOutcomes, type PackScene } from "./pack_scene.ts";

const MOST_TRIES = 6;

/**
 * The pack of a plan whose facts and manifest fit, recounted in one piece and never over the budget.
 *
 * What stands around the items is only known once they are there, so the room is set right by what the whole takes. Where
 * that does not end, items are left out, the last ones first.
 *
 * @param plan The plan.
 * @param scene Budget, counter and backend.
 */
export async function fitPack(
  plan: PackPlan,
  scene: PackScene,
): Promise<ContextPack> {
  const { budgetTokens, fill } = scene;
  const contexts = contextsOf(plan);
  const nothing = leftOutOutcomes(plan, scene);
  if (contexts.length === 0) return scene.write(plan, nothing);
  const frames = nothing.map((outcome) => emptyShown(outcome, scene));
  let room = budgetTokens - scene.write(plan, frames).tokens;
  let outcomes = nothing;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    outcomes = await fillRoom(contexts, Math.max(0, room), fill);
    const pack = scene.write(plan, outcomes);
    if (pack.tokens <= budgetTokens) return pack;
    if (room <= 0) break;
    room -= pack.tokens - budgetTokens;
  }
  for (let kept = contexts.length - 1; kept > 0; kept--) {
    const fewer = [...outcomes.slice(0, kept), ...nothing.slice(kept)];
    const pack = scene.write(plan, fewer);
    if (pack.tokens <= budgetTokens) return pack;
  }
  return scene.write(plan, nothing);
}

/** The outcome of an item as large as it can be, but for its text. */
function emptyShown(
  { tokens }: Outcome,
  { fill: { backend, ratio = 1 } }: PackScene,
): Outcome {
  const after = Math.floor(ratio * tokens);
  return {
    isShown: true,
    tokens,
    result: {
      text: "",
      backend: backend.name,
      tokens: { before: tokens, after, target: after },
      receipts: [],
      warnings: [],
    },
  };
}

import type { PageModel } from "../model/page_model.ts";
import {
  FIDELITY_WORDS,
  POLICY_WORDS,
  type ReplaySettings,
} from "../model/settings.ts";
import { BudgetControl } from "./budget_control.tsx";
import { Choice } from "./choice.tsx";
import { Playback } from "./playback.tsx";

/** Everything that the reader sets. */
export function Controls({ model }: { model: PageModel }) {
  const { data, main } = model;
  const settings = main.settings.value;
  if (settings === null) return null;
  const isEviction = settings.policy === "evict";
  return (
    <section class="card controls" aria-label="Controls">
      <Playback model={model} />
      <div class="settings">
        <BudgetControl model={model} budget={settings.budget} />
        <Choice
          legend="Older turns"
          name="policy"
          options={Object.entries(POLICY_WORDS[data.kind])}
          chosen={settings.policy}
          choose={(policy) =>
            model.change({ policy: policy as ReplaySettings["policy"] })}
        />
        {data.kind === "lesson" && (
          <Choice
            legend="Summary"
            name="fidelity"
            options={Object.entries(FIDELITY_WORDS)}
            chosen={settings.fidelity}
            disabled={isEviction}
            choose={(fidelity) =>
              model.change({
                fidelity: fidelity as ReplaySettings["fidelity"],
              })}
          />
        )}
      </div>
    </section>
  );
}

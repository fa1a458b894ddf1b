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
  const { data, main, expanded } = model;
  const settings = main.settings.value;
  if (settings === null) return null;
  const isEviction = settings.policy === "evict";
  return (
    <section class="card controls" aria-label="Controls">
      <div class="playback">
        <Playback model={model} />
        <BesideControl model={model} settings={settings} />
        <button
          type="button"
          aria-pressed={expanded.value}
          onClick={() => expanded.value = !expanded.value}
        >
          Expand experiment
        </button>
      </div>
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

/** A second replay of the same conversation, below the first. */
function BesideControl(
  { model, settings }: { model: PageModel; settings: ReplaySettings },
) {
  const { data, beside, player } = model;
  const options = data.kind === "lesson" ? LESSON_BESIDE : REQUEST_BESIDE;
  const shown = beside.settings.value;
  const chosen = options.findIndex(([, { policy, fidelity }]) =>
    shown !== null && shown.policy === policy &&
    (policy !== "summarize" || shown.fidelity === fidelity)
  );
  return (
    <label>
      <span class="label">Beside it</span>
      <select
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          const option = options[Number(currentTarget.value)];
          player.seek(player.position.value);
          beside.play(option ? { ...settings, ...option[1] } : null);
        }}
      >
        <option value="-1">nothing</option>
        {options.map(([word], index) => (
          <option key={word} value={String(index)}>{word}</option>
        ))}
      </select>
    </label>
  );
}

type Beside = readonly [
  string,
  Pick<ReplaySettings, "policy" | "fidelity">,
];

const LESSON_BESIDE: readonly Beside[] = [
  ["evict", { policy: "evict", fidelity: "preserve" }],
  ["summarize, preserve", { policy: "summarize", fidelity: "preserve" }],
  ["summarize, drop", { policy: "summarize", fidelity: "drop" }],
];

const REQUEST_BESIDE: readonly Beside[] = [
  ["compact with notes", { policy: "compact", fidelity: "preserve" }],
  ["evict oldest", { policy: "evict", fidelity: "preserve" }],
];

import type { PageModel } from "../model/page_model.ts";
import { isSameReplay, type ReplaySettings } from "../model/settings.ts";

type Beside = readonly [string, Pick<ReplaySettings, "policy" | "fidelity">];

const CHOICES: Readonly<Record<"lesson" | "request", readonly Beside[]>> = {
  lesson: [
    ["evict oldest", { policy: "evict", fidelity: "preserve" }],
    ["summarize, preserve", { policy: "summarize", fidelity: "preserve" }],
    ["summarize, drop", { policy: "summarize", fidelity: "drop" }],
  ],
  request: [
    ["compact with notes", { policy: "compact", fidelity: "preserve" }],
    ["evict oldest", { policy: "evict", fidelity: "preserve" }],
  ],
};

/** Chooses a second replay of the same conversation, below the first; the first one's own settings are no choice. */
export function BesideControl({ model }: { model: PageModel }) {
  const { data, main, beside } = model;
  const settings = main.settings.value;
  const shown = beside.settings.value;
  if (settings === null) return null;
  const choices = CHOICES[data.kind].map(([word, choice]) => ({
    word,
    wanted: { ...settings, ...choice },
  }));
  const chosen = choices.findIndex(({ wanted }) =>
    shown !== null && isSameReplay(wanted, shown)
  );
  return (
    <label>
      <span class="label">Beside it</span>
      <select
        autocomplete="off"
        value={String(chosen)}
        onChange={({ currentTarget }) =>
          beside.play(choices[Number(currentTarget.value)]?.wanted ?? null)}
      >
        <option value="-1">nothing</option>
        {choices.map(({ word, wanted }, index) => (
          <option
            key={word}
            value={String(index)}
            disabled={isSameReplay(wanted, settings)}
          >
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

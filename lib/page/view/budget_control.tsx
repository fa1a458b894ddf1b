import { useSignal } from "@preact/signals";
import type { PageModel } from "../model/page_model.ts";
import { LESSON_BUDGETS } from "../model/settings.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { Choice } from "./choice.tsx";

/** The budget: one of the lesson's, any that the server can play, or the one that was sent. */
export function BudgetControl(
  { model, budget }: { model: PageModel; budget: number },
) {
  const { data } = model;
  if (data.kind === "lesson") {
    const budgets = [...new Set([...LESSON_BUDGETS, data.settings.budget])];
    return (
      <Choice
        legend="Context budget"
        name="budget"
        options={budgets.sort((a, b) => a - b).map((tokens) => [
          String(tokens),
          String(tokens),
        ])}
        chosen={String(budget)}
        choose={(tokens) => model.change({ budget: Number(tokens) })}
        unit="teaching tokens"
      />
    );
  }
  if (data.served === null) {
    return (
      <p class="label">
        Context budget <b>{wholeNumber(budget)}</b>{" "}
        tokens. Other budgets need counting: deno task workbench
      </p>
    );
  }
  return (
    <BudgetSlider
      budget={budget}
      range={data.served}
      choose={(tokens) => model.change({ budget: tokens })}
    />
  );
}

interface BudgetSliderProps {
  readonly budget: number;
  readonly range: { readonly fromTokens: number; readonly toTokens: number };
  readonly choose: (tokens: number) => void;
}

/** A slider and a field for the same number; it plays when the reader lets go. */
function BudgetSlider({ budget, range, choose }: BudgetSliderProps) {
  const dragged = useSignal<number | null>(null);
  const set = (tokens: number) => {
    dragged.value = null;
    if (Number.isSafeInteger(tokens) && tokens !== budget) choose(tokens);
  };
  const bounds = {
    min: range.fromTokens,
    max: Math.max(range.toTokens, budget),
    step: 1,
  };
  const shown = dragged.value ?? budget;
  return (
    <fieldset class="budget">
      <legend class="label">Context budget</legend>
      <input
        type="range"
        autocomplete="off"
        aria-label="Context budget"
        aria-valuetext={`${wholeNumber(shown)} tokens`}
        {...bounds}
        value={shown}
        onInput={({ currentTarget }) =>
          dragged.value = currentTarget.valueAsNumber}
        onChange={({ currentTarget }) => set(currentTarget.valueAsNumber)}
      />
      <input
        type="number"
        autocomplete="off"
        aria-label="Context budget in tokens"
        {...bounds}
        value={shown}
        onChange={({ currentTarget }) => {
          if (currentTarget.reportValidity()) set(currentTarget.valueAsNumber);
        }}
      />
      <span class="label">tokens</span>
    </fieldset>
  );
}

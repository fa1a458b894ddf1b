import { useSignal } from "@preact/signals";
import type { PageModel } from "../model/page_model.ts";
import { GUIDED_STEPS, type GuidedStep } from "../model/guided_steps.ts";
import { isSameReplay } from "../model/settings.ts";

/** Four things to look at, each a button that sets the controls. */
export function Guide({ model }: { model: PageModel }) {
  const chosen = useSignal<GuidedStep | null>(null);
  const shown = chosen.value && isShown(chosen.value, model)
    ? chosen.value
    : null;
  return (
    <section class="card guide" aria-labelledby="guide-title">
      <h2 id="guide-title">Guided steps</h2>
      <ol>
        {GUIDED_STEPS.map((step) => (
          <li key={step.title}>
            <button
              type="button"
              aria-pressed={shown === step}
              onClick={() => {
                chosen.value = step;
                show(step, model);
              }}
            >
              {step.title}
            </button>
          </li>
        ))}
      </ol>
      <p class="look" role="status">{shown?.look}</p>
    </section>
  );
}

/** A step says what to look at only while that is what is shown. */
function isShown(step: GuidedStep, { main, player }: PageModel): boolean {
  const settings = main.settings.value;
  return settings !== null && isSameReplay(settings, step.settings) &&
    player.position.value === step.seconds;
}

function show({ settings, seconds, against }: GuidedStep, model: PageModel) {
  if (against) {
    model.show(against.settings, against.seconds);
    model.capture();
  }
  model.show(settings, seconds);
}

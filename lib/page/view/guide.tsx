import { useSignal } from "@preact/signals";
import type { PageModel } from "../model/page_model.ts";
import { GUIDED_STEPS, type GuidedStep } from "../model/guided_steps.ts";

/** Four things to look at, each a button that sets the controls. */
export function Guide({ model }: { model: PageModel }) {
  const chosen = useSignal<GuidedStep | null>(null);
  return (
    <section class="card guide" aria-labelledby="guide-title">
      <h2 id="guide-title">Guided steps</h2>
      <ol>
        {GUIDED_STEPS.map((step) => (
          <li key={step.title}>
            <button
              type="button"
              aria-pressed={chosen.value === step}
              onClick={() => {
                chosen.value = step;
                step.show(model);
              }}
            >
              {step.title}
            </button>
            {chosen.value === step && <p role="status">{step.look}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { replayOperationText } from "../../report/replay_operation_text.ts";
import type { PageModel } from "../model/page_model.ts";

/** So many steps of one arrival are listed; the rest is a number. */
const MOST_STEPS = 40;

/** What the newest arrival did, step by step. */
export function Steps({ model }: { model: PageModel }) {
  const state = model.state.value;
  const steps = state?.operations ?? [];
  return (
    <section class="card" aria-labelledby="steps-title">
      <h2 id="steps-title">Overflow operations of this arrival</h2>
      {steps.length === 0
        ? <p class="label">Nothing has arrived: the window is empty.</p>
        : (
          <ol class="steps">
            {steps.slice(0, MOST_STEPS).map((step, index) => (
              <li key={index} class={step.kind}>{replayOperationText(step)}</li>
            ))}
            {steps.length > MOST_STEPS && (
              <li>and {steps.length - MOST_STEPS} more</li>
            )}
          </ol>
        )}
    </section>
  );
}

import { wholeNumber } from "../../report/whole_number.ts";
import type { PageModel } from "../model/page_model.ts";
import { ActionButton } from "./action_button.tsx";

/** Goes to the arrivals at which evidence is lost. */
export function Losses({ model }: { model: PageModel }) {
  const replay = model.main.replay.value;
  const losses = model.losses.value;
  if (replay === null || replay.facts.length === 0) return null;
  const at = model.player.position.value;
  const times = losses.map(({ seconds }) => seconds);
  const before = times.findLast((seconds) => seconds < at);
  const after = times.find((seconds) => seconds > at);
  const here = losses.find(({ seconds }) => seconds === at);
  return (
    <section class="card" aria-labelledby="losses-title">
      <h2 id="losses-title">Where evidence is lost</h2>
      <p>
        {losses.length === 0
          ? "At no arrival: every fact that still holds stays backed once it has been said."
          : `At ${wholeNumber(losses.length)} of ${
            wholeNumber(replay.states.length)
          } arrivals a fact that still holds stops being backed by its source.`}
      </p>
      {here && (
        <ul class="lost">
          {here.facts.map((name, index) => <li key={index}>{name}</li>)}
        </ul>
      )}
      <p class="buttons">
        <ActionButton
          able={before !== undefined}
          act={() => model.player.seek(before ?? 0)}
        >
          Previous loss
        </ActionButton>
        <ActionButton
          able={after !== undefined}
          act={() => model.player.seek(after ?? 0)}
        >
          Next loss
        </ActionButton>
      </p>
    </section>
  );
}

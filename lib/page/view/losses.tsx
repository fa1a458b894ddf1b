import type { PageModel } from "../model/page_model.ts";
import { lossesOf } from "../model/losses_of.ts";

/** Goes to the arrivals at which evidence is lost or comes back. */
export function Losses({ model }: { model: PageModel }) {
  const replay = model.main.replay.value;
  if (replay === null || replay.facts.length === 0) return null;
  const losses = lossesOf(replay);
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
          ? "At no arrival: every fact stays backed once it has been said."
          : `At ${losses.length} of ${replay.states.length} arrivals a fact stops being backed by its source.`}
      </p>
      {here && (
        <ul class="lost">
          {here.facts.map((name) => <li key={name}>{name}</li>)}
        </ul>
      )}
      <p class="buttons">
        <button
          type="button"
          disabled={before === undefined}
          onClick={() => model.player.seek(before ?? 0)}
        >
          Previous loss
        </button>
        <button
          type="button"
          disabled={after === undefined}
          onClick={() => model.player.seek(after ?? 0)}
        >
          Next loss
        </button>
      </p>
    </section>
  );
}

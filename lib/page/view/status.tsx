import { replayTime } from "../../report/replay_time.ts";
import type { Replay } from "../../replay/replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import { type Baseline, baselineOf } from "../model/baseline.ts";
import type { PageModel } from "../model/page_model.ts";
import { segmentsOf } from "../model/segments.ts";
import { settingsWords } from "../model/settings.ts";
import { ActionButton } from "./action_button.tsx";
import { type StatusRow, statusRows } from "../model/status_rows.ts";
import { momentWords } from "../model/moment_words.ts";
import { wholeNumber } from "../../report/whole_number.ts";

/** The moment in numbers and words, beside the one that the reader froze. */
export function Status({ model }: { model: PageModel }) {
  const replay = model.main.replay.value;
  const state = model.state.value;
  return (
    <section class="card status" aria-labelledby="status-title">
      <h2 id="status-title">
        {replay && state
          ? momentWords(replay, state)
          : model.main.problem.value
          ? "Nothing to show"
          : "Counting"}
      </h2>
      {replay && state && <Size replay={replay} state={state} />}
      {replay && state && (
        <Comparison model={model} replay={replay} state={state} />
      )}
      <BaselineButtons
        model={model}
        ready={replay !== null && !model.main.outdated.value}
      />
    </section>
  );
}

function Size({ replay, state }: { replay: Replay; state: ReplayState }) {
  const { budget, total } = state.tokens;
  const saved = savedText(replay, state);
  return (
    <>
      <p class="size">
        <b id="total-tokens">
          {state.refused ? "refused" : wholeNumber(total)}
        </b>
        <span>
          of {wholeNumber(budget)}{" "}
          {replay.kind === "lesson" ? "teaching tokens" : "tokens"}
        </span>
        {saved && <small>{saved}</small>}
      </p>
      <div class="meter" aria-hidden="true">
        {segmentsOf(replay, state).map(({ label, look, tokens }) => (
          <i
            key={label}
            class={`look-${look}`}
            style={{ width: `${budget === 0 ? 0 : 100 * tokens / budget}%` }}
          />
        ))}
      </div>
      {state.refused && (
        <p class="problem">
          Refused: {wholeNumber(state.refused.requiredTokens)}{" "}
          tokens are required, the budget is{" "}
          {wholeNumber(state.refused.budgetTokens)}. Nothing is sent.
        </p>
      )}
    </>
  );
}

/** How much smaller the window is than all that has arrived. */
function savedText(replay: Replay, state: ReplayState): string {
  if (state.arrived === 0 || state.refused) return "";
  const whole = replay.kind === "lesson"
    ? replay.arrivals.slice(0, state.arrived).reduce(
      (sum, { tokens = 0 }) => sum + tokens,
      0,
    )
    : state.tokens.attempted;
  if (whole <= state.tokens.total) return `all ${wholeNumber(whole)} kept`;
  const share = Math.round(100 * (1 - state.tokens.total / whole));
  return `${share} % of ${wholeNumber(whole)} removed`;
}

function Comparison(
  { model, replay, state }: {
    model: PageModel;
    replay: Replay;
    state: ReplayState;
  },
) {
  const settings = model.main.settings.value;
  if (settings === null) return null;
  const baseline = model.baseline.value;
  const now = baselineOf(replay, state, settings);
  const rows = statusRows(replay, now, baseline);
  return (
    <table class="comparison">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">what</span>
          </th>
          <th scope="col">now</th>
          {baseline && <th scope="col">baseline</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} withBaseline={baseline !== null} />
        ))}
      </tbody>
      {baseline && <caption>{captionOf(model.data.kind, baseline)}</caption>}
    </table>
  );
}

function Row({ row, withBaseline }: { row: StatusRow; withBaseline: boolean }) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td class={row.tone} data-status={row.name}>{row.now}</td>
      {withBaseline && (
        <td class="frozen" data-baseline={row.name}>{row.baseline}</td>
      )}
    </tr>
  );
}

function captionOf(kind: "lesson" | "request", baseline: Baseline): string {
  const { settings, seconds, arrived } = baseline;
  return `Baseline: ${settingsWords(kind, settings)}, ${
    replayTime(seconds)
  }, arrival ${arrived}`;
}

function BaselineButtons(
  { model, ready }: { model: PageModel; ready: boolean },
) {
  const { baseline } = model;
  return (
    <p class="buttons">
      <ActionButton able={ready} act={model.capture}>
        {baseline.value ? "Replace baseline" : "Capture baseline"}
      </ActionButton>
      <ActionButton
        able={baseline.value !== null}
        act={() => baseline.value = null}
      >
        Clear baseline
      </ActionButton>
    </p>
  );
}

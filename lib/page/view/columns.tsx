import { replayOperationText } from "../../report/replay_operation_text.ts";
import { replayTime } from "../../report/replay_time.ts";
import type { Arrival } from "../../replay/arrival.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import { type Segment, segmentsOf } from "../model/segments.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { turnWords } from "../model/turn_words.ts";
import type { ChartProps } from "./chart_props.ts";

/** So many turns that leave are shown over a column; the rest is a number. */
const MOST_LEAVING = 3;

/** One column for each arrival, stacked up to the budget line; turns that leave are shown above it. */
export function Columns({ model, replay, arrived, range }: ChartProps) {
  const { from, count } = range;
  const arrivals = replay.arrivals.slice(from, from + count);
  return (
    <div
      class={`columns ${model.data.kind}`}
      style={{ "--columns": String(count) }}
    >
      <div class="axis" aria-hidden="true">
        <b>budget {wholeNumber(replay.budgetTokens)}</b>
        <span>0</span>
      </div>
      {arrivals.map((arrival, index) => {
        const at = from + index;
        const state = at < arrived ? replay.states[at] : undefined;
        return (
          <Column
            key={arrival.id}
            arrival={arrival}
            state={state}
            now={at === arrived - 1}
            {...{ model, replay }}
          />
        );
      })}
    </div>
  );
}

interface ColumnProps extends Pick<ChartProps, "model" | "replay"> {
  readonly arrival: Arrival;
  readonly state: ReplayState | undefined;
  readonly now: boolean;
}

function Column({ model, replay, arrival, state, now }: ColumnProps) {
  const { id, seconds } = arrival;
  const foot = replay.kind === "lesson" ? replayTime(seconds) : id;
  const point = (words: string) => model.pointed.value = words;
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`column${now ? " now" : ""}${state ? "" : " coming"}`}
      aria-label={state
        ? columnWords(state)
        : `arrival at ${replayTime(seconds)}, still to come`}
      aria-current={now ? "step" : undefined}
      onClick={() => model.player.seek(seconds)}
      onPointerEnter={() => state && point(turnWords(arrival))}
      onPointerLeave={() => point("")}
    >
      <span class="leaving">{state && <Leaving state={state} />}</span>
      <span class={`stack${state?.refused ? " refused" : ""}`}>
        {state?.refused && <b>refused</b>}
        {state && segmentsOf(replay, state).map((segment) => (
          <Block
            key={segment.label}
            segment={segment}
            budget={replay.budgetTokens}
            point={() => point(blockWords(segment, replay.arrivals, state))}
          />
        ))}
      </span>
      <span class="foot">{foot}</span>
    </button>
  );
}

function Block(
  { segment, budget, point }: {
    segment: Segment;
    budget: number;
    point: () => void;
  },
) {
  const { label, look, tokens, mark } = segment;
  const share = budget === 0 ? 0 : 100 * tokens / budget;
  return (
    <span
      class={`block look-${look}${share < 7 ? " thin" : ""}`}
      style={{ height: `${share}%` }}
      onPointerEnter={point}
    >
      <span>{label}</span>
      <span class="mark">{mark}</span>
      <span class="tokens">{wholeNumber(tokens)}</span>
    </span>
  );
}

function Leaving({ state }: { state: ReplayState }) {
  const steps = state.operations.filter(({ kind }) =>
    kind === "removed" || kind === "folded"
  );
  const shown = steps.slice(0, MOST_LEAVING);
  return (
    <>
      {steps.length > shown.length && (
        <i>+{wholeNumber(steps.length - shown.length)}</i>
      )}
      {shown.map((step) =>
        "turn" in step && (
          <i key={step.turn} class={step.kind}>
            {step.turn} <span>{step.kind === "folded" ? "folded" : "out"}</span>
          </i>
        )
      )}
    </>
  );
}

function columnWords({ turn, seconds, operations }: ReplayState): string {
  return `${turn} at ${replayTime(seconds)}: ${
    operations.slice(1).map(replayOperationText).join("; ")
  }`;
}

function blockWords(
  { label, tokens }: Segment,
  arrivals: readonly Arrival[],
  { summary, turn }: ReplayState,
): string {
  const arrival = arrivals.find(({ id }) => id === label);
  if (arrival) return turnWords(arrival);
  if (label === "S") {
    return `S covers ${summary?.covers.join(" ")}; sources ${
      summary?.sources.join(" ") || "none"
    }`;
  }
  return `${turn}, ${label}: ${wholeNumber(tokens)} tokens`;
}

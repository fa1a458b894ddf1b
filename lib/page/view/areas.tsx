/// <reference lib="dom" />
import { useMemo } from "preact/hooks";
import type { ReplayState } from "../../replay/replay_state.ts";
import { areaPaths } from "../model/area_paths.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { turnWords } from "../model/turn_words.ts";
import type { ChartProps } from "./chart_props.ts";

/** The windows of many arrivals as a stacked area under the budget line. */
export function Areas({ model, replay, arrived, range }: ChartProps) {
  const { budgetTokens, arrivals, states } = replay;
  const paths = useMemo(() => areaPaths(states), [states]);
  const refused = useMemo(() => refusedPath(states, budgetTokens), [states]);
  const { from, count } = range;
  const at = (event: PointerEvent | MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    const index = from + Math.floor(part * count);
    return Math.min(Math.max(index, 0), arrivals.length - 1);
  };
  const point = (index: number) =>
    model.pointed.value = index < arrived
      ? `${pointWords(states[index])} ${turnWords(arrivals[index])}`
      : `arrival ${index + 1}, still to come`;
  return (
    <div class="areas">
      <div class="axis" aria-hidden="true">
        <b>budget {wholeNumber(budgetTokens)}</b>
        <span>0</span>
      </div>
      <svg
        viewBox={`${from} 0 ${count} ${budgetTokens || 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`The window at ${
          wholeNumber(arrived)
        } arrivals, up to the budget of ${
          wholeNumber(budgetTokens)
        } tokens; the table of arrivals has the numbers`}
        onClick={(event) => model.player.seek(arrivals[at(event)].seconds)}
        onPointerMove={(event) => point(at(event))}
        onPointerLeave={() => model.pointed.value = ""}
      >
        <g transform={`translate(0 ${budgetTokens}) scale(1 -1)`}>
          <svg x="0" y="0" width={arrived} height={budgetTokens || 1}>
            {paths.map(({ part, path }) => (
              <path key={part} class={`area look-${part}`} d={path} />
            ))}
            <path class="area refused" d={refused} />
          </svg>
          {arrived > 0 && (
            <rect
              class="cursor"
              x={arrived - 1}
              y="0"
              width={Math.max(1, count / 400)}
              height={budgetTokens}
            />
          )}
        </g>
      </svg>
    </div>
  );
}

function refusedPath(
  states: readonly ReplayState[],
  budgetTokens: number,
): string {
  return states.map(({ refused }, index) =>
    refused ? `M${index},0V${budgetTokens}H${index + 1}V0Z` : ""
  ).join("");
}

function pointWords(state: ReplayState | undefined): string {
  if (state === undefined) return "";
  const { tokens, refused, summary } = state;
  if (refused) {
    return `refused: ${wholeNumber(refused.requiredTokens)} required of ${
      wholeNumber(refused.budgetTokens)
    }.`;
  }
  return `${wholeNumber(tokens.total)} of ${
    wholeNumber(tokens.budget)
  } tokens, ${summary?.notes.length ?? 0} notes.`;
}

/// <reference lib="dom" />
import { useMemo } from "preact/hooks";
import { areaPaths } from "../model/area_paths.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { MOST_COLUMNS } from "../model/view.ts";
import { ActionButton } from "./action_button.tsx";
import type { ChartProps } from "./chart_props.ts";

/** All arrivals in a strip, with the part that is shown below; drag to move it. */
export function Overview({ model, replay, arrived, range }: ChartProps) {
  const { view } = model;
  const { budgetTokens, arrivals, states } = replay;
  const all = arrivals.length;
  const paths = useMemo(() => areaPaths(states), [states]);
  const move = (event: PointerEvent & { currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    view.centre(Math.floor(all * (event.clientX - box.left) / box.width));
  };
  return (
    <div class="overview">
      <span class="label">
        arrivals {wholeNumber(range.from + 1)} to{" "}
        {wholeNumber(range.from + range.count)} of {wholeNumber(all)}
      </span>
      <svg
        viewBox={`0 0 ${all} ${budgetTokens || 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && move(event)}
      >
        <g transform={`translate(0 ${budgetTokens}) scale(1 -1)`}>
          <svg x="0" y="0" width={arrived} height={budgetTokens || 1}>
            {paths.map(({ part, path }) => (
              <path key={part} class={`area look-${part}`} d={path} />
            ))}
          </svg>
          <rect
            class="brush"
            x={range.from}
            y="0"
            width={range.count}
            height={budgetTokens}
          />
        </g>
      </svg>
      <span class="buttons">
        <ActionButton
          able={range.count > MOST_COLUMNS}
          act={() => view.zoom("in")}
        >
          Zoom in
        </ActionButton>
        <ActionButton able={range.count < all} act={() => view.zoom("out")}>
          Zoom out
        </ActionButton>
        <ActionButton able={range.count < all} act={view.whole}>
          Whole
        </ActionButton>
      </span>
    </div>
  );
}

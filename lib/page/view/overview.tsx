/// <reference lib="dom" />
import { useMemo } from "preact/hooks";
import { areaPaths } from "../model/area_paths.ts";
import { number } from "../model/words.ts";
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
        arrivals {number(range.from + 1)} to {number(range.from + range.count)}
        {" "}
        of {number(all)}
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
        <button type="button" onClick={() => view.zoom("in")}>Zoom in</button>
        <button type="button" onClick={() => view.zoom("out")}>Zoom out</button>
        <button type="button" onClick={view.whole}>Whole</button>
      </span>
    </div>
  );
}

import { factName } from "../../replay/fact_name.ts";
import { useMemo } from "preact/hooks";
import { type FactRun, factRuns } from "../model/fact_runs.ts";
import { REPLAY_MARKS } from "../../report/replay_marks.ts";
import type { ChartProps } from "./chart_props.ts";
import { FactRows } from "./fact_rows.tsx";

const LOOKS: Readonly<Record<FactRun["mark"], string>> = {
  "◆": "backed",
  "◇": "mention",
  "!": "stale",
  "–": "gone",
  "·": "unsaid",
  "×": "unsent",
};

const WORDS = new Map(REPLAY_MARKS.map(({ mark, words }) => [mark, words]));

/** The facts as bands under the areas: a run of arrivals with the same sign is one band. */
export function FactBands(props: ChartProps) {
  return (
    <FactRows
      facts={props.replay.facts}
      all={props.model.allFacts}
      isMain={props.isMain}
      row={(fact, index) => (
        <Bands name={factName(fact)} fact={index} {...props} />
      )}
    />
  );
}

function Bands(
  { model, replay, arrived, range, fact, name }: ChartProps & {
    fact: number;
    name: string;
  },
) {
  const runs = useMemo(() => factRuns(replay.states, fact), [replay, fact]);
  const end = range.from + range.count;
  const shown = runs.filter(({ from, to }) =>
    from < Math.min(arrived, end) && to > range.from
  );
  return (
    <div class="bands">
      {shown.map((run) => (
        <Band
          key={run.from}
          run={run}
          start={Math.max(run.from, range.from)}
          end={Math.min(run.to, arrived, end)}
          {...{ model, replay, range, name }}
        />
      ))}
    </div>
  );
}

function Band(
  { model, replay, range, run, start, end, name }:
    & Pick<ChartProps, "model" | "replay" | "range">
    & { run: FactRun; start: number; end: number; name: string },
) {
  const { arrivals } = replay;
  const percent = (index: number) => `${100 * index / range.count}%`;
  const words = `${name}: ${WORDS.get(run.mark)}, ${arrivals[run.from].id} to ${
    arrivals[Math.min(run.to, arrivals.length) - 1].id
  }`;
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`band ${LOOKS[run.mark]}`}
      style={{
        left: percent(start - range.from),
        width: percent(end - start),
      }}
      aria-label={words}
      onClick={() => model.player.seek(arrivals[start].seconds)}
      onPointerEnter={() => model.pointed.value = words}
      onPointerLeave={() => model.pointed.value = ""}
    >
      {end - start > range.count / 40 ? run.mark : ""}
    </button>
  );
}

import { factName } from "../../replay/fact_name.ts";
import { replayFactMark } from "../../report/replay_fact_text.ts";
import type { ReplayFact } from "../../replay/replay.ts";
import { factWord } from "../model/fact_word.ts";
import type { ChartProps } from "./chart_props.ts";
import { FactRows } from "./fact_rows.tsx";

/** The facts as rows of signs, one under each column. */
export function FactMarks(props: ChartProps) {
  return (
    <FactRows
      facts={props.replay.facts}
      all={props.model.allFacts}
      isMain={props.isMain}
      row={(fact, index) => <Marks fact={fact} index={index} {...props} />}
    />
  );
}

function Marks(
  { model, replay, arrived, range, fact, index }: ChartProps & {
    fact: ReplayFact;
    index: number;
  },
) {
  const name = factName(fact);
  return (
    <div class="marks" style={{ "--columns": String(range.count) }}>
      {replay.arrivals.slice(range.from, range.from + range.count).map(
        ({ id, seconds }, column) => {
          const at = range.from + column;
          const state = at < arrived
            ? replay.states[at]?.facts[index]
            : undefined;
          if (state === undefined) return <span key={id} />;
          const words = `${name} at ${id}: ${factWord(state)}`;
          return (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              class={`mark-cell ${at === arrived - 1 ? "now" : ""} ${
                state.status === "stale"
                  ? "stale"
                  : state.supported
                  ? "backed"
                  : ""
              }`}
              aria-label={words}
              onClick={() => model.player.seek(seconds)}
              onPointerEnter={() => model.pointed.value = words}
              onPointerLeave={() => model.pointed.value = ""}
            >
              {replayFactMark(state)}
            </button>
          );
        },
      )}
    </div>
  );
}

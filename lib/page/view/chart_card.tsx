import { REPLAY_MARKS } from "../../report/replay_marks.ts";
import type { Replay } from "../../replay/replay.ts";
import { stateAt } from "../../replay/state_at.ts";
import type { PageModel } from "../model/page_model.ts";
import type { Played } from "../model/played.ts";
import { settingsWords } from "../model/settings.ts";
import { MOST_COLUMNS } from "../model/view.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { Areas } from "./areas.tsx";
import { BesideControl } from "./beside_control.tsx";
import { Columns } from "./columns.tsx";
import { FactBands } from "./fact_bands.tsx";
import { FactMarks } from "./fact_marks.tsx";
import { Overview } from "./overview.tsx";

/** The windows of the replay that the controls set, with the facts under them. */
export function ChartCard({ model }: { model: PageModel }) {
  const settings = model.main.settings.value;
  return (
    <section class="card charts" aria-labelledby="chart-title">
      <div class="title">
        <h2 id="chart-title">
          What is in the window at each arrival
          {settings && <small>{settingsWords(model.data.kind, settings)}
          </small>}
        </h2>
        <BesideControl model={model} />
        <button
          type="button"
          aria-pressed={model.expanded.value}
          onClick={() => model.expanded.value = !model.expanded.value}
        >
          Expand experiment
        </button>
      </div>
      <Chart model={model} played={model.main} />
      <p class="hint" aria-hidden="true">
        {model.pointed.value ||
          "Point at a block to read its turn; click to go there."}
      </p>
      <Legend kind={model.data.kind} />
    </section>
  );
}

/** A second replay at the same moment, where the reader asked for one. */
export function BesideCard({ model }: { model: PageModel }) {
  const settings = model.beside.settings.value;
  if (settings === null) return null;
  return (
    <section class="card charts" aria-labelledby="beside-title">
      <h2 id="beside-title">
        Beside it: {settingsWords(model.data.kind, settings)}
      </h2>
      <Chart model={model} played={model.beside} />
    </section>
  );
}

function Chart({ model, played }: { model: PageModel; played: Played }) {
  const replay = played.replay.value;
  const isOld = played.outdated.value;
  return (
    <>
      {played.problem.value !== null && (
        <p class="problem" role="alert">{played.problem.value}</p>
      )}
      {played.working.value && <Progress replay={isOld ? null : replay} />}
      {replay !== null && (
        <div class={isOld ? "outdated" : ""} aria-busy={isOld}>
          <Windows
            model={model}
            replay={replay}
            isMain={played === model.main}
          />
        </div>
      )}
    </>
  );
}

function Progress({ replay }: { replay: Replay | null }) {
  const all = replay?.arrivals.length;
  const done = replay?.states.length ?? 0;
  return (
    <p class="progress">
      <progress
        value={all ? done : undefined}
        max={all}
        aria-label="Counting"
      />
      {all
        ? ` Counting: ${wholeNumber(done)} of ${wholeNumber(all)} arrivals`
        : " Counting the first arrival"}
    </p>
  );
}

function Windows(
  { model, replay, isMain }: {
    model: PageModel;
    replay: Replay;
    isMain: boolean;
  },
) {
  const { view, player } = model;
  const arrived = stateAt(replay, player.position.value).arrived;
  const range = { from: view.from.value, count: view.count.value };
  const props = { model, replay, isMain, arrived, range };
  return (
    <>
      {isMain && view.all.value > MOST_COLUMNS && <Overview {...props} />}
      {range.count <= MOST_COLUMNS
        ? (
          <>
            <Columns {...props} />
            <FactMarks {...props} />
          </>
        )
        : (
          <>
            <Areas {...props} />
            <FactBands {...props} />
          </>
        )}
    </>
  );
}

const LOOKS = {
  lesson: [
    ["system", "system"],
    ["user", "user"],
    ["assistant", "assistant"],
    ["summary", "summary S"],
  ],
  request: [
    ["required", "fixed: instructions, tools, question"],
    ["kept", "kept turns"],
    ["summary", "notes"],
  ],
} as const;

function Legend({ kind }: { kind: "lesson" | "request" }) {
  return (
    <div class="legend">
      <p>
        {LOOKS[kind].map(([look, word]) => (
          <span key={look}>
            <i class={`swatch look-${look}`} /> {word}
          </span>
        ))}
        <span>
          <i class="swatch free" /> free
        </span>
        <span>
          <i class="swatch out" /> left at this arrival
        </span>
        <span>
          <i class="swatch folded" />{" "}
          {kind === "lesson" ? "folded into S" : "left, and a note quotes it"}
        </span>
      </p>
      <p>
        {REPLAY_MARKS.map(({ mark, words }) => (
          <span key={mark}>{mark} {words}</span>
        ))}
      </p>
    </div>
  );
}

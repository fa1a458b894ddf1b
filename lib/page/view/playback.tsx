/// <reference lib="dom" />
import { replayTime } from "../../report/replay_time.ts";
import type { PageModel } from "../model/page_model.ts";
import { momentWords } from "../model/moment_words.ts";

const PACES: readonly number[] = [0.5, 1, 2, 4, 8];
const MORE_PACES: readonly number[] = [16, 64, 256];
/** A conversation with more arrivals than this is also played at higher paces. */
const FEW_ARRIVALS = 16;

/** Play, restart, the timeline, and the pace. */
export function Playback({ model }: { model: PageModel }) {
  const { player, main, state } = model;
  const replay = main.replay.value;
  const isLong = (replay?.arrivals.length ?? 0) > FEW_ARRIVALS;
  const paces = isLong ? [...PACES, ...MORE_PACES] : PACES;
  return (
    <div class="playback">
      <button
        type="button"
        class="go"
        disabled={replay === null}
        onClick={player.toggle}
      >
        {player.word}
      </button>
      <button type="button" disabled={replay === null} onClick={player.restart}>
        Restart
      </button>
      <label class="time">
        <span class="label">Timeline</span>
        <input
          type="range"
          autocomplete="off"
          min={0}
          max={replay?.arrivals.at(-1)?.seconds ?? 0}
          step="any"
          value={player.position.value}
          aria-valuetext={replay && state.value
            ? `${replayTime(player.position.value)}. ${
              momentWords(replay, state.value)
            }`
            : "nothing to play yet"}
          onInput={({ currentTarget }) =>
            player.seek(currentTarget.valueAsNumber)}
          onKeyDown={(event) => seekByKey(event, model)}
        />
        <output aria-live="off">{replayTime(player.position.value)}</output>
      </label>
      <label>
        <span class="label">Speed</span>
        <select
          autocomplete="off"
          value={String(player.pace.value)}
          onChange={({ currentTarget }) =>
            player.pace.value = Number(currentTarget.value)}
        >
          {paces.map((pace) => (
            <option key={pace} value={String(pace)}>{pace} ×</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Arrow keys go from arrival to arrival, page keys over ten, Home and End to the ends. */
function seekByKey(event: KeyboardEvent, { main, player }: PageModel): void {
  const replay = main.replay.value;
  if (replay === null || event.ctrlKey || event.altKey || event.metaKey) return;
  const times = [0, ...new Set(replay.arrivals.map(({ seconds }) => seconds))];
  const at = player.position.value;
  const here = times.findLastIndex((seconds) => seconds <= at);
  const back = times[here] < at ? here : here - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: here + 1,
    ArrowUp: here + 1,
    ArrowLeft: back,
    ArrowDown: back,
    PageUp: here + 10,
    PageDown: back - 9,
    Home: 0,
    End: times.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  player.seek(times[Math.min(Math.max(target, 0), times.length - 1)]);
}

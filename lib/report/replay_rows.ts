import type { Replay } from "../replay/replay.ts";
import type { ReplayState } from "../replay/replay_state.ts";
import type { Colour } from "./paint.ts";
import { replayBar } from "./replay_bar.ts";
import { replayTime } from "./replay_time.ts";
import type { Cell } from "./text_table.ts";
import { wholeNumber } from "./whole_number.ts";

const HEAD: readonly Cell[] = [
  { text: "at", colour: "dim", right: true },
  { text: "arrives", colour: "dim" },
  { text: "attempted", colour: "dim", right: true },
  { text: "leaves", colour: "dim" },
  { text: "window up to the budget", colour: "dim" },
  { text: "total", colour: "dim", right: true },
  { text: "retained", colour: "dim" },
];

/**
 * Rows of a table with a row for each arrival: its size, what leaves, the window as a bar, and what is retained.
 *
 * @param replay The replay.
 * @param states Those of its states that are shown.
 */
export function replayRows(
  replay: Replay,
  states: readonly ReplayState[],
): readonly (readonly Cell[])[] {
  const places = new Map(replay.arrivals.map(({ id }, index) => [id, index]));
  const ids = (list: readonly string[]) => idsText(list, places);
  return [HEAD, ...states.map((state) => rowOf(state, replay, ids))];
}

function rowOf(
  state: ReplayState,
  replay: Replay,
  ids: (list: readonly string[]) => string,
): readonly Cell[] {
  const { tokens, refused, arrived, turn } = state;
  const role = replay.kind === "lesson"
    ? ` ${replay.arrivals[arrived - 1].messages[0].role}`
    : "";
  const notes = replay.kind === "request" ? state.summary?.notes.length : 0;
  return [
    { text: replayTime(state.seconds), right: true },
    { text: `${turn}${role}` },
    { text: wholeNumber(tokens.attempted), right: true },
    { text: leavesText(state, ids) },
    { text: refused ? "refused" : replayBar(tokens), ...red(refused) },
    { text: refused ? "–" : wholeNumber(tokens.total), right: true },
    {
      text: refused
        ? `needs ${refused.requiredTokens}, the budget is ${refused.budgetTokens}`
        : ids(state.retained) +
          (notes ? ` + ${notes} note${notes === 1 ? "" : "s"}` : ""),
    },
  ];
}

function red(refused: unknown): { colour?: Colour } {
  return refused ? { colour: "red" } : {};
}

function leavesText(
  { operations }: ReplayState,
  ids: (list: readonly string[]) => string,
): string {
  const turns = (kind: string) =>
    operations.flatMap((step) =>
      step.kind === kind && "turn" in step ? [step.turn] : []
    );
  const [removed, folded, back] = ["removed", "folded", "returned"].map(turns);
  return [
    ...(folded.length > 0 ? [`${ids(folded)} folded`] : []),
    ...(removed.length > 0 ? [ids(removed)] : []),
    ...(back.length > 0 ? [`${ids(back)} back`] : []),
  ].join(", ");
}

/** Ids in order; three or more neighbours are written as a range. */
function idsText(
  ids: readonly string[],
  places: ReadonlyMap<string, number>,
): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    const last = places.get(run?.at(-1) ?? "");
    if (last !== undefined && places.get(id) === last + 1) run!.push(id);
    else runs.push([id]);
  }
  return runs.flatMap((run) =>
    run.length < 3 ? run : [`${run[0]}–${run[run.length - 1]}`]
  ).join(" ");
}

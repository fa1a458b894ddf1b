import { replayOperationText } from "../../report/replay_operation_text.ts";
import { replayTime } from "../../report/replay_time.ts";
import type { Replay } from "../../replay/replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import { useScrolledToEnd } from "./use_scrolled_to_end.ts";
import { isBacked } from "../model/is_backed.ts";
import type { PageModel } from "../model/page_model.ts";
import { factWord } from "../model/fact_word.ts";
import { wholeNumber } from "../../report/whole_number.ts";

/** So many arrivals are listed, the newest ones. */
const MOST_ROWS = 60;

/** Every arrival so far, in numbers and words. */
export function ArrivalTable({ model }: { model: PageModel }) {
  const replay = model.main.replay.value;
  const arrived = model.state.value?.arrived ?? 0;
  const scroll = useScrolledToEnd(arrived);
  if (replay === null) return null;
  const first = Math.max(0, arrived - MOST_ROWS);
  return (
    <section class="card" aria-labelledby="table-title">
      <h2 id="table-title">
        Arrivals so far{first > 0 &&
          `, the newest ${MOST_ROWS} of ${wholeNumber(arrived)}`}
      </h2>
      <div
        ref={scroll}
        class="scroll"
        tabIndex={0}
        role="group"
        aria-label="Arrivals so far"
      >
        <table class="arrivals">
          <thead>
            <tr>
              {HEADS.map(([head, kind]) => (
                <th key={head} scope="col" class={kind}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {replay.states.slice(first, arrived).map((state) => (
              <Row
                key={state.turn}
                replay={replay}
                state={state}
                now={state.arrived === arrived}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const HEADS: readonly (readonly [string, string])[] = [
  ["at", "number"],
  ["arrives", ""],
  ["attempted", "number"],
  ["total", "number"],
  ["leaves", ""],
  ["retained", ""],
  ["evidence", ""],
];

function Row(
  { replay, state, now }: { replay: Replay; state: ReplayState; now: boolean },
) {
  const { seconds, turn, tokens, refused, operations, retained } = state;
  const moves = operations.filter(({ kind }) =>
    kind === "removed" || kind === "folded" || kind === "returned"
  );
  return (
    <tr class={now ? "now" : ""} aria-current={now ? "step" : undefined}>
      <td class="number">{replayTime(seconds)}</td>
      <th scope="row">{turn}</th>
      <td class="number">{wholeNumber(tokens.attempted)}</td>
      <td class="number">{refused ? "refused" : wholeNumber(tokens.total)}</td>
      <td>{listWords(moves.map(replayOperationText), "; ")}</td>
      <td>{listWords(retained, " ")}</td>
      <td>{evidenceWords(replay, state)}</td>
    </tr>
  );
}

function listWords(words: readonly string[], between: string): string {
  if (words.length === 0) return "–";
  if (words.length <= 12) return words.join(between);
  return `${words.slice(0, 6).join(between)} … ${words.at(-1)} (${
    wholeNumber(words.length)
  })`;
}

function evidenceWords({ kind }: Replay, state: ReplayState): string {
  if (kind === "lesson") {
    const [fact] = state.facts;
    return fact.supported
      ? `backed, source ${fact.sources.join(" ")}`
      : factWord(fact);
  }
  if (state.facts.length === 0) return "–";
  return `${
    state.facts.filter(isBacked).length
  } of ${state.facts.length} backed`;
}

import { compact } from "../../lib/compact/compact.ts";
import { nextRequest } from "../../lib/compact/next_request.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { Bench } from "./bench.ts";
import { median } from "./clock.ts";
import { benchChat } from "./conversations.ts";
import { chatRequest, requestOf } from "./requests.ts";
import { atMost, type Row, time } from "./row.ts";

/** Tokens that a session may take; small, so that a session of 20,000 turns is played in full. */
const SESSION_BUDGET = 2_048;

/** Turns around a place in a session whose times make its median. */
const AROUND = 100;

/** P7: what compacting again after each turn takes, early and late in a session. */
export function recompaction(bench: Bench): readonly Row[] {
  const early = bench.quick ? 100 : 1_000;
  const late = 20 * early;
  const [earlyMs, lateMs] = sessionMs(bench, [early, late]);
  const whole = [early, late].map((turns) => wholeMs(bench, turns));
  return [
    {
      target: "P7",
      what: `compacting again by nextRequest, turn ${
        late.toLocaleString("en")
      } against ${early.toLocaleString("en")}`,
      ours: time(lateMs),
      peer: time(earlyMs, "ours"),
      ratio: lateMs / earlyMs,
      bound: atMost(lateMs / earlyMs, 2),
    },
    {
      target: "P7",
      what: `compacting the whole history again, ${
        late.toLocaleString("en")
      } turns against ${early.toLocaleString("en")}, same counter`,
      ours: time(whole[1]),
      peer: time(whole[0], "ours"),
      ratio: whole[1] / whole[0],
    },
  ];
}

/** Median time of a turn of one session, around each of the given turns. */
function sessionMs(bench: Bench, places: readonly number[]): number[] {
  const length = Math.max(...places);
  bench.say(`P7 session: ${length} turns`);
  const counter = bench.freshCounter();
  const said = benchChat(length + 1, 7).map((message) => `${message.content}`);
  let request: CompactionRequest = {
    ...requestOf([], SESSION_BUDGET),
    question: said[0],
  };
  const times: number[] = [];
  for (let turn = 1; turn <= length; turn++) {
    const start = performance.now();
    const result = compact(request, counter);
    request = nextRequest(result, said[2 * turn - 1], said[2 * turn]);
    times.push(performance.now() - start);
  }
  return places.map((place) => median(times.slice(place - AROUND, place)));
}

/** Time of compacting a history that nothing was ever removed from, one turn longer each time. */
function wholeMs(bench: Bench, turns: number): number {
  bench.say(`P7 whole history: ${turns} turns`);
  const counter = bench.freshCounter();
  const { request } = chatRequest(turns + 5, 8);
  const times = Array.from({ length: 6 }, (_, more) => {
    const grown = { ...request, turns: request.turns.slice(0, turns + more) };
    const start = performance.now();
    compact(grown, counter);
    return performance.now() - start;
  });
  return median(times.slice(1)); // the first is cold
}

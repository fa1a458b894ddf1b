import { extractorContext } from "../../lib/compact/extractor_context.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import { rankNotes } from "../../lib/notes/rank_notes.ts";
import type { Bench } from "./bench.ts";
import { growthExponent, median } from "./clock.ts";
import { allMessages, chatRequest } from "./requests.ts";
import { atMost, type Row, time } from "./row.ts";
import { timedCounter } from "./timed_counter.ts";

/** About how many tokens a generated turn has. */
const TURN_TOKENS = 100;
const ROUNDS = 3;

interface RankingTime {
  readonly tokens: number;
  /** Ranking beyond counting. */
  readonly ownMs: number;
  /** The same conversation tokenised once. */
  readonly countMs: number;
}

/** P11: what ranking takes beyond counting, and how it grows with the conversation. */
export function ranking(bench: Bench): readonly Row[] {
  const most = bench.quick ? 100_000 : 1_000_000;
  timeOf(bench, 100, 1); // warm-up
  const [small, large] = [most / 10, most].map((tokens) => {
    bench.say(`P11 ranking: ${tokens.toLocaleString("en")} tokens`);
    return timeOf(bench, tokens / TURN_TOKENS, ROUNDS);
  });
  const exponent = growthExponent(
    large.tokens / small.tokens,
    large.ownMs / small.ownMs,
  );
  const [from, to] = [small, large].map(({ tokens }) =>
    tokens.toLocaleString("en")
  );
  return [
    {
      target: "P11",
      what: `exponent of ranking time, ${from} to ${to} tokens, cold`,
      ours: { value: exponent, unit: "" },
      bound: atMost(exponent, 1.1),
    },
    {
      target: "P11",
      what: `ranking beyond counting, ${to} tokens, cold`,
      ours: time(large.ownMs),
      peer: time(large.countMs, "tokenising it once"),
      ratio: large.ownMs / large.countMs,
    },
  ];
}

function timeOf(bench: Bench, turns: number, rounds: number): RankingTime {
  const { request } = chatRequest(turns, turns);
  const times = Array.from({ length: rounds }, () => {
    const fresh = bench.freshCounter();
    const start = performance.now();
    const tokens = fresh.count(allMessages(request));
    const countMs = performance.now() - start;
    const plan = planCompaction(request, fresh);
    const { counter, spentMs } = timedCounter(fresh);
    const ranked = performance.now();
    rankNotes()(plan.removedTurns, extractorContext(plan, counter));
    return { tokens, countMs, ownMs: performance.now() - ranked - spentMs() };
  });
  return {
    tokens: times[0].tokens,
    countMs: median(times.map(({ countMs }) => countMs)),
    ownMs: median(times.map(({ ownMs }) => ownMs)),
  };
}

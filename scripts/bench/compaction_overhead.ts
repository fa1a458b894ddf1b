import { compact } from "../../lib/compact/compact.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { Bench } from "./bench.ts";
import { median, timeOnce, timePair } from "./clock.ts";
import { allMessages, chatRequest, requestOf } from "./requests.ts";
import { atMost, type Row, time } from "./row.ts";
import { benchText } from "./texts.ts";
import { timedCounter } from "./timed_counter.ts";

interface Cost {
  readonly allMs: number;
  readonly onceMs: number;
  readonly ratio: number;
}

/** P6: what compaction takes beside tokenising all once, and how its time grows with turns and with one message; cold. */
export async function compactionOverhead(
  bench: Bench,
): Promise<readonly Row[]> {
  const sizes = bench.quick ? [500, 5_000] : [1_000, 10_000, 100_000];
  await costOf(bench, chatRequest(500, 5).request); // warm-up
  const rows: Row[] = [];
  const times: number[] = [];
  for (const turns of sizes) {
    const { name, request } = chatRequest(turns, turns);
    bench.say(`P6 compaction: ${name}`);
    const cost = await costOf(bench, request);
    times.push(cost.allMs);
    rows.push(costRow(name, cost, turns === 100_000 ? 2 : undefined));
  }
  times.slice(1).forEach((ms, index) =>
    rows.push(growthRow(
      `of ${sizes[index + 1].toLocaleString("en")} turns against ${
        sizes[index].toLocaleString("en")
      }`,
      [times[index], ms],
    ))
  );
  rows.push(messageRow(bench));
  if (bench.own === undefined) return rows;
  return [...rows, costRow("own file", await costOf(bench, bench.own))];
}

/** Ten times the characters in one message that is removed. */
function messageRow(bench: Bench): Row {
  bench.say("P6 compaction: one long message");
  const times = [100_000, 1_000_000].map((chars) => {
    const content = benchText("English", chars, 6);
    const request = requestOf([
      { role: "user", content },
      { role: "assistant", content: "Noted." },
    ]);
    return beyondPricingMs(bench, request);
  });
  return growthRow(
    "beyond pricing, a message of 1 MB against one of 100 KB",
    times,
  );
}

function growthRow(what: string, [small, large]: readonly number[]): Row {
  return {
    target: "P6",
    what: `compaction ${what}, cold`,
    ours: time(large),
    peer: time(small, "ours"),
    ratio: large / small,
    bound: atMost(large / small, 12),
  };
}

function costRow(name: string, cost: Cost, wanted?: number): Row {
  return {
    target: "P6",
    what: `compaction, ${name}, beside tokenising all once, cold`,
    ours: time(cost.allMs),
    peer: time(cost.onceMs, "once"),
    ratio: cost.ratio,
    ...(wanted === undefined ? {} : { bound: atMost(cost.ratio, wanted) }),
  };
}

/** The whole compaction, with the notes of the cue rule, and the whole rendered request counted once. */
async function costOf(
  bench: Bench,
  request: CompactionRequest,
): Promise<Cost> {
  const { tools, thinking } = request;
  const messages = allMessages(request);
  const { oursMs, peerMs, ratio } = await timePair(
    () =>
      timeOnce(() => {
        const counter = bench.freshCounter();
        return () => compact(request, counter);
      }),
    () =>
      timeOnce(() => {
        const counter = bench.freshCounter();
        return () => counter.count(messages, { tools, thinking });
      }),
    { most: 3, capMs: 15_000 },
  );
  return { allMs: oursMs, onceMs: peerMs, ratio: 1 / ratio };
}

/** Median of a few runs: the time spent outside of the counter. */
function beyondPricingMs(bench: Bench, request: CompactionRequest): number {
  return median(Array.from({ length: 3 }, () => {
    const { counter, spentMs } = timedCounter(bench.freshCounter());
    return timeOnce(() => () => compact(request, counter)) - spentMs();
  }));
}

import { compact } from "../../lib/compact/compact.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { extractNotes } from "../../lib/notes/extract_notes.ts";
import type { Extractor } from "../../lib/notes/extractor.ts";
import type { Bench } from "./bench.ts";
import { median } from "./clock.ts";
import { chatRequest, requestOf } from "./requests.ts";
import { atMost, type Row, time } from "./row.ts";
import { benchText } from "./texts.ts";
import { timedCounter } from "./timed_counter.ts";

interface Cost {
  readonly allMs: number;
  readonly pricingMs: number;
}

/** P6: what compaction takes beyond counting, and how its time grows with turns and with one message; cold. */
export function compactionOverhead(bench: Bench): readonly Row[] {
  const sizes = bench.quick ? [500, 5_000] : [1_000, 10_000, 100_000];
  costOf(bench, chatRequest(500, 5).request, extractNotes); // warm-up
  const rows: Row[] = [];
  const times: number[] = [];
  for (const turns of sizes) {
    const { name, request } = chatRequest(turns, turns);
    bench.say(`P6 compaction: ${name}`);
    const cost = costOf(bench, request, extractNotes);
    times.push(cost.allMs);
    rows.push(overheadRow(name, cost));
    const bare = costOf(bench, request, (_, { carried }) => carried);
    const row = overheadRow(`${name}, no notes made`, bare);
    rows.push({ ...row, bound: undefined });
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
  return [
    ...rows,
    overheadRow("own file", costOf(bench, bench.own, extractNotes)),
  ];
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
    const { allMs, pricingMs } = costOf(bench, request, extractNotes);
    return allMs - pricingMs;
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

function overheadRow(name: string, { allMs, pricingMs }: Cost): Row {
  const ratio = (allMs - pricingMs) / pricingMs;
  return {
    target: "P6",
    what: `compaction beyond pricing, ${name}, cold`,
    ours: time(allMs - pricingMs),
    peer: time(pricingMs, "pricing"),
    ratio,
    bound: atMost(ratio, 0.25),
  };
}

/** Medians of a few runs: the whole time, and that spent in the counter. */
function costOf(
  bench: Bench,
  request: CompactionRequest,
  extract: Extractor,
): Cost {
  const runs = request.turns.length > 20_000 ? 1 : 3;
  const costs = Array.from({ length: runs }, () => {
    const { counter, spentMs } = timedCounter(bench.freshCounter());
    const start = performance.now();
    compact(request, counter, extract);
    return { allMs: performance.now() - start, pricingMs: spentMs() };
  });
  return {
    allMs: median(costs.map((cost) => cost.allMs)),
    pricingMs: median(costs.map((cost) => cost.pricingMs)),
  };
}

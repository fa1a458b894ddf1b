import type { Bench } from "./bench.ts";
import { timeJob } from "./clock.ts";
import { atLeast, type Row, sizeOf, time } from "./row.ts";
import { benchLine, benchText } from "./texts.ts";

/** P3: one long message, cold, ours beside the plain library; a single line of that length with it. */
export async function longMessages(bench: Bench): Promise<readonly Row[]> {
  const chars = bench.quick ? 200_000 : 1_000_000;
  const english = benchText("English", chars, 1);
  const code = benchText("code", chars, 1);
  const line = benchLine(chars, 1);
  return [
    await longMessage(bench, "English", english),
    await longMessage(bench, "code", code),
    await longMessage(bench, "English in one line", line),
  ];
}

async function longMessage(
  bench: Bench,
  kind: string,
  text: string,
): Promise<Row> {
  const size = sizeOf(text.length);
  bench.say(`P3 message: ${size} of ${kind}`);
  const ours = timeJob(() => {
    const { countText } = bench.freshEncoder();
    return () => countText(text);
  }, { most: bench.quick ? 5 : 7 });
  const plainMs = await bench.plainMs(`${kind} ${text.length}`, text);
  const ratio = plainMs / ours.ms;
  return {
    target: "P3",
    what: `${size} of ${kind} in one message, cold`,
    ours: time(ours.ms),
    peer: time(plainMs),
    ratio,
    ...(bench.quick ? {} : { bound: atLeast(ratio, 15) }),
  };
}

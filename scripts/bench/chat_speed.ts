import type { Bench } from "./bench.ts";
import { timeOnce, timePair } from "./clock.ts";
import { allMessages, chatRequest, type NamedRequest } from "./requests.ts";
import { atLeast, type Measured, type Row } from "./row.ts";

/** P2: tokens a second on a whole chat, cold, ours beside the plain library on the rendered text. */
export async function chatSpeed(bench: Bench): Promise<readonly Row[]> {
  const rows = [
    await speedOn(bench, chatRequest(100, 100)),
    await speedOn(bench, chatRequest(1_000, 1_000), 8),
  ];
  if (!bench.quick) {
    rows.push(await speedOn(bench, chatRequest(10_000, 10_000), 15));
  }
  if (bench.own === undefined) return rows;
  const own = await speedOn(bench, { name: "own file", request: bench.own });
  return [...rows, own];
}

async function speedOn(
  bench: Bench,
  { name, request }: NamedRequest,
  wanted?: number,
): Promise<Row> {
  bench.say(`P2 chat: ${name}`);
  const messages = allMessages(request);
  const { tools, thinking } = request;
  const { count, render } = bench.freshCounter();
  const tokens = count(messages, { tools, thinking });
  const text = render!(messages, { tools, thinking });
  const { encode, forget } = await bench.plain();
  const { oursMs, peerMs, ratio } = await timePair(
    () =>
      timeOnce(() => {
        const counter = bench.freshCounter();
        return () => counter.count(messages, { tools, thinking });
      }),
    () => timeOnce(() => (forget(), () => encode(text))),
    { most: bench.quick ? 2 : 5, around: 3 },
  );
  const speed = (ms: number): Measured => ({
    value: tokens / ms * 1_000,
    unit: "tokens/s",
  });
  return {
    target: "P2",
    what: `chat, ${name}, ${text.length.toLocaleString("en")} characters, cold`,
    ours: speed(oursMs),
    peer: speed(peerMs),
    ratio,
    ...(wanted === undefined ? {} : { bound: atLeast(ratio, wanted) }),
  };
}

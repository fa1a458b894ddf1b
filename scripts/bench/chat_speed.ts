import type { Bench } from "./bench.ts";
import { type Job, timePair } from "./clock.ts";
import { allMessages, chatRequest, type NamedRequest } from "./requests.ts";
import { atLeast, type Measured, type Row } from "./row.ts";

/** P2: tokens a second on a whole chat, cold, ours beside the plain library on the rendered text. */
export async function chatSpeed(bench: Bench): Promise<readonly Row[]> {
  const rows = [
    { ...await speedOn(bench, chatRequest(100, 100)), bound: undefined },
    await speedOn(bench, chatRequest(1_000, 1_000)),
  ];
  if (bench.own === undefined) return rows;
  const own = await speedOn(bench, { name: "own file", request: bench.own });
  return [...rows, { ...own, bound: undefined }];
}

async function speedOn(
  bench: Bench,
  { name, request }: NamedRequest,
): Promise<Row> {
  bench.say(`P2 chat: ${name}`);
  const messages = allMessages(request);
  const { tools, thinking } = request;
  const { count, render } = bench.freshCounter();
  const tokens = count(messages, { tools, thinking });
  const text = render!(messages, { tools, thinking });
  const { encode, forget } = await bench.plain();
  const ours: Job = () => {
    const counter = bench.freshCounter();
    return () => counter.count(messages, { tools, thinking });
  };
  const plain: Job = () => {
    forget();
    return () => encode(text);
  };
  const [oursTime, plainTime] = timePair(ours, plain, {
    most: bench.quick ? 2 : 5,
  });
  const speed = (ms: number): Measured => ({
    value: tokens / ms * 1_000,
    unit: "tokens/s",
  });
  const ratio = plainTime.ms / oursTime.ms;
  return {
    target: "P2",
    what: `chat, ${name}, ${text.length.toLocaleString("en")} characters, cold`,
    ours: speed(oursTime.ms),
    peer: speed(plainTime.ms),
    ratio,
    bound: atLeast(ratio, 2),
  };
}

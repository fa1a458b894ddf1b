import type { Bench } from "./bench.ts";
import { median } from "./clock.ts";
import type { StartReport } from "./print_start.ts";
import { atMost, type Row } from "./row.ts";

interface Start extends StartReport {
  readonly wallMs: number;
}

/** P1: what a process takes that counts one short message and ends, ours beside the plain library. */
export async function startUp({ quick, say }: Bench): Promise<readonly Row[]> {
  const pairs = quick ? 3 : 7;
  const ours: Start[] = [];
  const plain: Start[] = [];
  for (let pair = 0; pair <= pairs; pair++) {
    say(`P1 processes: pair ${pair} of ${pairs}`);
    ours.push(await startProcess("start_ours.ts"));
    plain.push(await startProcess("start_plain.ts"));
  }
  const rowOf = (name: string, key: keyof Start, bound?: number): Row => {
    const unit = key === "peakBytes" ? "bytes" : "ms";
    const [own, peer] = [ours, plain].map((starts) => middle(starts, key));
    const ratio = own / peer;
    return {
      target: "P1",
      what: `first count in a new process, median of ${pairs}: ${name}`,
      ours: { value: own, unit },
      peer: { value: peer, unit },
      ratio,
      bound: bound === undefined ? undefined : atMost(ratio, bound),
    };
  };
  return [
    rowOf("wall time", "wallMs", 0.1),
    rowOf("user + system time", "cpuMs"),
    rowOf("peak memory", "peakBytes", 0.25),
  ];
}

/** The first start compiles, so it is left out. */
function middle(starts: readonly Start[], key: keyof Start): number {
  return median(starts.slice(1).map((start) => start[key]));
}

async function startProcess(file: string): Promise<Start> {
  const { success, stdout, stderr } = await new Deno.Command("deno", {
    args: [
      "run",
      "--no-prompt",
      "--no-lock",
      "--allow-run=deno",
      new URL("start_slim.ts", import.meta.url).href,
      file,
    ],
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr).trim());
  return JSON.parse(new TextDecoder().decode(stdout));
}

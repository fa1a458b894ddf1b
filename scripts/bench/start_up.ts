import type { Bench } from "./bench.ts";
import { median } from "./clock.ts";
import { PEER_KEYS, PEER_NAMES } from "./peers.ts";
import { atMost, type Measured, type Row } from "./row.ts";
import { RUST_ARGUMENTS, RUST_NAME } from "./rust_library.ts";
import {
  type ProcessInput,
  type Started,
  startProcess,
} from "./start_process.ts";

interface Pairs {
  readonly name: string;
  readonly count: number;
  readonly peer: Program;
}

/** A file that counts one message, and what it is given. */
type Program = readonly [file: string, input?: ProcessInput];

/** P1: what a process takes that counts one short message and ends, ours beside the plain library and others. */
export async function startUp(bench: Bench): Promise<readonly Row[]> {
  const rust = await bench.rust();
  const others = bench.quick ? 1 : 3;
  const rows = [
    ...await beside(bench, {
      name: "plain library",
      count: bench.quick ? 3 : 7,
      peer: ["start_plain.ts"],
    }, [0.05, 0.15]),
  ];
  const what = `${WHAT}, beside ${RUST_NAME}`;
  if ("missing" in rust) rows.push({ target: "P1", what, peer: rust });
  else {
    rows.push(
      ...await beside(bench, {
        name: RUST_NAME,
        count: others,
        peer: ["start_rust.py", { args: RUST_ARGUMENTS }],
      }),
    );
  }
  for (const key of PEER_KEYS) {
    rows.push(
      ...await beside(bench, {
        name: PEER_NAMES[key],
        count: others,
        peer: ["start_peer.ts", { args: [key], read: "" }],
      }),
    );
  }
  return rows;
}

const WHAT = "first count in a new process";

async function beside(
  { say }: Bench,
  { name, count, peer }: Pairs,
  bounds: readonly number[] = [],
): Promise<readonly Row[]> {
  const ours: Started[] = [];
  const theirs: Started[] = [];
  for (let pair = 0; pair <= count; pair++) {
    say(`P1 processes beside ${name}: ${pair} of ${count}`);
    ours.push(await started("start_ours.ts"));
    try {
      theirs.push(await started(...peer));
    } catch (error) {
      if (bounds.length > 0) throw error;
      const [line] = (error as Error).message.split("\n");
      const missing = `skipped: ${line}`;
      return [{ target: "P1", what: `${WHAT}, ${name}`, peer: { missing } }];
    }
  }
  return KEYS.map(([label, key], index) => {
    const ratio = middle(ours.map((own, pair) => own[key] / theirs[pair][key]));
    const bound = bounds[index];
    return {
      target: "P1",
      what: `${WHAT}, ${label}, beside ${name}, median of ${count}`,
      ours: measured(key, ours),
      peer: measured(key, theirs),
      ratio,
      ...(bound === undefined ? {} : { bound: atMost(ratio, bound) }),
    };
  });
}

/** Its time from one process and its memory from another, for asking for the memory takes time. */
async function started(...[file, input]: Program): Promise<Started> {
  const timed = await startProcess(file, input);
  const { peakBytes } = await startProcess(file, {
    ...input,
    asksMemory: true,
  });
  return { ...timed, peakBytes };
}

const KEYS = [["wall time", "wallMs"], ["peak memory", "peakBytes"]] as const;

function measured(
  key: typeof KEYS[number][1],
  starts: readonly Started[],
): Measured {
  const value = middle(starts.map((start) => start[key]));
  return { value, unit: key === "peakBytes" ? "bytes" : "ms" };
}

/** The first start compiles, so it is left out. */
function middle(values: readonly number[]): number {
  return median(values.slice(1));
}

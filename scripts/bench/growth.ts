import type { Bench } from "./bench.ts";
import { growthExponent, timeJob } from "./clock.ts";
import { atMost, type Measured, type Row, sizeOf } from "./row.ts";
import { benchLine, benchText, REAL_KINDS, RUN_KINDS } from "./texts.ts";

/** Characters of the small text. */
const SMALL = 100_000;

/** The plain library is not given a text for which it would take longer, in milliseconds. */
const PLAIN_CAP_MS = 20_000;

/** Exponent by which the plain library's time grows at most, as far as was seen. */
const PLAIN_EXPONENT = 1.4;

/** A kind of text in any length. */
interface Sized {
  readonly name: string;
  readonly textOf: (chars: number) => string;
}

/** P4: how the time of one text grows with its length, for each kind of text, ours beside the plain library. */
export async function growth(bench: Bench): Promise<readonly Row[]> {
  const large = bench.quick ? 1_000_000 : 10_000_000;
  const kinds: Sized[] = REAL_KINDS.map((name) => ({
    name,
    textOf: (chars) => benchText(name, chars, 1),
  }));
  kinds.push({
    name: "English in one line",
    textOf: (chars) => benchLine(chars, 1),
  });
  const rows: Row[] = [];
  for (const kind of kinds) rows.push(await growthOf(bench, kind, large));
  for (const name of RUN_KINDS) {
    const textOf = (chars: number) => benchText(name, chars, 1);
    const row = await growthOf(bench, { name, textOf }, large / 10);
    const what = `${row.what}; nowhere to cut`;
    rows.push({ ...row, what, bound: undefined });
  }
  return rows;
}

async function growthOf(
  bench: Bench,
  { name, textOf }: Sized,
  large: number,
): Promise<Row> {
  const small = Math.min(SMALL, large / 10);
  const peerLarge = bench.quick ? small : 10 * SMALL;
  bench.say(`P4 growth: ${name}`);
  const ours = [small, large].map((chars) => oursMs(bench, textOf(chars)));
  const exponent = growthExponent(large / small, ours[1] / ours[0]);
  return {
    target: "P4",
    what: `exponent of time, ${name}, ${sizeOf(small)} to ${
      sizeOf(large)
    } (peer to ${sizeOf(peerLarge)}), cold`,
    ours: exponentOf(exponent, ours[1]),
    peer: await plainGrowth(bench, { name, textOf }, [small, peerLarge]),
    bound: atMost(exponent, 1.1),
  };
}

function oursMs(bench: Bench, text: string): number {
  return timeJob(() => {
    const { countText } = bench.freshEncoder();
    return () => countText(text);
  }, text.length > SMALL ? { most: 3, capMs: bench.quick ? 500 : 3_000 } : {})
    .ms;
}

async function plainGrowth(
  bench: Bench,
  { name, textOf }: Sized,
  [small, large]: readonly number[],
): Promise<Row["peer"]> {
  const ms = await bench.plainMs(`${name} ${small}`, textOf(small));
  if (large === small) return { missing: `${seconds(ms)} at ${sizeOf(small)}` };
  const key = `${name} ${large}`;
  const expectedMs = ms * (large / small) ** PLAIN_EXPONENT;
  if (bench.knownPlainMs(key) === undefined && expectedMs > PLAIN_CAP_MS) {
    return {
      missing: `skipped: over 20 s (${seconds(ms)} at ${sizeOf(small)})`,
    };
  }
  const largeMs = await bench.plainMs(key, textOf(large));
  return exponentOf(growthExponent(large / small, largeMs / ms), largeMs);
}

function exponentOf(value: number, ms: number): Measured {
  return { value, unit: "", detail: seconds(ms) };
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

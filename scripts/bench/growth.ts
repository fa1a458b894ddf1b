import type { Bench } from "./bench.ts";
import { growthExponent } from "./clock.ts";
import { peerCurves } from "./peer_curves.ts";
import { atMost, type Row, sizeOf, time } from "./row.ts";
import {
  LETTERS_TEXT,
  LISTED_TEXTS,
  RUN_TEXTS,
  type SizedText,
} from "./sized_texts.ts";

/** Characters of the small text. */
const SMALL = 100_000;

/** The plain library is not given a text for which it would take longer, in milliseconds. */
const PLAIN_CAP_MS = 5_000;

/** Exponent by which the plain library's time grows at most, as far as was seen. */
const PLAIN_EXPONENT = 1.4;

/** P4: how the time of one text grows with its length, for each kind of text, ours beside the plain library. */
export async function growth(bench: Bench): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of [...LISTED_TEXTS, ...RUN_TEXTS, LETTERS_TEXT]) {
    rows.push(await growthOf(bench, kind));
  }
  return [...rows, ...await peerCurves(bench)];
}

async function growthOf(bench: Bench, kind: SizedText): Promise<Row> {
  const large = bench.quick ? 1_000_000 : 10_000_000;
  bench.say(`P4 growth: ${kind.name}`);
  const times = [SMALL, large].map((chars) => ({
    chars,
    ms: bench.oursMs(kind.name, kind.textOf(chars)),
  }));
  const exponent = growthExponent(large / SMALL, times[1].ms / times[0].ms);
  const sizes = `${sizeOf(SMALL)} to ${sizeOf(large)}`;
  return {
    target: "P4",
    what: `growth with size, ${kind.name}, ${sizes}, cold`,
    ours: time(times[1].ms),
    peer: await plainGrowth(bench, kind),
    exponent,
    bound: atMost(exponent, 1.06),
  };
}

/** The plain library at the small size and, where that is not too long, at ten times of it. */
async function plainGrowth(
  bench: Bench,
  { name, textOf }: SizedText,
): Promise<Row["peer"]> {
  const ms = await bench.plainMs(`${name} ${SMALL}`, textOf(SMALL));
  const large = 10 * SMALL;
  const key = `${name} ${large}`;
  const known = bench.knownPlainMs(key);
  const isLong = bench.quick || ms * 10 ** PLAIN_EXPONENT > PLAIN_CAP_MS;
  if (known === undefined && isLong) return time(ms, `at ${sizeOf(SMALL)}`);
  const largeMs = known ?? await bench.plainMs(key, textOf(large));
  const exponent = growthExponent(10, largeMs / ms).toFixed(2);
  return time(largeMs, `at ${sizeOf(large)}, exponent ${exponent}`);
}

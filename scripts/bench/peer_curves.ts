import type { Bench } from "./bench.ts";
import { growthExponent, median, timeOnce } from "./clock.ts";
import { countMs } from "./count_ms.ts";
import { type Curve, type Row, type SizedTime, sizeOf, time } from "./row.ts";
import { RUST_NAME } from "./rust_library.ts";
import { LISTED_TEXTS, RUN_TEXTS, type SizedText } from "./sized_texts.ts";

/** Characters of the texts. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

/** No text ten times larger for what took longer, in milliseconds. */
const CAP_MS = 500;

const ENGLISH = LISTED_TEXTS[0];
const RUN = RUN_TEXTS[0];

type MsOf = (text: string) => number | Promise<number>;

/** How the time of English grows with size for each peer, as a part of P4: the lines of the picture. */
export async function peerCurves(bench: Bench): Promise<readonly Row[]> {
  const oursMs = (text: string) => countMs(bench, text);
  const ours = await curveOf(bench, "Holdfast", ENGLISH, oursMs);
  const run = await curveOf(bench, `Holdfast, ${RUN.name}`, RUN, oursMs);
  const rows: Row[] = [];
  for (const [name, peer] of await peersOf(bench)) {
    const what = `growth with size, English, ${name}`;
    if ("missing" in peer) {
      rows.push({ target: "P4", what, peer });
      continue;
    }
    const [short] = name.split(",");
    const theirs = await curveOf(bench, short, ENGLISH, peer.msOf);
    rows.push(rowOf(what, ours, theirs));
  }
  rows[0] = { ...rows[0], curves: [ours, run, ...rows[0].curves ?? []] };
  return rows;
}

/** The plain library and the peers, each with its way to measure a text, or why there is none. */
async function peersOf(
  bench: Bench,
): Promise<
  readonly (readonly [string, { msOf: MsOf } | { missing: string }])[]
> {
  const plainMs = (text: string) =>
    bench.plainMs(`${ENGLISH.name} ${text.length}`, text);
  const rust = await bench.rust();
  const peers = await bench.peers();
  return [
    ["plain library", { msOf: plainMs }],
    [RUST_NAME, "missing" in rust ? rust : { msOf: rust.encodeMs }],
    ...peers.map((peer) =>
      [
        peer.name,
        "missing" in peer ? peer : {
          msOf: (text: string) =>
            timeOnce(() => {
              const count = peer.fresh();
              return () => count(text);
            }),
        },
      ] as const
    ),
  ];
}

async function curveOf(
  bench: Bench,
  name: string,
  { textOf }: SizedText,
  msOf: MsOf,
): Promise<Curve> {
  bench.say(`P4 curve: ${name}`);
  const times: SizedTime[] = [];
  for (const chars of bench.quick ? SIZES.slice(0, 4) : SIZES) {
    const before = times.at(-1)?.ms ?? 0;
    if (before > CAP_MS) break;
    const text = textOf(chars);
    const runs: number[] = [];
    for (let run = 0; run < (chars < 100_000 ? 5 : 1); run++) {
      runs.push(await msOf(text));
    }
    times.push({ chars, ms: median(runs) });
  }
  return { name, times };
}

/** Both at the largest size that the peer was given. */
function rowOf(what: string, ours: Curve, theirs: Curve): Row {
  const { chars, ms } = theirs.times.at(-1)!;
  const own = ours.times.find((each) => each.chars === chars)!;
  const from = theirs.times.find((each) => each.chars === 100_000) ??
    theirs.times[0];
  const exponent = growthExponent(chars / from.chars, ms / from.ms);
  const detail = chars > from.chars
    ? `at ${sizeOf(chars)}, exponent ${exponent.toFixed(2)}`
    : `at ${sizeOf(chars)}`;
  return {
    target: "P4",
    what,
    ours: time(own.ms),
    peer: time(ms, detail),
    ratio: ms / own.ms,
    curves: [theirs],
  };
}

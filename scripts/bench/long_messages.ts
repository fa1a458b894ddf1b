import type { Bench } from "./bench.ts";
import { countMs } from "./count_ms.ts";
import { timeOnce, timePair } from "./clock.ts";
import type { MissingPeer, Peer } from "./peers.ts";
import { atLeast, type Row, sizeOf, time } from "./row.ts";
import { RUST_NAME } from "./rust_library.ts";
import { LISTED_TEXTS, type SizedText } from "./sized_texts.ts";

/** Kinds on which the other peers are measured too. */
const PEER_KINDS = ["English", "code", "JSON logs", "Chinese"];

/** Kinds for which the bound is the high one. */
const FAST_KINDS = ["English", "code", "JSON logs", "English in one line"];

/** Exponent by which the plain library's time grows at most, as far as was seen. */
const PLAIN_EXPONENT = 1.4;

/** The plain library is given a smaller text if it would take longer, in milliseconds. */
const PLAIN_CAP_MS = 30_000;

/** P3: one long message, cold, ours beside the plain library, and beside peers with other vocabularies. */
export async function longMessages(bench: Bench): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of LISTED_TEXTS) rows.push(await plainRow(bench, kind));
  const peers = await bench.peers();
  for (const kind of LISTED_TEXTS) {
    if (!PEER_KINDS.includes(kind.name)) continue;
    rows.push(await rustRow(bench, kind));
    for (const peer of peers) rows.push(await peerRow(bench, kind, peer));
  }
  return rows;
}

async function plainRow(bench: Bench, kind: SizedText): Promise<Row> {
  const chars = await plainChars(bench, kind);
  const text = kind.textOf(chars);
  bench.say(`P3 message: ${sizeOf(chars)} of ${kind.name}`);
  const { oursMs, peerMs, ratio } = await timePair(
    () => countMs(bench, text),
    () => bench.plainMs(`${kind.name} ${chars}`, text),
    { most: 1, around: 4 },
  );
  const bound = atLeast(ratio, FAST_KINDS.includes(kind.name) ? 100 : 10);
  return {
    target: "P3",
    what: `${sizeOf(chars)} of ${kind.name} in one message, cold`,
    ours: time(oursMs),
    peer: time(peerMs),
    ratio,
    ...(bench.quick ? {} : { bound }),
  };
}

/** 1 MB; less where the plain library would take very long. The ratio grows with size, so that is in its favour. */
async function plainChars(bench: Bench, kind: SizedText): Promise<number> {
  if (bench.quick) return 200_000;
  const small = 100_000;
  bench.say(`P3 message: ${sizeOf(small)} of ${kind.name}`);
  const ms = await bench.plainMs(`${kind.name} ${small}`, kind.textOf(small));
  return ms * 10 ** PLAIN_EXPONENT > PLAIN_CAP_MS ? 2 * small : 10 * small;
}

async function rustRow(bench: Bench, kind: SizedText): Promise<Row> {
  const rust = await bench.rust();
  const row = rowOf(bench, kind, RUST_NAME);
  if ("missing" in rust) return { ...row, peer: rust };
  return await besidePeer(bench, kind, row, (text) => rust.encodeMs(text));
}

function peerRow(
  bench: Bench,
  kind: SizedText,
  peer: Peer | MissingPeer,
): Row | Promise<Row> {
  const row = rowOf(bench, kind, peer.name);
  if ("missing" in peer) return { ...row, peer };
  return besidePeer(bench, kind, row, (text) =>
    timeOnce(() => {
      const count = peer.fresh();
      return () => count(text);
    }));
}

async function besidePeer(
  bench: Bench,
  kind: SizedText,
  row: Row,
  peerMs: (text: string) => number | Promise<number>,
): Promise<Row> {
  bench.say(row.what);
  const text = kind.textOf(peerChars(bench));
  const pair = await timePair(
    () => countMs(bench, text),
    () => peerMs(text),
    { most: 3, capMs: 3_000, around: 2 },
  );
  return {
    ...row,
    ours: time(pair.oursMs),
    peer: time(pair.peerMs),
    ratio: pair.ratio,
  };
}

function rowOf(bench: Bench, { name }: SizedText, peer: string): Row {
  const size = sizeOf(peerChars(bench));
  return { target: "P3", what: `${size} of ${name}, beside ${peer}` };
}

function peerChars({ quick }: Bench): number {
  return quick ? 200_000 : 1_000_000;
}

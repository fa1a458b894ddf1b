import type { Bench } from "./bench.ts";
import { growthExponent, timeOnce } from "./clock.ts";
import { HARD_READERS, type HardReader, hardText } from "./hard_texts.ts";
import { atMost, type Row, sizeOf, time } from "./row.ts";

/** The small text has this part of the large one's characters. */
const PART = 1 / 8;

/** A shorter time says nothing about growth, in milliseconds. */
const LEAST_MS = 20;

interface Grown {
  readonly piece: string;
  readonly ms: number;
  readonly exponent: number;
}

/** READERS: how the time of what reads strangers' texts grows with the text, for the hardest of each. */
export function hardReading(bench: Bench): readonly Row[] {
  return HARD_READERS.map((reader) => {
    bench.say(`READERS ${reader.name}`);
    const most = bench.quick ? reader.most / 4 : reader.most;
    const grown = reader.pieces.map((piece) => grownOf(reader, piece, most));
    const worst = grown.reduce((a, b) => a.exponent >= b.exponent ? a : b);
    const slowest = grown.reduce((a, b) => a.ms >= b.ms ? a : b);
    const texts = `${reader.pieces.length} hard texts`;
    const size = `${sizeOf(most * PART)} to ${
      sizeOf(most)
    }, from ${LEAST_MS} ms on`;
    return {
      target: "READERS",
      what: `${reader.name}, ${texts}, ${size}: steepest ${
        JSON.stringify(worst.piece)
      }, slowest ${JSON.stringify(slowest.piece)}`,
      ours: time(slowest.ms),
      exponent: worst.exponent,
      bound: atMost(worst.exponent, 1.5),
    };
  });
}

function grownOf({ read }: HardReader, piece: string, most: number): Grown {
  const [small, large] = [most * PART, most].map((chars) => {
    const text = hardText(piece, chars);
    // The quickest run: the garbage of others is theirs.
    return Math.min(...[1, 2, 3].map(() => timeOnce(() => () => read(text))));
  });
  const times = Math.max(LEAST_MS, large) / Math.max(LEAST_MS, small);
  return { piece, ms: large, exponent: growthExponent(1 / PART, times) };
}

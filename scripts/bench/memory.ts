import type { Bench } from "./bench.ts";
import { atMost, type Row, sizeOf } from "./row.ts";
import {
  LETTERS_TEXT,
  LISTED_TEXTS,
  RUN_TEXTS,
  type SizedText,
} from "./sized_texts.ts";
import { startProcess } from "./start_process.ts";

/** Processes at a time: one for each core; the memory of one is not that of the other. */
const AT_A_TIME = 2;

/** MEMORY: the most that a process takes which reads one long message, counts it and ends. */
export async function memory(bench: Bench): Promise<readonly Row[]> {
  const kinds: readonly (readonly [SizedText, number])[] = [
    ...LISTED_TEXTS.map((kind) => [kind, 250] as const),
    ...[...RUN_TEXTS, LETTERS_TEXT].map((kind) => [kind, 450] as const),
  ];
  const rows: Row[] = [];
  for (let first = 0; first < kinds.length; first += AT_A_TIME) {
    rows.push(
      ...await Promise.all(
        kinds.slice(first, first + AT_A_TIME)
          .map(([kind, mostMb]) => peakOf(bench, kind, mostMb)),
      ),
    );
  }
  return rows;
}

async function peakOf(
  bench: Bench,
  { name, textOf }: SizedText,
  mostMb: number,
): Promise<Row> {
  bench.say(`MEMORY ${name}`);
  const chars = bench.quick ? 1_000_000 : 10_000_000;
  const { peakBytes } = await startProcess("start_count.ts", {
    stdin: new TextEncoder().encode(textOf(chars)),
    asksMemory: true,
  });
  return {
    target: "MEMORY",
    what: `peak of a process, ${sizeOf(chars)} of ${name} in one message`,
    ours: { value: peakBytes, unit: "bytes" },
    bound: atMost(peakBytes / 1e6, mostMb, "MB"),
  };
}

import type { Bench } from "./bench.ts";
import { atMost, type Row, sizeOf } from "./row.ts";
import {
  LETTERS_TEXT,
  LISTED_TEXTS,
  RUN_TEXTS,
  type SizedText,
} from "./sized_texts.ts";
import { startProcess } from "./start_process.ts";

/** MEMORY: the most that a process takes which reads one long message, counts it and ends. */
export async function memory(bench: Bench): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of LISTED_TEXTS) rows.push(await peakOf(bench, kind, 250));
  for (const kind of [...RUN_TEXTS, LETTERS_TEXT]) {
    rows.push(await peakOf(bench, kind, 450));
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
  });
  return {
    target: "MEMORY",
    what: `peak of a process, ${sizeOf(chars)} of ${name} in one message`,
    ours: { value: peakBytes, unit: "bytes" },
    bound: atMost(peakBytes / 1e6, mostMb, "MB"),
  };
}

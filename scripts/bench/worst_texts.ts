import type { Bench } from "./bench.ts";
import { atMost, type Row, sizeOf, time } from "./row.ts";
import { hostileTexts, LISTED_TEXTS, type SizedText } from "./sized_texts.ts";

/** WORST: which text of one size takes longest, of those that people have and of those made to take long. */
export function worstTexts(bench: Bench): readonly Row[] {
  const chars = bench.quick ? 1_000_000 : 10_000_000;
  const [english, ...listed] = LISTED_TEXTS;
  const englishMs = msOf(bench, english, chars);
  const found = [...listed, ...hostileTexts(bench.vocabulary())]
    .map((kind) => ({ name: kind.name, ms: msOf(bench, kind, chars) }))
    .sort((a, b) => b.ms - a.ms);
  const [worst, ...rest] = found;
  const next = rest.slice(0, 3).map(({ name, ms }) =>
    `${name} ${(ms / englishMs).toFixed(1)} ×`
  ).join(", ");
  const ratio = worst.ms / englishMs;
  return [{
    target: "WORST",
    what: `slowest of ${found.length} kinds of text, ${
      sizeOf(chars)
    }, cold: ${worst.name}; then ${next}`,
    ours: time(worst.ms),
    peer: time(englishMs, "English"),
    ratio,
    bound: atMost(ratio, 20),
  }];
}

function msOf(
  bench: Bench,
  { name, textOf }: SizedText,
  chars: number,
): number {
  bench.say(`WORST ${name}`);
  return bench.oursMs(name, textOf(chars));
}

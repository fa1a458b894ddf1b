import { lineAlarm } from "./line_alarm.ts";

const SURROUNDING = [-1, 1, -2, 2];
const LONGEST_CHARS = 400;
const WORD = /[\p{L}\p{N}_]{2,}/gu;

/**
 * The indices of lines, those first that a reader would miss most.
 *
 * Lines with an error come first, then the two lines on both sides of each, then the same for warnings, then the rest by
 * informativeness: rare words for few characters, and a line whose like was not there before. Among alike lines those
 * come first that differ from the ones before them in more than numbers.
 *
 * @param lines The lines of a text, in order.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(lineOrder(["tick 1", "tick 2", "tick 3", "tick 4", "ERROR valve stuck"]), [4, 3, 2, 0, 1]);
 * ```
 */
export function lineOrder(lines: readonly string[]): readonly number[] {
  const repeats = repeatsOf(lines);
  const alarms = lines.map(lineAlarm);
  const order = new Set<number>();
  for (const alarm of ["error", "warning"]) {
    const hits = lines.map((_, index) => index)
      .filter((index) => alarms[index] === alarm)
      .sort((a, b) => repeats[a] - repeats[b] || a - b);
    for (const index of hits) order.add(index);
    for (const hit of hits) {
      for (const step of SURROUNDING) {
        if (hit + step >= 0 && hit + step < lines.length) order.add(hit + step);
      }
    }
  }
  const scores = informativeness(lines);
  const rest = lines.map((_, index) => index)
    .filter((index) => !order.has(index))
    .sort((a, b) => repeats[a] - repeats[b] || scores[b] - scores[a] || a - b);
  return [...order, ...rest];
}

/** How many lines before each are the same but for numbers; a blank line repeats all others. */
function repeatsOf(lines: readonly string[]): readonly number[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const form = line.slice(0, LONGEST_CHARS).trim()
      .replace(/0x[\da-f]+|\b[\da-f]{7,40}\b|\d+/gi, "0");
    if (form === "") return lines.length;
    const before = seen.get(form) ?? 0;
    seen.set(form, before + 1);
    return before;
  });
}

/** How rare the words of each line are among all lines, for its length. */
function informativeness(lines: readonly string[]): readonly number[] {
  const words = lines.map((line) =>
    new Set(line.slice(0, LONGEST_CHARS).toLowerCase().match(WORD) ?? [])
  );
  const counts = new Map<string, number>();
  for (const word of words.flatMap((set) => [...set])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return words.map((set, index) => {
    let rarity = 0;
    for (const word of set) {
      rarity += Math.log2((lines.length + 1) / counts.get(word)!);
    }
    return rarity / (lines[index].length + 20);
  });
}

import { holdsReplaced } from "./holds_replaced.ts";
import { type Found, MOST_PER_WORD, type Reading } from "./reading.ts";
import { readReplacedWords } from "./replaced_words.ts";
import type { Rarity } from "./same_matter.ts";
import { readWords } from "./words.ts";

const RARE = 0.4;

/**
 * Marks each statement that holds what a later one says is replaced: `use X instead of Y`, `no longer Y`, `Y changed to`.
 *
 * Of the statements before, the newest 32 with the rarest of the old words are looked at.
 *
 * @param readings The statements of one role, oldest first.
 * @param rarity How rare their words are.
 * @param found Takes the marks.
 */
export function markWords(
  readings: readonly Reading[],
  rarity: Rarity,
  found: Found,
): void {
  const earlier = new Map<string, Reading[]>();
  for (const fresh of readings) {
    const replaced = readReplacedWords(fresh.text);
    const word = rarestOf(replaced?.old ?? replaced?.subject ?? "", rarity);
    if (replaced !== undefined && word !== undefined) {
      for (const old of (earlier.get(word) ?? []).slice(-MOST_PER_WORD)) {
        if (old.turn === fresh.turn) continue;
        if (replaced.old === undefined && saysNothingElse(old, fresh)) continue;
        const hold = holdsReplaced(old.text, replaced);
        if (hold === undefined) continue;
        found[old.index] = { by: fresh.index, mayDrop: hold === "plain" };
      }
    }
    for (const stem of fresh.stems) {
      const before = earlier.get(stem);
      if (before === undefined) earlier.set(stem, [fresh]);
      else before.push(fresh);
    }
  }
}

/** Whether the newer statement has all words and values of the older one: `The limit is 5`, `The limit is now 5`. */
function saysNothingElse(old: Reading, fresh: Reading): boolean {
  const values = new Set(fresh.mentions.map(({ key }) => key));
  return old.stems.isSubsetOf(fresh.stems) &&
    old.mentions.every(({ key }) => values.has(key));
}

function rarestOf(words: string, rarity: Rarity): string | undefined {
  let rarest: string | undefined;
  for (const { stem, stop } of readWords(words)) {
    if (stop || rarity(stem) < RARE) continue;
    if (rarest === undefined || rarity(stem) > rarity(rarest)) rarest = stem;
  }
  return rarest;
}

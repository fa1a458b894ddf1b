import { holdsReplaced } from "./holds_replaced.ts";
import type { Rarity } from "./overlap.ts";
import {
  type Found,
  mentionsOf,
  MOST_PER_WORD,
  type Numbered,
  type Statement,
  stemsOf,
} from "./reading.ts";
import { readReplacedWords, type ReplacedWords } from "./replaced_words.ts";
import type { StemCounts } from "./stem_counts.ts";
import { readWords } from "./words.ts";

const RARE = 0.4;

/**
 * Marks each statement that holds what a later one says is replaced: `use X instead of Y`, `no longer Y`, `Y changed to`.
 *
 * Of the statements before, the newest 32 with the rarest of the old words are looked at.
 *
 * @param statements The statements of one role, oldest first.
 * @param stems How common their words are.
 * @param found Takes the marks.
 */
export function markWords(
  statements: readonly Numbered[],
  { rarity }: StemCounts,
  found: Found,
): void {
  const replacing = replacingWords(statements, rarity);
  if (replacing.size === 0) return;
  const wanted = new Set([...replacing.values()].map(({ word }) => word));
  const earlier = new Map<string, Numbered[]>();
  for (const fresh of statements) {
    const { word, replaced } = replacing.get(fresh) ?? {};
    for (const old of earlier.get(word ?? "") ?? []) {
      if (old.turn === fresh.turn) continue;
      if (replaced!.old === undefined && saysNothingElse(old, fresh)) continue;
      const hold = holdsReplaced(old.text, replaced!);
      if (hold === undefined) continue;
      found[old.index] = { by: fresh.index, mayDrop: hold === "plain" };
    }
    for (const stem of stemsOf(fresh).intersection(wanted)) {
      const before = earlier.get(stem) ?? [];
      earlier.set(stem, [...before.slice(1 - MOST_PER_WORD), fresh]);
    }
  }
}

/** What statements say is replaced, and the rarest of the old words. */
function replacingWords(
  statements: readonly Numbered[],
  rarity: Rarity,
): ReadonlyMap<Numbered, { word: string; replaced: ReplacedWords }> {
  const replacing = new Map<
    Numbered,
    { word: string; replaced: ReplacedWords }
  >();
  for (const statement of statements) {
    const replaced = readReplacedWords(statement.text);
    if (replaced === undefined) continue;
    const word = rarestOf(replaced.old ?? replaced.subject ?? "", rarity);
    if (word !== undefined) replacing.set(statement, { word, replaced });
  }
  return replacing;
}

/** Whether the newer statement has all words and values of the older one: `The limit is 5`, `The limit is now 5`. */
function saysNothingElse(old: Statement, fresh: Statement): boolean {
  const values = new Set(mentionsOf(fresh).map(({ key }) => key));
  return stemsOf(old).isSubsetOf(stemsOf(fresh)) &&
    mentionsOf(old).every(({ key }) => values.has(key));
}

function rarestOf(words: string, rarity: Rarity): string | undefined {
  let rarest: string | undefined;
  for (const { stem, stop } of readWords(words)) {
    if (stop || rarity(stem) < RARE) continue;
    if (rarest === undefined || rarity(stem) > rarity(rarest)) rarest = stem;
  }
  return rarest;
}

import type { Word } from "./words.ts";

/** A place in a sentence: before it stands `words[at - 1]`, after it `words[at]`. */
export interface WordPlace {
  /** The sentence. */
  readonly text: string;
  /** Its words, values aside. */
  readonly words: readonly Word[];
  /** Number of the first word after the place. */
  readonly at: number;
  /** Offset of the first character of what stands there. */
  readonly start: number;
  /** Offset after it. */
  readonly end: number;
}

const CUT =
  /[;:!?.]\s|,\s(?!which\b|that\b)|[，。；！？、]|\s(?:and|but|so)\s/g;
const REACH_WORDS = 14;
const CLOSE_WORDS = 6;
const DAMPED = 0.7;

/** The content words right after a place, at most 4. */
export function wordsAfter(
  { text, words, at, end }: WordPlace,
): readonly Word[] {
  const run: Word[] = [];
  let from = end;
  for (let i = at; i < words.length && run.length < 4; i++) {
    if (words[i].stop || !/^[\s-]?$/.test(text.slice(from, words[i].start))) {
      break;
    }
    run.push(words[i]);
    from = words[i].end;
  }
  return run;
}

/** The content words right before a place, nearest first, at most 3, over words such as `of` and `is`. */
export function wordsBefore(
  { text, words, at, start }: WordPlace,
): readonly Word[] {
  const run: Word[] = [];
  let from = start;
  for (let i = at - 1; i >= 0 && run.length < 3; i--) {
    if (/[,;:.!?()]\s/.test(text.slice(words[i].end, from))) break;
    from = words[i].start;
    if (!words[i].stop) run.push(words[i]);
    else if (run.length > 0) break;
  }
  return run;
}

/**
 * The content words around a place, at most 14 on each side, each with how near it is.
 *
 * 1 is within six words and the same clause; each clause between makes it 0.7 times as near.
 */
export function wordsNear(
  { text, words, at, start, end }: WordPlace,
): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  const last = Math.min(words.length, at + REACH_WORDS);
  for (let i = Math.max(0, at - REACH_WORDS); i < last; i++) {
    const { stem, stop, ...word } = words[i];
    if (stop) continue;
    const between = i < at
      ? text.slice(word.end, start)
      : text.slice(end, word.start);
    const cuts = between.match(CUT)?.length ?? 0;
    const distance = i < at ? at - i : i - at + 1;
    const weight = (distance <= CLOSE_WORDS ? 1 : DAMPED) * DAMPED ** cuts;
    if (weight > (near.get(stem) ?? 0)) near.set(stem, weight);
  }
  return near;
}

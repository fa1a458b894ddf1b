import { wordsAfter, wordsBefore, wordsNear } from "./beside.ts";
import { type Label, readLabels } from "./labels.ts";
import { type Standing, standingOf } from "./standing.ts";
import { readValues, type Value, type ValueKind } from "./values.ts";
import type { Word } from "./words.ts";

/** A value in a sentence, with what the words around it say about it. */
export interface Mention extends Standing {
  /** What sort of value it is. */
  readonly kind: ValueKind;
  /** The same for two spellings of one value. */
  readonly key: string;
  /** What is counted: `card` of `8 project cards`, `ms` of `250ms`. */
  readonly unit?: string;
  /** Words that say which ones: `project` of `8 project cards`, or of what it is: `debounce` of `a 300ms debounce`. */
  readonly which: readonly string[];
  /** Content words right before it, nearest first: `limit`, `upload`. */
  readonly before: readonly string[];
  /** Content words right before or after it. */
  readonly beside: ReadonlySet<string>;
  /** The words near it, each with how near, at most 1. */
  readonly near: ReadonlyMap<string, number>;
  /** Names close to it, in its clause. */
  readonly names: readonly string[];
  /** Numbered things near it: `sprint` is `2`. */
  readonly labels: ReadonlyMap<string, string>;
}

const MOST_VALUES = 24;
const LABEL_CHARS = 90;

/** The values of a text that may change, numbers of labels aside: the first 24. */
export function changingValues(text: string): readonly Value[] {
  const values = readValues(text);
  if (values.length === 0) return values;
  const labels = readLabels(text);
  return values.filter(({ start }) =>
    !labels.some((label) => start >= label.start && start < label.end)
  ).slice(0, MOST_VALUES);
}

/**
 * The values of a sentence, each with the words around it.
 *
 * @param text The sentence.
 * @param values Its values, as `changingValues` gives them.
 * @param words Its words.
 *
 * @example What is counted, and which ones
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { readWords } from "./words.ts";
 * const text = "The gallery now has 10 project cards.";
 * const [{ key, unit, which, isNew }] = readMentions(text, changingValues(text), readWords(text));
 * assertEquals([key, unit, which, isNew], ["10", "card", ["project"], true]);
 * ```
 */
export function readMentions(
  text: string,
  values: readonly Value[],
  words: readonly Word[],
): readonly Mention[] {
  if (values.length === 0) return [];
  const labels = readLabels(text);
  const free = words.filter((word) =>
    !values.some(({ start, end }) => word.start < end && start < word.end)
  );
  return values.map((value, index) => ({
    ...surroundingsOf(text, value, free, labels),
    ...standingOf(text, values, index),
  }));
}

function surroundingsOf(
  text: string,
  { kind, key, unit, start, end }: Value,
  words: readonly Word[],
  labels: readonly Label[],
): Omit<Mention, keyof Standing> {
  const next = words.findIndex((word) => word.start >= end);
  const place = { text, words, at: next < 0 ? words.length : next, start, end };
  const before = wordsBefore(place).map(({ stem }) => stem);
  const run = wordsAfter(place);
  const after = run.map(({ stem }) => stem);
  const counted = kind === "number" && unit === undefined
    ? headOf(text, run)
    : -1;
  const near = wordsNear(place);
  return {
    kind,
    key,
    unit: unit ?? after[counted],
    which: counted < 0 ? after : after.slice(0, counted),
    before,
    beside: new Set([...before, ...after]),
    near,
    names: words.filter(({ name, stop, stem }) =>
      name && !stop && near.get(stem) === 1
    )
      .map(({ stem }) => stem),
    labels: new Map(
      labels.filter((label) => Math.abs(label.start - start) < LABEL_CHARS)
        .map(({ thing, number }) => [thing, number]),
    ),
  };
}

/** Which word of the run is counted: the first plural, else the first. */
function headOf(text: string, run: readonly Word[]): number {
  const plural = run.findIndex(({ start, end }) =>
    /[^sui]s$|people$|men$|children$/i.test(text.slice(start, end))
  );
  return Math.max(plural, 0);
}

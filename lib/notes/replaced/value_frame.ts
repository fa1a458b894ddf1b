import type { Value } from "./values.ts";

/** A sentence with its values taken out. */
export interface ValueFrame {
  /** The words and the kinds of the values: the same for two sentences that differ in values only. */
  readonly key: string;
  /** The values, in order. */
  readonly values: readonly string[];
}

const STATE =
  /\b(?:is|are|must|should|shall|will|needs?|has|have|use|keep|set|stay|cannot|can't|may|can)\b|[:=：]|は|是|为/iu;
const EVENT =
  /\b(?:was|were|did|had|got|went|came|ran|met|took|spent|paid|bought|sold|made|saw|ate|slept|won|lost|sent|wrote|read|\p{L}{2,}ed)\b/iu;

/**
 * The frame of a sentence that says how something is: `The limit is □ MB.`; undefined for events and for what has no value.
 *
 * What happened twice with two values happened twice: only a state can be replaced by one of the same frame.
 *
 * @param text The sentence.
 * @param values The values in it.
 */
export function valueFrame(
  text: string,
  values: readonly Value[],
): ValueFrame | undefined {
  if (values.length === 0 || /[?？]/.test(text)) return undefined;
  if (!STATE.test(text) || EVENT.test(text)) return undefined;
  const pieces: string[] = [];
  let done = 0;
  for (const { kind, unit, start, end } of values) {
    pieces.push(text.slice(done, start), `\ue000${kind} ${unit ?? ""}\ue000`);
    done = end;
  }
  const key = [...pieces, text.slice(done)].join("").toLowerCase()
    .replace(/[^\p{L}\p{N}\ue000]+/gu, " ").trim();
  return { key, values: values.map((value) => value.key) };
}

/** Whether two frames are the same and exactly one value is another. */
export function hasOneChanged(old: ValueFrame, fresh: ValueFrame): boolean {
  return old.key === fresh.key &&
    old.values.filter((value, i) => value !== fresh.values[i]).length === 1;
}

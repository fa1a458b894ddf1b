import { assertedPart } from "./assertion.ts";
import {
  ADJUSTED,
  DIFFERENCE,
  DIFFERENCE_AFTER,
  DONE,
  GIVEN,
  GOAL,
  MOVED,
  MOVED_AFTER,
  OLD,
  OLD_AFTER,
  SUPPOSED,
  UPDATED,
  UPDATED_AFTER,
} from "./phrases.ts";
import { isDay, type Value } from "./values.ts";

/** What the words around a value say about whether it is so. */
export interface Standing {
  /** The old value, where the words are `from X to Y`. */
  readonly from?: string;
  /** It was not so before. */
  readonly isNew: boolean;
  /** What was set is another now. */
  readonly isAdjusted: boolean;
  /** It is no longer so, or a difference between values. */
  readonly isVoid: boolean;
  /** It is asked, supposed or denied. */
  readonly isSupposed: boolean;
  /** It stands in what the sentence asks. */
  readonly isAsked: boolean;
  /** It is wanted or allowed, not so. */
  readonly isGoal: boolean;
  /** It counts what was done. */
  readonly isDone: boolean;
}

const REACH_CHARS = 120;
const DIRECT_CHARS = 30;
const TOGETHER = /^\s?(?:\p{L}{1,20}\s){0,2}(?:with|at|and|of|or)\s(?:an? )?$/u;
const TO = /^\s?(?:to|→|->|から|到)\s?(?:about |around )?$/;

/**
 * What the words around a value say about whether it is so.
 *
 * Words before an earlier value belong to that one, but where the two stand together: `May 2 at 3 PM`.
 *
 * @param text The sentence.
 * @param values The values in it.
 * @param index Which of them.
 */
export function standingOf(
  text: string,
  values: readonly Value[],
  index: number,
): Standing {
  const { kind, start, end } = values[index];
  const previous = values[index - 1];
  const isPair = previous?.kind === kind &&
    TO.test(text.slice(previous.end, start));
  const from = isPair ? previous.start : start;
  const since = Math.max(
    leadStart(text, values, isPair ? index - 1 : index),
    from - REACH_CHARS,
  );
  const lead = text.slice(since, from);
  const before = isPair ? lead + text.slice(previous.end, start) : lead;
  const beside = text.slice(Math.max(0, start - DIRECT_CHARS), start);
  const after = text.slice(end, end + DIRECT_CHARS);
  return {
    from: isPair && OLD.test(lead) ? previous.key : undefined,
    isNew: isDay(kind)
      ? MOVED.test(before) || MOVED_AFTER.test(after)
      : UPDATED.test(before) || UPDATED_AFTER.test(after),
    isAdjusted: ADJUSTED.test(before) || UPDATED_AFTER.test(after),
    isVoid: OLD.test(beside) || OLD_AFTER.test(after) ||
      DIFFERENCE.test(beside) || DIFFERENCE_AFTER.test(after),
    isSupposed: SUPPOSED.test(lead.slice(givenEnd(lead))),
    isAsked: start >= assertedPart(text).length && givenEnd(lead) === 0,
    isGoal: GOAL.test(lead),
    isDone: DONE.test(lead),
  };
}

/** Where the words start that belong to a value: after the one before it, unless they stand together. */
function leadStart(
  text: string,
  values: readonly Value[],
  index: number,
): number {
  let first = index;
  while (first > 0) {
    const gap = text.slice(values[first - 1].end, values[first].start);
    const isTogether = isDay(values[first].kind) || TOGETHER.test(gap);
    if (!isTogether) return values[first - 1].end;
    first--;
  }
  return 0;
}

function givenEnd(lead: string): number {
  const last = [...lead.matchAll(GIVEN)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

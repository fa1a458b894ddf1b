import {
  ADJUSTED,
  DIFFERENCE,
  DIFFERENCE_AFTER,
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
  /** It is wanted or allowed, not so. */
  readonly isGoal: boolean;
}

const REACH_CHARS = 120;
const DIRECT_CHARS = 30;
const TO = /^\s?(?:to|→|->|から|到)\s?(?:about |around )?$/;

/**
 * What the words around a value say about whether it is so.
 *
 * Words before an earlier value belong to that one, but for days and times: `moved to May 2 at 3 PM`.
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
  const bound = isPair ? values[index - 2] : isDay(kind) ? undefined : previous;
  const from = isPair ? previous.start : start;
  const since = Math.max(bound?.end ?? 0, from - REACH_CHARS);
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
    isSupposed: SUPPOSED.test(lead),
    isGoal: GOAL.test(lead),
  };
}

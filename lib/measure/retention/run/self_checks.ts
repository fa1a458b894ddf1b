import type { CompactionResult } from "../../../compact/compaction_result.ts";
import type { TokenCounter } from "../../../count/token_counter.ts";
import type { Scene } from "../metrics/scene.ts";
import type { Figure } from "./figures.ts";
import { measureSetting } from "./measure_setting.ts";

/** Measures that are 100 % of a conversation that nothing was taken from. */
const WHOLE = ["turns", "words", "answers", "rubric", "values", "updated"];
/** How far random sentences may be from the ratio, in points and as a share of it: headers cost, evidence is not everywhere. */
const RANDOM_POINTS = 2;
const RANDOM_SHARE = 0.3;
/** Fewer are too few to say so. */
const LEAST_CONVERSATIONS = 5;

/**
 * Nothing, if all that is asked later is found in the whole conversation.
 *
 * @throws {Error} If not: the measure itself is wrong then.
 */
export async function checkWhole(
  scene: Scene,
  tokens: number,
  counter: TokenCounter,
): Promise<void> {
  const setting = { inputBudget: tokens, notesReserve: 0, dates: false };
  const nothing = { runs: [() => []] };
  const tallies = await measureSetting(scene, nothing, setting, counter) ?? {};
  for (const measure of WHOLE) {
    const [sum, count] = tallies[measure] ?? [0, 0];
    if (sum === count) continue;
    throw failed(
      `of the whole conversation ${scene.conversation.id}, ${measure} is ${sum} of ${count}`,
    );
  }
}

/**
 * Nothing, if a result is within its budget when all that the model reads is counted at once.
 *
 * @throws {Error} If not.
 */
export function checkBudget(
  { messages, tokens: { budget } }: CompactionResult,
  counter: TokenCounter,
): void {
  const counted = counter.render === undefined
    ? counter.count(messages)
    : counter.countText(counter.render(messages));
  if (counted > budget) {
    throw failed(`a result takes ${counted} tokens, the budget is ${budget}`);
  }
}

/**
 * Nothing, if random sentences keep about as much as the budget is of the whole, at the largest share for notes.
 *
 * @throws {Error} If not.
 */
export function checkRandom(figures: readonly Figure[]): void {
  const words = figures.filter(({ extractor, measure, conversations }) =>
    extractor === "random" && measure === "words" &&
    conversations >= LEAST_CONVERSATIONS
  );
  const share = Math.max(...words.map((figure) => figure.share ?? 0));
  for (
    const { ratio, percent } of words.filter((each) => each.share === share)
  ) {
    const bound = Math.max(RANDOM_POINTS, RANDOM_SHARE * ratio);
    if (Math.abs(percent - ratio) <= bound) continue;
    throw failed(
      `random sentences keep ${percent} % of the words at ${ratio} % of the tokens`,
    );
  }
}

/**
 * Nothing, if the two are equal: the same conversation measured twice.
 *
 * @throws {Error} If not.
 */
export function checkRepeat(first: unknown, second: unknown): void {
  if (JSON.stringify(first) === JSON.stringify(second)) return;
  throw failed("the same conversation gave other figures the second time");
}

function failed(what: string): Error {
  return new Error(`The benchmark's own check failed: ${what}`);
}

/** Compares a share of the adversarial texts in a thread of its own; `differences.ts` starts it. */
import { adversarialTexts } from "./adversarial.ts";
import { openBench } from "./bench.ts";
import { isSame } from "./is_same.ts";

/** What the thread is told. */
export interface DifferencesTask {
  readonly count: number;
  readonly seed: number;
}

/** What it says, often: the last time when all are done. */
export interface DifferencesState {
  readonly done: number;
  readonly different: number;
}

const EVERY = 2_000;

async function compare({ count, seed }: DifferencesTask): Promise<void> {
  const bench = await openBench({ quick: true, say: () => {} });
  const { encode, countText } = bench.freshEncoder();
  const plain = await bench.plain();
  let different = 0;
  let done = 0;
  for (const text of adversarialTexts(count, bench.vocabulary(), seed)) {
    const expected = plain.encode(text.toWellFormed());
    if (!isSame(encode(text), expected)) different++;
    else if (countText(text) !== expected.length) different++;
    if (++done % EVERY === 0 || done === count) {
      self.postMessage({ done, different } satisfies DifferencesState);
    }
  }
}

declare const self: {
  onmessage: (event: MessageEvent<DifferencesTask>) => void;
  postMessage(state: DifferencesState): void;
};

self.onmessage = ({ data }) => compare(data);

import { contentWords } from "../metrics/content_words.ts";

/** How much being like the whole counts; the rest is for being unlike what is chosen already. */
export const MMR_LAMBDA = 0.7;

/** A sentence as a vector of length 1: terms by number, rare ones weighing more. */
interface Vector {
  readonly terms: readonly number[];
  readonly weight: readonly number[];
}

/**
 * Scores by maximal marginal relevance (Carbonell and Goldstein, 1998): how many sentences are chosen after each.
 *
 * With no question to be relevant to, a sentence is compared with the centroid of all. Both comparisons are cosines over
 * content words, each weighed by `ln(sentences ÷ sentences that have it)`. Among equals the first comes first.
 *
 * @param texts The sentences.
 *
 * @example What was said already waits
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(mmrScores(["Ships dock.", "Dock ships!", "Ovens bake.", "Bake ovens!"]), [3, 1, 2, 0]);
 * ```
 */
export function mmrScores(texts: readonly string[]): readonly number[] {
  const vectors = vectorsOf(texts);
  const relevance = centroidCosines(vectors);
  const likeChosen = likenesses(vectors);
  const nearest = new Float64Array(texts.length);
  const scores = new Array<number>(texts.length);
  const open = texts.map((_, at) => at);
  while (open.length > 0) {
    let best = 0;
    let most = -Infinity;
    for (let index = 0; index < open.length; index++) {
      const at = open[index];
      const value = MMR_LAMBDA * relevance[at] - (1 - MMR_LAMBDA) * nearest[at];
      if (value > most) [best, most] = [index, value];
    }
    const [chosen] = open.splice(best, 1);
    scores[chosen] = open.length;
    for (const [at, likeness] of likeChosen(chosen)) {
      nearest[at] = Math.max(nearest[at], likeness);
    }
  }
  return scores;
}

function vectorsOf(texts: readonly string[]): readonly Vector[] {
  const words = texts.map((text) => [...contentWords(text)]);
  const numbers = new Map<string, number>();
  const holders: number[] = [];
  for (const word of words.flat()) {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    holders[number] = (holders[number] ?? 0) + 1;
  }
  return words.map((own) => {
    const terms = own.map((word) => numbers.get(word)!);
    const rarity = terms.map((term) => Math.log(texts.length / holders[term]));
    const length = Math.hypot(...rarity);
    return { terms, weight: rarity.map((each) => each / (length || 1)) };
  });
}

/** Cosine of each vector to the sum of all. */
function centroidCosines(vectors: readonly Vector[]): readonly number[] {
  const sum: number[] = [];
  for (const { terms, weight } of vectors) {
    terms.forEach((term, at) => sum[term] = (sum[term] ?? 0) + weight[at]);
  }
  const length = Math.sqrt(sum.reduce((total, each) => total + each ** 2, 0));
  return vectors.map(({ terms, weight }) =>
    terms.reduce((total, term, at) => total + sum[term] * weight[at], 0) /
    (length || 1)
  );
}

/** A function that gives, for a vector, the cosines of those that share a term with it. */
function likenesses(
  vectors: readonly Vector[],
): (of: number) => ReadonlyMap<number, number> {
  const places: { at: number; weight: number }[][] = [];
  vectors.forEach(({ terms, weight }, at) =>
    terms.forEach((term, index) =>
      (places[term] ??= []).push({ at, weight: weight[index] })
    )
  );
  return (of) => {
    const found = new Map<number, number>();
    vectors[of].terms.forEach((term, index) => {
      const own = vectors[of].weight[index];
      for (const { at, weight } of places[term]) {
        found.set(at, (found.get(at) ?? 0) + own * weight);
      }
    });
    return found;
  };
}

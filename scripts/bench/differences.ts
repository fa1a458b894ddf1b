import oracle from "../../fixtures/oracle/gemma4-ids.json" with {
  type: "json",
};
import { adversarialTexts } from "./adversarial.ts";
import type { Bench } from "./bench.ts";
import { atMost, type Row } from "./row.ts";

/** P10: texts whose ids are not those of the plain library, or of the oracle. */
export async function differences(bench: Bench): Promise<readonly Row[]> {
  const count = bench.quick ? 2_000 : 200_000;
  const { encode, countText } = bench.freshEncoder();
  const tokens = bench.vocabulary();
  const plain = await bench.plain();
  let different = 0;
  let done = 0;
  for (const text of adversarialTexts(count, tokens, 20_261_005)) {
    if (done++ % 10_000 === 0) bench.say(`P10 text ${done} of ${count}`);
    const expected = plain.encode(text.toWellFormed());
    if (!isSame(encode(text), expected)) different++;
    else if (countText(text) !== expected.length) different++;
  }
  const wrong = oracle.cases.filter(({ text, ids }) =>
    !isSame(encode(text), ids)
  );
  return [
    differencesRow(
      `${
        count.toLocaleString("en")
      } adversarial texts against the plain library`,
      different,
    ),
    differencesRow(
      `${oracle.cases.length} texts of the oracle against the Rust library`,
      wrong.length,
    ),
  ];
}

function differencesRow(what: string, different: number): Row {
  return {
    target: "P10",
    what: `texts with another count or other ids, ${what}`,
    ours: { value: different, unit: "" },
    bound: atMost(different, 0),
  };
}

function isSame(
  found: readonly number[],
  expected: readonly number[],
): boolean {
  return found.length === expected.length &&
    found.every((id, index) => id === expected[index]);
}

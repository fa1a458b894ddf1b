import { assert } from "@std/assert";
import { instructionTier } from "../../lib/notes/instruction_tier.ts";
import written from "./written_sentences.json" with { type: "json" };

/** The least share of instructions in any tier and from tier 1 on, and the most of terse talk from tier 1 on. */
const BOUNDS = {
  english: { found: 0.95, sure: 0.85, talk: 0.15 },
  chinese: { found: 0.95, sure: 0.8, talk: 0 },
  japanese: { found: 0.95, sure: 0.8, talk: 0 },
};

function shareFrom(tier: number, sentences: readonly string[]): number {
  return sentences.filter((one) => instructionTier(one) >= tier).length /
    sentences.length;
}

for (const language of Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]) {
  const { found, sure, talk } = BOUNDS[language];
  const { instructions, talk: said } = written[language];

  Deno.test(`most ${language} instructions without a cue are found, and most of them surely`, () => {
    assert(
      shareFrom(0.5, instructions) >= found,
      `${shareFrom(0.5, instructions)}`,
    );
    assert(shareFrom(1, instructions) >= sure, `${shareFrom(1, instructions)}`);
  });

  Deno.test(`hardly any terse ${language} talk is surely an instruction`, () => {
    assert(shareFrom(1, said) <= talk, `${shareFrom(1, said)}`);
  });
}

import { assertRejects, assertThrows } from "@std/assert";
import { charactersCounter } from "../../lib/count/characters.ts";
import { compact } from "../../lib/compact/compact.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import { figuresOf } from "../../lib/measure/retention/run/figures.ts";
import {
  checkBudget,
  checkRandom,
  checkRepeat,
  checkWhole,
} from "../../lib/measure/retention/run/self_checks.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { LOCOMO_SAMPLE } from "./made_up_sets.ts";
import { conversation, runOf } from "./run_sample.ts";

const COUNTER = charactersCounter();

Deno.test("checkWhole() finds all of a conversation that nothing was taken from", async () => {
  const [first] = readLocomo(LOCOMO_SAMPLE);
  await checkWhole(sceneOf(first, undefined), 10_000, COUNTER);
});

Deno.test("checkWhole() stops where the whole has not all of it", async () => {
  const [{ questions, ...first }] = readLocomo(LOCOMO_SAMPLE);
  const nowhere = [{ turn: "T77", role: "user" as const }];
  const asked = questions.map((each) => ({ ...each, evidence: nowhere }));
  await assertRejects(
    () =>
      checkWhole(
        sceneOf({ ...first, questions: asked }, undefined),
        10_000,
        COUNTER,
      ),
    Error,
    "check failed: of the whole conversation conv-1, turns is 0 of 2",
  );
});

Deno.test("checkBudget() counts all that is sent anew", () => {
  const request = {
    instructions: "",
    turns: [],
    question: "Which bay is it?",
    inputBudget: 40,
    notesReserve: 0,
  };
  const result = compact(request, COUNTER);
  checkBudget(result, COUNTER);
  const tokens = { ...result.tokens, budget: 3 };
  assertThrows(
    () => checkBudget({ ...result, tokens }, COUNTER),
    Error,
    "the budget is 3",
  );
});

Deno.test("checkRandom() stops where random sentences keep far more or less than their budget", () => {
  const figures = (percent: number, conversations = 5) =>
    figuresOf({
      ...runOf([]).sets[0],
      conversations: Array.from(
        { length: conversations },
        (_, index) => conversation(index, { words: [percent, 100] }),
      ),
    });
  checkRandom(figures(15));
  checkRandom(figures(26));
  checkRandom(figures(60, 4));
  for (const percent of [13, 27]) {
    assertThrows(
      () => checkRandom(figures(percent)),
      Error,
      `random sentences keep ${percent} % of the words at 20 % of the tokens`,
    );
  }
});

Deno.test("checkRepeat() stops where the second time gives other figures", () => {
  const measured = conversation(0, { words: [1, 4] });
  checkRepeat(measured, structuredClone(measured));
  assertThrows(
    () => checkRepeat(measured, conversation(0, { words: [2, 4] })),
    Error,
    "gave other figures the second time",
  );
});

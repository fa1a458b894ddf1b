import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertThrows,
} from "@std/assert";
import { charactersCounter } from "../../lib/count/characters.ts";
import { compact } from "../../lib/compact/compact.ts";
import { FormatError } from "../../lib/errors.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import type { Tallies } from "../../lib/measure/retention/metrics/tally.ts";
import { bootstrap } from "../../lib/measure/retention/run/bootstrap.ts";
import { figuresOf } from "../../lib/measure/retention/run/figures.ts";
import { measureConversation } from "../../lib/measure/retention/run/measure_conversation.ts";
import { mergeRuns } from "../../lib/measure/retention/run/merge_runs.ts";
import { readRun } from "../../lib/measure/retention/run/read_run.ts";
import type {
  ConversationRun,
  RetentionRun,
} from "../../lib/measure/retention/run/retention_run.ts";
import {
  checkBudget,
  checkRandom,
  checkRepeat,
  checkWhole,
} from "../../lib/measure/retention/run/self_checks.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { LOCOMO_SAMPLE } from "./made_up_sets.ts";

const COUNTER = charactersCounter();

const KEY = { extractor: "random" as const, ratio: 20, share: 75 };

function conversation(index: number, tallies: Tallies): ConversationRun {
  const rows = [{ ...KEY, tallies }];
  return { index, id: `c${index}`, tokens: 100, answers: [1, 2], rows };
}

function runOf(
  conversations: readonly ConversationRun[],
  size = 3,
): RetentionRun {
  return {
    layout: 1,
    version: "0.1.0",
    counter: "characters",
    options: {
      ratios: [20],
      shares: [75],
      extractors: ["random"],
      dates: false,
    },
    sets: [{ set: "locomo", hash: "ab", size, conversations }],
  };
}

const THREE = [
  conversation(0, { words: [1, 4] }),
  conversation(1, { words: [2, 4] }),
  conversation(2, { words: [3, 2] }),
];

Deno.test("figuresOf() pools the questions of all conversations", () => {
  const [{ percent, count, conversations }] = figuresOf(runOf(THREE).sets[0]);
  assertEquals([percent, count, conversations], [60, 10, 3]);
});

Deno.test("figuresOf() leaves out what was looked for nowhere", () => {
  const none = conversation(0, { words: [0, 0] });
  assertEquals(figuresOf(runOf([none]).sets[0]), []);
});

Deno.test("bootstrap() is as wide as the conversations differ, and the same every time", () => {
  const equal = bootstrap([[1, 2], [2, 4], [4, 8]])!;
  assertEquals(equal, [0.5, 0.5]);
  const [low, high] = bootstrap([[0, 4], [4, 4], [2, 4], [1, 4]])!;
  assert(low < 0.2 && high > 0.6, `${low} ${high}`);
  assertEquals(bootstrap([[0, 4], [4, 4], [2, 4], [1, 4]]), [low, high]);
});

Deno.test("bootstrap() covers a known spread: two conversations, one empty and one full", () => {
  assertEquals(bootstrap([[0, 1], [1, 1]]), [0, 1]);
});

Deno.test("mergeRuns() gives what one run gives, in whatever order the parts come", () => {
  const parts = [runOf([THREE[1]]), runOf([THREE[2]]), runOf([THREE[0]])];
  assertEquals(
    JSON.stringify(mergeRuns(parts)),
    JSON.stringify(runOf(THREE)),
  );
});

for (
  const [what, parts, message] of [
    ["no parts", [], "expected one or more, found none"],
    [
      "parts with a conversation missing",
      [runOf([THREE[0]]), runOf([THREE[2]])],
      "locomo: conversation 1 is in none of the parts",
    ],
    [
      "parts with the last conversation missing",
      [runOf([THREE[0], THREE[1]])],
      "locomo: conversation 2 is in none of the parts",
    ],
    [
      "a part twice",
      [runOf(THREE), runOf([THREE[1]])],
      "locomo: conversation 1 is in two of the parts",
    ],
    [
      "parts with other options",
      [runOf(THREE), { ...runOf([]), version: "9" }],
      "[1]: version differs from the first part's",
    ],
    [
      "parts of other files",
      [runOf(THREE), {
        ...runOf([]),
        sets: [{ ...runOf([]).sets[0], hash: "cd" }],
      }],
      "[1]: sets differs from the first part's",
    ],
  ] as const
) {
  Deno.test(`mergeRuns() refuses ${what}`, () => {
    assertThrows(() => mergeRuns(parts), FormatError, message);
  });
}

Deno.test("readRun() reads what was written, without its figures", () => {
  const { sets: [set], ...frame } = runOf(THREE);
  const written = { ...frame, sets: [{ ...set, figures: [{}] }] };
  assertEquals(readRun(JSON.parse(JSON.stringify(written))), runOf(THREE));
});

Deno.test("readRun() refuses another layout", () => {
  assertThrows(
    () => readRun({ ...runOf(THREE), layout: 2 }),
    FormatError,
    "expected 1: measure anew",
  );
});

Deno.test("measureConversation() holds nothing back for recent turns alone, and measures slow extractors once for each budget", () => {
  const [first] = readLocomo(LOCOMO_SAMPLE);
  const { rows } = measureConversation(
    sceneOf(first, undefined),
    0,
    {
      ratios: [50, 90],
      shares: [25, 75],
      extractors: ["drop-oldest", "cue", "bm25+question"],
      dates: false,
    },
    COUNTER,
  );
  assertEquals(
    rows.map(({ extractor, ratio, share }) => [extractor, ratio, share]),
    [
      ["drop-oldest", 50, null],
      ["drop-oldest", 90, null],
      ["cue", 50, 25],
      ["cue", 50, 75],
      ["cue", 90, 25],
      ["cue", 90, 75],
      ["bm25+question", 50, 75],
      ["bm25+question", 90, 75],
    ],
  );
});

Deno.test("checkWhole() finds all of a conversation that nothing was taken from", () => {
  const [first] = readLocomo(LOCOMO_SAMPLE);
  checkWhole(sceneOf(first, undefined), 10_000, COUNTER);
});

Deno.test("checkWhole() stops where the whole has not all of it", () => {
  const [{ questions, ...first }] = readLocomo(LOCOMO_SAMPLE);
  const nowhere = [{ turn: "T77", role: "user" as const }];
  const asked = questions.map((each) => ({ ...each, evidence: nowhere }));
  assertThrows(
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
  checkRepeat(THREE, structuredClone(THREE));
  assertThrows(
    () => checkRepeat(THREE[0], THREE[1]),
    Error,
    "gave other figures the second time",
  );
});

Deno.test("sums that are written and read again are the same numbers", () => {
  const thirds = figuresOf(
    runOf([conversation(0, { words: [1 / 3, 1] })]).sets[0],
  );
  assertAlmostEquals(thirds[0].percent, 33.33, 1e-9);
});

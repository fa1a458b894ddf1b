import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertThrows,
} from "@std/assert";
import { charactersCounter } from "../../lib/count/characters.ts";
import { FormatError } from "../../lib/errors.ts";
import { MEASURED_EXTRACTORS } from "../../lib/measure/retention/measured_extractors.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import { bootstrap } from "../../lib/measure/retention/run/bootstrap.ts";
import { figuresOf } from "../../lib/measure/retention/run/figures.ts";
import { measureConversation } from "../../lib/measure/retention/run/measure_conversation.ts";
import { mergeRuns } from "../../lib/measure/retention/run/merge_runs.ts";
import { readRun } from "../../lib/measure/retention/run/read_run.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { LOCOMO_SAMPLE } from "./made_up_sets.ts";
import { conversation, runOf } from "./run_sample.ts";

const COUNTER = charactersCounter();

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

Deno.test("measureConversation() holds nothing back for recent turns alone, and measures slow extractors once for each budget", async () => {
  const [first] = readLocomo(LOCOMO_SAMPLE);
  const { rows } = await measureConversation(sceneOf(first, undefined), 0, {
    options: {
      ratios: [50, 90],
      shares: [25, 75],
      extractors: ["drop-oldest", "cue", "bm25+question"],
      dates: false,
    },
    extractors: MEASURED_EXTRACTORS,
    askedRatio: 90,
    counter: COUNTER,
  });
  assertEquals(
    rows.map(({ extractor, ratio, share }) => [extractor, ratio, share]),
    [
      ["drop-oldest", 50, null],
      ["drop-oldest", 90, null],
      ["cue", 50, 25],
      ["cue", 50, 75],
      ["cue", 90, 25],
      ["cue", 90, 75],
      ["bm25+question", 90, 75],
    ],
  );
});

Deno.test("measureConversation() shows no question where none is known", async () => {
  const [{ questions, ...first }] = readLocomo(LOCOMO_SAMPLE);
  const unasked = questions.map((each) => ({ ...each, text: "" }));
  const { rows } = await measureConversation(
    sceneOf({ ...first, questions: unasked }, undefined),
    0,
    {
      options: {
        ratios: [90],
        shares: [75],
        extractors: ["cue", "bm25+question"],
        dates: false,
      },
      extractors: MEASURED_EXTRACTORS,
      askedRatio: 90,
      counter: COUNTER,
    },
  );
  assertEquals(rows.map(({ extractor }) => extractor), ["cue"]);
});

Deno.test("sums that are written and read again are the same numbers", () => {
  const thirds = figuresOf(
    runOf([conversation(0, { words: [1 / 3, 1] })]).sets[0],
  );
  assertAlmostEquals(thirds[0].percent, 33.33, 1e-9);
});

import { assertEquals, assertThrows } from "@std/assert";
import fixture from "../fixtures/region.replay.json" with { type: "json" };
import recorded from "../recorded/region.replay.json" with { type: "json" };
import { teachingCounter } from "../lib/count/teaching_weights.ts";
import { exportReplay } from "../lib/replay/export_replay.ts";
import { readLesson } from "../lib/replay/read_lesson.ts";
import type { Replay } from "../lib/replay/replay.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import { stateAt } from "../lib/replay/state_at.ts";

const lesson = readLesson(fixture);

function evict(budget: number): Replay {
  return replayLesson(lesson, { budget, policy: "evict" });
}

function summarize(
  budget: number,
  fidelity: "preserve" | "drop" = "preserve",
): Replay {
  return replayLesson(lesson, { budget, policy: "summarize", fidelity });
}

function attempted({ states }: Replay): number[] {
  return states.map((state) => state.tokens.attempted);
}

function totals({ states }: Replay): number[] {
  return states.map((state) => state.tokens.total);
}

/** `◆` supported, `◇` only mentioned, `–` neither, at each arrival. */
function marks({ states }: Replay): string {
  return states.map(({ facts: [fact] }) =>
    fact.supported ? "◆" : fact.mentioned ? "◇" : "–"
  ).join("");
}

/** Retained ids, total and answer after 60 s. */
function end(replay: Replay): [string, number, string, string | null] {
  const { retained, tokens, facts } = stateAt(replay, 60);
  const { status, value } = facts[0].answer!;
  return [retained.join(" "), tokens.total, status, value];
}

Deno.test("the lesson has eight turns of 8 7 7 8 6 7 7 8 teaching tokens, 58 in all, one every 7.5 s", () => {
  const tokens = lesson.turns.map((turn) => turn.tokens);
  assertEquals(tokens, [8, 7, 7, 8, 6, 7, 7, 8]);
  assertEquals(tokens.reduce((sum, each) => sum + each), 58);
  const seconds = lesson.turns.map((turn) => turn.seconds);
  assertEquals(seconds, [7.5, 15, 22.5, 30, 37.5, 45, 52.5, 60]);
});

Deno.test("the lesson's annotations: T2 states the fact as a user, T3 repeats it as an assistant, T8 asks for it", () => {
  assertEquals(
    lesson.turns.flatMap(({ id, role, fact }) =>
      fact ? [[id, role, fact]] : []
    ),
    [["T2", "user", "states"], ["T3", "assistant", "repeats"], [
      "T8",
      "user",
      "asks",
    ]],
  );
});

Deno.test("at 0 s nothing has arrived, at 7.5 s one turn, at 30 s four, at 60 s eight", () => {
  const seconds = [0, 7.4, 7.5, 14.9, 15, 30, 59.9, 60, 1000];
  assertEquals(
    seconds.map((second) => stateAt(evict(24), second).arrived),
    [0, 0, 1, 1, 2, 4, 7, 8, 8],
  );
});

Deno.test("24, evict: attempted 8 15 22 30 29 29 28 30, retained 8 15 22 23 22 21 22 23", () => {
  assertEquals(attempted(evict(24)), [8, 15, 22, 30, 29, 29, 28, 30]);
  assertEquals(totals(evict(24)), [8, 15, 22, 23, 22, 21, 22, 23]);
});

Deno.test("24, evict, 30 s: attempted 30, T2 evicted, T1 T3 T4 retained, 23, mentioned, not supported", () => {
  const { tokens, evicted, retained, facts, operations } = stateAt(
    evict(24),
    30,
  );
  assertEquals([tokens.attempted, tokens.total], [30, 23]);
  assertEquals([evicted, retained], [["T2"], ["T1", "T3", "T4"]]);
  const [{ mentioned, supported, userBacked, sources, places }] = facts;
  assertEquals([mentioned, supported, userBacked], [true, false, false]);
  assertEquals([sources, places], [[], [{ turn: "T3", role: "assistant" }]]);
  assertEquals(operations, [
    { kind: "arrives", turn: "T4", tokens: 8 },
    { kind: "attempted", tokens: 30, budgetTokens: 24 },
    { kind: "removed", turn: "T2", leavesTokens: 23 },
    { kind: "total", tokens: 23 },
  ]);
});

Deno.test("24, evict, 60 s: T1 T7 T8, 23, unsupported, and not even mentioned", () => {
  assertEquals(end(evict(24)), ["T1 T7 T8", 23, "unsupported", null]);
  const { facts: [fact], evicted } = stateAt(evict(24), 60);
  assertEquals([fact.mentioned, fact.supported], [false, false]);
  assertEquals(evicted, ["T2", "T3", "T4", "T5", "T6"]);
});

Deno.test("24, summarize: retained 8 15 22 22 20 21 21 22, whatever the fidelity", () => {
  for (const fidelity of ["preserve", "drop"] as const) {
    assertEquals(
      totals(summarize(24, fidelity)),
      [8, 15, 22, 22, 20, 21, 21, 22],
    );
  }
});

Deno.test("24, summarize, preserve, 60 s: T1 S T8, 22, Mumbai, supported by source T2; S covers T2 to T7", () => {
  const replay = summarize(24);
  assertEquals(end(replay), ["T1 S T8", 22, "supported", "Mumbai"]);
  const { summary, facts: [fact], evicted } = stateAt(replay, 60);
  assertEquals(summary, {
    covers: ["T2", "T3", "T4", "T5", "T6", "T7"],
    sources: ["T2"],
    notes: [{
      text: "Mumbai is the deployment region.",
      source: { turn: "T2", role: "user" },
    }],
  });
  assertEquals([fact.sources, evicted], [["T2"], []]);
  assertEquals(fact.places, [{ turn: "T2", role: "user", note: "quoted" }]);
});

Deno.test("24, summarize, drop, 60 s: T1 S T8, 22, unknown; S covers the same and has no source", () => {
  const replay = summarize(24, "drop");
  assertEquals(end(replay), ["T1 S T8", 22, "unknown", null]);
  assertEquals(stateAt(replay, 60).summary, {
    covers: ["T2", "T3", "T4", "T5", "T6", "T7"],
    sources: [],
    notes: [],
  });
});

Deno.test("24, summarize, 30 s: T2 and T3 are folded one after the other, by way of 29", () => {
  assertEquals(stateAt(summarize(24), 30).operations, [
    { kind: "arrives", turn: "T4", tokens: 8 },
    { kind: "attempted", tokens: 30, budgetTokens: 24 },
    { kind: "folded", turn: "T2", leavesTokens: 29 },
    { kind: "folded", turn: "T3", leavesTokens: 22 },
    { kind: "total", tokens: 22 },
  ]);
});

const ENDS: readonly (readonly [string, Replay, string, number, string])[] = [
  ["36, evict", evict(36), "T1 T5 T6 T7 T8", 36, "unsupported"],
  ["48, evict", evict(48), "T1 T4 T5 T6 T7 T8", 44, "unsupported"],
  ["64, evict", evict(64), "T1 T2 T3 T4 T5 T6 T7 T8", 58, "supported"],
  ["36, summarize", summarize(36), "T1 S T6 T7 T8", 36, "supported"],
  ["36, drop", summarize(36, "drop"), "T1 S T6 T7 T8", 36, "unknown"],
  ["48, summarize", summarize(48), "T1 S T5 T6 T7 T8", 42, "supported"],
  ["48, drop", summarize(48, "drop"), "T1 S T5 T6 T7 T8", 42, "unknown"],
  ["64, summarize", summarize(64), "T1 T2 T3 T4 T5 T6 T7 T8", 58, "supported"],
  [
    "64, drop",
    summarize(64, "drop"),
    "T1 T2 T3 T4 T5 T6 T7 T8",
    58,
    "supported",
  ],
];
for (const [name, replay, retained, total, status] of ENDS) {
  Deno.test(`${name}: ends with ${retained}, ${total}, ${status}`, () => {
    const value = status === "supported" ? "Mumbai" : null;
    assertEquals(end(replay), [retained, total, status, value]);
  });
}

Deno.test("evict: only mentioned at 24 from 30 s, at 36 from 45 s, at 48 from 52.5 s, each for one arrival; at 64 never", () => {
  assertEquals(marks(evict(24)), "–◆◆◇––––");
  assertEquals(marks(evict(36)), "–◆◆◆◆◇––");
  assertEquals(marks(evict(48)), "–◆◆◆◆◆◇–");
  assertEquals(marks(evict(64)), "–◆◆◆◆◆◆◆");
});

Deno.test("at 64 the user's own turn supports the fact, no summary is made", () => {
  for (const replay of [evict(64), summarize(64), summarize(64, "drop")]) {
    const { summary, facts: [fact] } = stateAt(replay, 60);
    assertEquals([summary, fact.sources], [null, ["T2"]]);
    assertEquals(fact.places[0], { turn: "T2", role: "user" });
  }
});

Deno.test("the fact is not yet said before T2, and nothing is asked before T8", () => {
  const replay = evict(64);
  const at = (seconds: number) => stateAt(replay, seconds).facts[0];
  assertEquals([0, 7.5, 15].map((second) => at(second).status), [
    "not yet said",
    "not yet said",
    "preserved",
  ]);
  assertEquals([0, 7.5, 15, 52.5, 60].map((second) => at(second).answer), [
    ...Array(4).fill({ status: "not asked", value: null }),
    { status: "supported", value: "Mumbai" },
  ]);
});

Deno.test("what is asked before it is said is not yet said", () => {
  const turns = lesson.turns.with(0, {
    ...lesson.turns[0],
    role: "user",
    fact: "asks",
  });
  const replay = replayLesson({ ...lesson, turns }, {
    budget: 64,
    policy: "evict",
  });
  assertEquals(
    replay.states.slice(0, 2).map(({ facts }) => facts[0].answer!.status),
    ["not yet said", "supported"],
  );
});

Deno.test("a fact that the summary lost is unknown even while a repetition is retained, and the mention says the rest", () => {
  const turns = lesson.turns.with(6, {
    ...lesson.turns[6],
    text: "Mumbai is green.",
    fact: "repeats",
  });
  const replay = replayLesson({ ...lesson, turns }, {
    budget: 36,
    policy: "summarize",
    fidelity: "drop",
  });
  const { facts: [fact], retained } = stateAt(replay, 60);
  assertEquals(retained, ["T1", "S", "T6", "T7", "T8"]);
  assertEquals([fact.mentioned, fact.supported, fact.answer?.status], [
    true,
    false,
    "unknown",
  ]);
});

Deno.test("the retained turns weigh what the teaching counter says", () => {
  const weights = Object.fromEntries(
    lesson.turns.map(({ text, tokens }) => [text, tokens]),
  );
  const counter = teachingCounter(weights);
  for (const budget of [24, 36, 48, 64]) {
    const { states, arrivals } = evict(budget);
    for (const { retained, tokens } of states) {
      const kept = arrivals.filter(({ id }) => retained.includes(id));
      const messages = kept.flatMap((arrival) => arrival.messages);
      assertEquals(tokens.total, counter.count(messages));
    }
  }
});

Deno.test("a budget below what is pinned is refused before anything plays: T1, or T1 and the summary", () => {
  assertEquals(totals(evict(8)).at(-1), 8);
  assertThrows(
    () => evict(7),
    RangeError,
    "what is pinned (T1) takes 8 teaching tokens, the budget is 7",
  );
  assertEquals(totals(summarize(14)).at(-1), 14);
  assertThrows(
    () => summarize(13),
    RangeError,
    "what is pinned (T1, the summary) takes 14 teaching tokens, the budget is 13",
  );
});

Deno.test("a budget that is no number, an unknown policy and an unknown fidelity are refused by name", () => {
  for (const budget of [NaN, Infinity, 24.5, -1, "24" as never]) {
    assertThrows(() => evict(budget), RangeError, "the budget must be a whole");
  }
  const budget = 24;
  assertThrows(
    () => replayLesson(lesson, { budget, policy: "compact" as never }),
    RangeError,
    'policy is evict or summarize, found "compact"',
  );
  assertThrows(
    () =>
      replayLesson(lesson, {
        budget,
        policy: "evict",
        fidelity: "keep" as never,
      }),
    RangeError,
    'fidelity is preserve or drop, found "keep"',
  );
});

Deno.test("stateAt() and exportReplay() refuse a position that is no number of seconds", () => {
  for (const seconds of [-1, NaN, Infinity]) {
    assertThrows(() => stateAt(evict(24), seconds), RangeError, "the position");
    assertThrows(() => exportReplay(evict(24), seconds), RangeError);
  }
});

Deno.test("the recorded export is what exportReplay() makes: eight arrivals, and a position that cuts nothing off", () => {
  const fresh = exportReplay(evict(24), 30);
  assertEquals(JSON.parse(JSON.stringify(fresh)), recorded);
  assertEquals(recorded.arrivals.length, 8);
  assertEquals(recorded.inspectionPosition, { seconds: 30, arrived: 4 });
  const { inspectionPosition: _, ...rest } = exportReplay(evict(24), 0);
  const { inspectionPosition: __, ...same } = fresh;
  assertEquals(rest, same);
});

const turn = lesson.turns[1];
const BROKEN: readonly (readonly [string, unknown, string])[] = [
  ["a list", [], "expected an object"],
  ["an unknown field", { ...lesson, budget: 24 }, "unknown field"],
  ["no turns", { ...lesson, turns: [] }, "turns: expected a list of turns"],
  ["a turn that is none", { ...lesson, turns: [null] }, "turns[0].id"],
  [
    "a misspelt annotation",
    { ...lesson, turns: [{ ...turn, fact: "says" }] },
    'turns[0].fact: expected states, repeats or asks, found "says"',
  ],
  [
    "a second statement",
    { ...lesson, turns: [turn, { ...turn, id: "T3" }] },
    "turns[1].fact: T2 states it already",
  ],
  [
    "a turn that says the value without an annotation",
    { ...lesson, turns: [{ ...turn, fact: undefined }] },
    'turns[0].text: "Mumbai" is in it, and it neither states nor repeats',
  ],
  [
    "an annotation without the value",
    { ...lesson, turns: [{ ...turn, text: "Pune.", fact: "repeats" }] },
    'turns[0].text: "Mumbai" is not in it, and it repeats the fact',
  ],
  [
    "a doubled id",
    { ...lesson, turns: [lesson.turns[0], lesson.turns[0]] },
    'turns[1].id: "T1" is used twice',
  ],
  [
    "the summary's id",
    { ...lesson, turns: [{ ...turn, id: "S" }] },
    '"S" is the summary\'s',
  ],
  [
    "a time before the last one",
    { ...lesson, turns: [turn, { ...lesson.turns[0], seconds: 1 }] },
    "turns[1].seconds: expected a time of 15 s or later, found 1",
  ],
  [
    "a time that is text",
    { ...lesson, turns: [{ ...turn, seconds: "15" }] },
    "turns[0].seconds",
  ],
  [
    "a negative weight",
    { ...lesson, turns: [{ ...turn, tokens: -1 }] },
    "turns[0].tokens",
  ],
  [
    "an empty value",
    { ...lesson, fact: { ...lesson.fact, value: " " } },
    "fact.value",
  ],
];
for (const [what, value, message] of BROKEN) {
  Deno.test(`readLesson() refuses ${what} by its place`, () => {
    assertThrows(() => readLesson(value), SyntaxError, message);
  });
}

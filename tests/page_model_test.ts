import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import fixture from "../fixtures/region.replay.json" with { type: "json" };
import { advancePosition } from "../lib/page/model/advance_position.ts";
import { areaPaths } from "../lib/page/model/area_paths.ts";
import { factRuns } from "../lib/page/model/fact_runs.ts";
import { lossesOf } from "../lib/page/model/losses_of.ts";
import { markText } from "../lib/page/model/mark_text.ts";
import { segmentsOf } from "../lib/page/model/segments.ts";
import { viewOf } from "../lib/page/model/view.ts";
import { readLesson } from "../lib/replay/read_lesson.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";

const evict = replayLesson(readLesson(fixture), {
  budget: 24,
  policy: "evict",
});
const times = evict.states.map((state) => state.seconds);

Deno.test("advancePosition() plays the lesson in its own time", () => {
  for (const played of [0, 0.3, 7.5, 29.9, 60]) {
    assertEquals(advancePosition(times, 0, played), played);
  }
});

Deno.test("advancePosition() stops at the last arrival, however long it plays", () => {
  assertEquals(advancePosition(times, 59, 100), 60);
  assertEquals(advancePosition([], 0, 100), 0);
});

Deno.test("advancePosition() passes a gap of an hour in 7.5 s, and goes on after it in the old pace", () => {
  const gaps = [0, 3600, 3607.5];
  assertEquals(advancePosition(gaps, 0, 3.75), 1800);
  assertEquals(advancePosition(gaps, 1800, 3.75), 3600);
  assertEquals(advancePosition(gaps, 0, 7.5 + 2), 3602);
});

Deno.test("advancePosition() ends where many small steps end", () => {
  const gaps = [3, 3, 40, 41, 500];
  let position = 0;
  for (let step = 0; step < 300; step++) {
    position = advancePosition(gaps, position, 0.05);
  }
  const whole = advancePosition(gaps, 0, 15);
  assertEquals(Math.round(position * 1e6), Math.round(whole * 1e6));
});

Deno.test("markText() cuts nothing off, and marks each place of the words", () => {
  const text = "a $1.*b a\n$1.*b";
  const pieces = markText(text, [{ text: "a $1.*b", kind: "mention" }]);
  assertEquals(pieces.map((piece) => piece.text).join(""), text);
  assertEquals(
    pieces.filter(({ kinds }) => kinds.has("mention")).map((piece) =>
      piece.text
    ),
    ["a $1.*b", "a\n$1.*b"],
  );
  assertEquals(markText("abc", [{ text: "  ", kind: "noted" }]).length, 1);
});

Deno.test("factRuns() puts neighbours with the same sign together", () => {
  assertEquals(
    factRuns(evict.states, 0).map(({ mark, from, to }) => [mark, from, to]),
    [["·", 0, 1], ["◆", 1, 3], ["◇", 3, 4], ["–", 4, 8]],
  );
});

Deno.test("lossesOf() names the arrival at which the user's own words leave", () => {
  assertEquals(lossesOf(evict), [
    { seconds: 30, facts: ["deployment region"] },
  ]);
});

Deno.test("segmentsOf() adds up to the window's total at every arrival", () => {
  for (const policy of ["evict", "summarize"] as const) {
    const replay = replayLesson(readLesson(fixture), { budget: 24, policy });
    for (const state of replay.states) {
      const tokens = segmentsOf(replay, state).map((part) => part.tokens);
      assertEquals(tokens.reduce((a, b) => a + b, 0), state.tokens.total);
    }
  }
});

Deno.test("areaPaths() stacks the parts to the total, and leaves a gap where an arrival is refused", () => {
  const tokens = {
    budget: 9,
    attempted: 9,
    required: 2,
    kept: 3,
    summary: 1,
    total: 6,
  };
  const state = { ...evict.states[0], tokens };
  const refusal = { requiredTokens: 12, budgetTokens: 9 };
  const paths = areaPaths([state, { ...state, refused: refusal }]);
  assertEquals(paths.map(({ path }) => path), [
    "M0,0H0V2H1H1V0H2H2V0H1H1V0H0Z",
    "M0,0H0V5H1H1V0H2H2V0H1H1V2H0Z",
    "M0,0H0V6H1H1V0H2H2V0H1H1V5H0Z",
  ]);
});

Deno.test("viewOf() follows the newest arrival, and never shows what is not there", () => {
  const all = signal(100);
  const arrived = signal(0);
  const view = viewOf(all, arrived);
  assertEquals([view.from.value, view.count.value], [0, 100]);
  view.zoom("in");
  view.zoom("in");
  view.zoom("in");
  assertEquals([view.from.value, view.count.value], [0, 24]);
  arrived.value = 80;
  const { from, count } = view;
  assertEquals(from.value <= 79 && 79 < from.value + count.value, true);
  arrived.value = 100;
  assertEquals(from.value + count.value, 100);
  all.value = 10;
  assertEquals([from.value, count.value], [0, 10]);
});

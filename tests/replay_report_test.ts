import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fixture from "../fixtures/region.replay.json" with { type: "json" };
import type { CompactionRequest } from "../lib/conversation/request.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { readLesson } from "../lib/replay/read_lesson.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";
import { replayBar } from "../lib/report/replay_bar.ts";
import { replayOperationText } from "../lib/report/replay_operation_text.ts";
import { replayText } from "../lib/report/replay_text.ts";
import { displayWidth } from "../lib/text/display_width.ts";

const lesson = readLesson(fixture);
const evict = replayLesson(lesson, { budget: 24, policy: "evict" });

const request: CompactionRequest = {
  instructions: "",
  turns: [1, 2, 3, 4, 5].map((day) => ({
    id: `T${day}`,
    messages: [
      {
        role: "user",
        content: day === 4 ? "x".repeat(900) : `Crate ${day} must ship first.`,
      },
      { role: "assistant", content: "It is on the list. ".repeat(9) },
    ],
  })),
  question: "What ships?",
  inputBudget: 150,
  notesReserve: 40,
};

function play(probes: Parameters<typeof replayRequest>[1] = []) {
  return replayRequest(request, probes, charactersCounter(), {
    policy: "compact",
  });
}

Deno.test("replayText() prints the lesson's numbers, a row for each arrival", () => {
  const rows = replayText(evict, 60, false).split("\n").filter((line) =>
    / s {2}T\d/.test(line)
  );
  assertEquals(
    rows.map((row) => row.replaceAll(/[▓█▒░]+/g, "|").trim().split(/ {2,}/)),
    [
      ["7.5 s", "T1 system", "8", "|", "8", "T1"],
      ["15.0 s", "T2 user", "15", "|", "15", "T1 T2"],
      ["22.5 s", "T3 assistant", "22", "|", "22", "T1–T3"],
      ["30.0 s", "T4 user", "30", "T2", "|", "23", "T1 T3 T4"],
      ["37.5 s", "T5 assistant", "29", "T3", "|", "22", "T1 T4 T5"],
      ["45.0 s", "T6 user", "29", "T4", "|", "21", "T1 T5 T6"],
      ["52.5 s", "T7 assistant", "28", "T5", "|", "22", "T1 T6 T7"],
      ["60.0 s", "T8 user", "30", "T6", "|", "23", "T1 T7 T8"],
    ],
  );
});

Deno.test("replayText() says what an answer rests on, and what the summary covers", () => {
  const shown = (fidelity: "preserve" | "drop") =>
    replayText(
      replayLesson(lesson, { budget: 24, policy: "summarize", fidelity }),
      60,
      false,
    );
  assertStringIncludes(shown("preserve"), "yes, source T2");
  assertStringIncludes(shown("preserve"), "deployment region: Mumbai\n");
  assertStringIncludes(
    shown("preserve"),
    "S covers T2 T3 T4 T5 T6 T7\n  [T2 user] Mumbai is the deployment region.\n",
  );
  assertStringIncludes(shown("drop"), "deployment region: unknown\n");
  assertStringIncludes(replayText(evict, 60, false), "region: unsupported\n");
  assertStringIncludes(replayText(evict, 60, false), "·◆◆◇––––  lost\n");
});

Deno.test("replayText() shows only what has arrived", () => {
  const at30 = replayText(evict, 30, false);
  assertStringIncludes(at30, "At 30.0 s, arrival 4 of 8");
  assertStringIncludes(at30, "·◆◆◇  preserved (mention only)\n");
  assert(!/T[5-8]|Smoke/.test(at30));
  const at0 = replayText(evict, 0, false);
  assertStringIncludes(at0, "Nothing has arrived: the first turn comes at 7.5");
  assert(!/T\d|Mumbai/.test(at0));
});

Deno.test("replayText() gives a replaced fact that is still in the window a sign of its own", () => {
  const replay = play([
    { id: "old", text: "Crate 1 must", source: "T1", supersededBy: "new" },
    { id: "new", text: "Crate 2 must", source: "T2" },
  ]);
  const text = replayText(replay, 60, false);
  assert(/Crate 1 must {2}◆!!×!! {2}stale \(note of T1\)\n/.test(text), text);
});

Deno.test("replayText() says the same in words with and without colours", () => {
  for (const replay of [evict, play()]) {
    const end = replay.states.at(-1)!.seconds;
    const coloured = replayText(replay, end, true);
    assert(coloured.includes("\x1b["));
    assertEquals(
      // deno-lint-ignore no-control-regex
      coloured.replaceAll(/\x1b\[\d+m/g, ""),
      replayText(replay, end, false),
    );
  }
});

Deno.test("replayText() shows a request's notes, its refused arrival with the numbers, and facts without a sign too many", () => {
  const replay = play([{ id: "1", text: "Crate 1 must ship", source: "T1" }]);
  const text = replayText(replay, 60, false);
  assertStringIncludes(text, "counted with characters/4 (an estimate)");
  assert(/T4 +\d+ +refused +– +needs 229, the budget is 150\n/.test(text));
  assert(
    /Crate 1 must ship {2}[◆×]{6} {2}preserved \(note of T1\)\n/.test(text),
  );
  assertStringIncludes(text, "[T1 user] Crate 1 must ship first.\n");
  assertStringIncludes(
    replayText(play(), 60, false),
    "No probes were given, so no fact was checked.",
  );
});

Deno.test("replayText() says how many notes did not fit only where some did not", () => {
  const replay = play();
  const { seconds } = replay.states.findLast((state) => state.summary)!;
  const saying = (droppedNotes: number) => {
    const states = replay.states.map((state) => ({ ...state, droppedNotes }));
    const text = replayText({ ...replay, states }, seconds, false);
    return /\d in the window.*/.exec(text)?.[0];
  };
  assertEquals(saying(0), "3 in the window");
  assertEquals(saying(2), "3 in the window, 2 did not fit");
});

Deno.test("replayText() prints hostile text as text", () => {
  const hostile = "must be \x1b[2J\u202eblue";
  const replay = replayRequest(
    {
      ...request,
      turns: [{
        id: "T1",
        messages: [{ role: "user", content: hostile + ". x".repeat(300) }],
      }],
      inputBudget: 60,
    },
    [{ id: "a", text: hostile, source: "T1" }],
    charactersCounter(),
    { policy: "compact" },
  );
  const text = replayText(replay, 60, false);
  // deno-lint-ignore no-control-regex
  assert(!/[\x00-\x09\x0b-\x1f\u202e]/.test(text));
});

Deno.test("a bar is as wide as the budget, whatever the window holds", () => {
  for (let budget = 1; budget < 40; budget++) {
    for (let required = 0; required <= budget; required++) {
      const kept = Math.floor((budget - required) / 2);
      const tokens = { budget, attempted: 0, required, kept, summary: 0 };
      const bar = replayBar({ ...tokens, total: required + kept });
      assertEquals(displayWidth(bar), 24);
    }
  }
});

Deno.test("each step of an arrival has its words", () => {
  assertEquals(
    [
      { kind: "arrives", turn: "T4", tokens: 8 },
      { kind: "arrives", turn: "T4" },
      { kind: "attempted", tokens: 30, budgetTokens: 24 },
      { kind: "removed", turn: "T2", leavesTokens: 23 },
      { kind: "removed", turn: "T2" },
      { kind: "folded", turn: "T3", leavesTokens: 22 },
      { kind: "folded", turn: "T3" },
      { kind: "returned", turn: "T2" },
      { kind: "total", tokens: 23 },
      { kind: "refused", requiredTokens: 90, budgetTokens: 80 },
    ].map((step) => replayOperationText(step as never)),
    [
      "T4 arrives with 8",
      "T4 arrives",
      "attempted 30 of 24",
      "T2 removed, 23 left",
      "T2 removed",
      "T3 folded into the summary, 22 left",
      "T3 folded into notes",
      "T2 back",
      "total 23",
      "refused: 90 required, the budget is 80",
    ],
  );
});

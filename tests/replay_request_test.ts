import { assert, assertEquals, assertThrows } from "@std/assert";
import probesFixture from "../fixtures/probes.json" with { type: "json" };
import requestFixture from "../fixtures/request.json" with { type: "json" };
import { compact } from "../lib/compact/compact.ts";
import { dropOldest } from "../lib/compact/drop_oldest.ts";
import type { Message } from "../lib/conversation/message.ts";
import { readRequest } from "../lib/conversation/read_request.ts";
import type { CompactionRequest } from "../lib/conversation/request.ts";
import { gemma4Counter } from "../lib/count/gemma4/gemma4_counter.ts";
import { RequiredContextTooLarge } from "../lib/errors.ts";
import { extractNotes } from "../lib/notes/extract_notes.ts";
import { probeResult } from "../lib/probe/probe_result.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import { arrivalSeconds } from "../lib/replay/arrival_seconds.ts";
import { rememberNotes } from "../lib/replay/remember_notes.ts";
import { budgetRange } from "../lib/replay/budget_range.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";
import { requestArrivals } from "../lib/replay/request_arrivals.ts";
import { resultWindow } from "../lib/replay/result_window.ts";
import { startReplay } from "../lib/replay/start_replay.ts";
import { stateAt } from "../lib/replay/state_at.ts";

/** Each code point of the rendered prompt is a token. */
const counter = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});
const demo = {
  ...readRequest(requestFixture),
  inputBudget: 1700,
  notesReserve: 400,
};
const probes = readProbes(probesFixture);
const POLICIES = [["compact", compact], ["evict", dropOldest]] as const;

/** Each turn is one exchange, of 40 and 20 letters. */
const chat: CompactionRequest = {
  instructions: "Answer.",
  turns: ["a", "b", "c", "d"].map((letter, index) => ({
    id: `T${index + 1}`,
    messages: [
      { role: "user", content: letter.repeat(40) },
      { role: "assistant", content: letter.toUpperCase().repeat(20) },
    ],
  })),
  question: "Where is it?",
  inputBudget: 300,
  notesReserve: 0,
};

for (const [policy, fit] of POLICIES) {
  Deno.test(`the demo request replayed by ${policy} ends as ${fit.name}() does, with the same facts`, () => {
    const result = fit(demo, counter);
    const { states } = replayRequest(demo, probes, counter, { policy });
    const last = states[states.length - 1];
    assert(result.removedTurns.length > 0);
    assertEquals(states.length, demo.turns.length + 1);
    assertEquals(
      last.retained,
      [...result.keptTurns.map(({ id }) => id), result.questionId],
    );
    assertEquals(last.summary?.notes ?? [], result.notes);
    assertEquals(last.droppedNotes, result.droppedNotes.length);
    assertEquals(last.tokens, {
      budget: 1700,
      attempted: result.tokens.before,
      required: result.tokens.required,
      kept: result.tokens.kept,
      summary: result.tokens.notes,
      total: result.tokens.total,
    });
    const { findings } = probeResult(result, probes, counter);
    assertEquals(
      last.facts.map(({ status, mentioned, supported, userBacked }) => ({
        status,
        mentioned,
        supported,
        userBacked,
      })),
      findings.map(({ status, mentioned, supported, userBacked }) => ({
        status,
        mentioned,
        supported,
        userBacked,
      })),
    );
  });
}

Deno.test("each arrival asks that turn's user message over the turns before it", () => {
  const { states } = replayRequest(chat, [], counter, { policy: "compact" });
  const sizes = states.map(({ tokens }) => tokens.required);
  const whole = (question: string, turns: number) =>
    counter.count([
      { role: "system", content: "Answer." },
      ...chat.turns.slice(0, turns).flatMap(({ messages }) => messages),
      { role: "user", content: question },
    ]);
  assertEquals(sizes, [
    whole("a".repeat(40), 0),
    whole("b".repeat(40), 0),
    whole("c".repeat(40), 0),
    whole("d".repeat(40), 0),
    whole("Where is it?", 0),
  ]);
  assertEquals(
    states.map(({ tokens }) => tokens.attempted),
    [0, 1, 2, 3].map((turns) => whole("abcd"[turns].repeat(40), turns))
      .concat(whole("Where is it?", 4)),
  );
});

Deno.test("the question counts as its turn's user message for evidence", () => {
  const fact = [{ id: "b", text: "bbbb", source: "T2" }];
  const { states } = replayRequest(chat, fact, counter, { policy: "compact" });
  assertEquals(
    states.slice(0, 3).map(({ facts }) => facts[0].supported),
    [false, true, true],
  );
  assertEquals(states[0].facts[0].status, "not yet said");
  assertEquals(states[1].facts[0].places, [{ turn: "T2", role: "user" }]);
});

Deno.test("what the assistant answers comes in with the next arrival", () => {
  const fact = [{
    id: "B",
    text: "BBBB",
    source: { turn: "T2", role: "assistant" as const },
  }];
  const { states } = replayRequest(chat, fact, counter, { policy: "compact" });
  assertEquals(
    states.slice(0, 3).map(({ facts }) => facts[0].status),
    ["not yet said", "not yet said", "preserved"],
  );
});

Deno.test("a source that is the request's own question backs nothing before the question is asked", () => {
  const turns = chat.turns.with(0, {
    id: "T1",
    messages: [{ role: "user", content: "Where is it?" }],
  });
  for (const source of ["question", "T5"]) {
    const { states } = replayRequest(
      { ...chat, turns },
      [{ id: "q", text: "Where is it?", source }],
      counter,
      { policy: "compact" },
    );
    assertEquals(states.map(({ facts }) => facts[0].supported), [
      false,
      false,
      false,
      false,
      true,
    ]);
    assertEquals(states[0].facts[0].mentioned, true);
  }
});

Deno.test("a fact is stale only once its replacement has been said", () => {
  const { states, facts } = replayRequest(demo, probes, counter, {
    policy: "compact",
  });
  const old = facts.findIndex(({ id }) => id === "queue-old");
  assertEquals(states.map((state) => state.facts[old].status), [
    "not yet said",
    ...Array(5).fill("preserved"),
    ...Array(7).fill("stale"),
  ]);
});

Deno.test("a turn that no user starts is history at once, and the question is empty", () => {
  const greeting = {
    id: "T0",
    messages: [{ role: "assistant" as const, content: "Welcome to bay D." }],
  };
  const { states } = replayRequest(
    { ...chat, turns: [greeting, ...chat.turns] },
    [{ id: "bay", text: "bay D", source: { turn: "T0", role: "assistant" } }],
    counter,
    { policy: "compact" },
  );
  assertEquals(states[0].retained, ["T0"]);
  assertEquals(states[0].facts[0].supported, true);
  assertEquals(states[1].retained, ["T0", "T1"]);
});

Deno.test("two user messages in a row are one question", () => {
  const turns = [{
    id: "T1",
    messages: [
      { role: "user" as const, content: "Hello." },
      { role: "user" as const, content: "Open?" },
      { role: "assistant" as const, content: "Yes." },
    ],
  }];
  const { states } = replayRequest(
    { ...chat, turns },
    [],
    counter,
    { policy: "compact" },
  );
  assertEquals(
    states[0].tokens.total,
    counter.count([
      { role: "system", content: "Answer." },
      { role: "user", content: "Hello.\n\nOpen?" },
    ]),
  );
});

Deno.test("a turn comes back where a counter makes room again, and the steps say so", () => {
  /** A letter is a token; the message that is answered costs double. */
  const asked = {
    name: "letters, the last message twice",
    exact: true,
    countText: (text: string) => text.length,
    count: (messages: readonly Message[]) =>
      [...messages, ...messages.slice(-1)].reduce(
        (sum, { content }) => sum + content.length,
        0,
      ),
  };
  const turns = [20, 50].map((length, index) => ({
    id: `T${index + 1}`,
    messages: [{ role: "user" as const, content: "x".repeat(length) }],
  }));
  const { states } = replayRequest(
    { ...chat, instructions: "", turns, question: "Here?", inputBudget: 110 },
    [],
    asked,
    { policy: "evict" },
  );
  assertEquals(states.map(({ retained }) => retained), [["T1"], ["T2"], [
    "T1",
    "T2",
    "T3",
  ]]);
  assertEquals(states[1].operations.slice(2), [
    { kind: "removed", turn: "T1" },
    { kind: "total", tokens: 100 },
  ]);
  assertEquals(states[2].operations.slice(2), [
    { kind: "returned", turn: "T1" },
    { kind: "total", tokens: 80 },
  ]);
});

Deno.test("an arrival whose required part is over the budget is refused with the numbers, and the next one plays on", () => {
  const long = {
    id: "T3",
    messages: [
      { role: "user" as const, content: "x".repeat(500) },
      { role: "assistant" as const, content: "Too long." },
    ],
  };
  const fact = [{ id: "a", text: "aaaa", source: "T1" }, {
    id: "d",
    text: "dddd",
    source: "T4",
  }];
  const request = { ...chat, turns: chat.turns.with(2, long) };
  for (const [policy] of POLICIES) {
    const { states } = replayRequest(request, fact, counter, { policy });
    const requiredTokens = counter.count([
      { role: "system", content: "Answer." },
      { role: "user", content: "x".repeat(500) },
    ]);
    const [, , refused, next] = states;
    assertEquals(refused.refused, { requiredTokens, budgetTokens: 300 });
    assertEquals([refused.retained, refused.tokens.total], [[], 0]);
    assert(refused.tokens.attempted > requiredTokens);
    assertEquals(refused.operations.at(-1), {
      kind: "refused",
      requiredTokens,
      budgetTokens: 300,
    });
    assertEquals(refused.facts.map(({ status }) => status), [
      "not sent",
      "not yet said",
    ]);
    assertEquals(next.refused, null);
    assertEquals(next.operations.slice(2, -1), [
      { kind: "removed", turn: "T1" },
      { kind: "removed", turn: "T2" },
      { kind: "removed", turn: "T3" },
    ]);
    assertEquals(states.filter((state) => state.refused).length, 1);
  }
});

Deno.test("instructions over the budget are refused before anything plays", () => {
  const pinned = counter.count([
    { role: "system", content: "Answer." },
    { role: "user", content: "" },
  ]);
  const play = (budget: number) =>
    replayRequest(chat, [], counter, { policy: "compact", budget });
  assert(play(pinned).states.every((state) => state.refused !== null));
  const error = assertThrows(() => play(pinned - 1), RequiredContextTooLarge);
  assert(error instanceof RangeError);
});

Deno.test("another budget takes the place of the request's own, whose notes reserve stays", () => {
  const { states, budgetTokens } = replayRequest(demo, [], counter, {
    policy: "compact",
    budget: 1300,
  });
  const result = compact({ ...demo, inputBudget: 1300 }, counter);
  assertEquals(budgetTokens, 1300);
  assertEquals(states.at(-1)!.tokens.total, result.tokens.total);
  assertEquals(states.at(-1)!.summary?.notes ?? [], result.notes);
});

Deno.test("fidelity, an unknown policy, a misspelt source and a wrong budget are refused by name", () => {
  const play = (options: unknown, facts: typeof probes = []) => () =>
    replayRequest(chat, facts, counter, options as never);
  assertThrows(
    play({ policy: "compact", fidelity: "preserve" }),
    TypeError,
    "fidelity is for a lesson's summary",
  );
  assertThrows(
    play({ policy: "summarize" }),
    RangeError,
    'policy is compact or evict, found "summarize"',
  );
  assertThrows(
    play({ policy: "evict" }, [{ id: "a", text: "a", source: "T9" }]),
    RangeError,
    'source "T9" is no turn of this request',
  );
  assertThrows(
    play({ policy: "evict", budget: 1.5 }),
    RangeError,
    "inputBudget",
  );
});

Deno.test("a request without turns is one arrival, and without probes it follows no fact", () => {
  const replay = replayRequest({ ...chat, turns: [] }, [], counter, {
    policy: "compact",
  });
  assertEquals(replay.states.map(({ retained }) => retained), [["T1"]]);
  assertEquals(stateAt(replay, 0).retained, []);
  assertEquals(replay.states[0].facts, []);
});

Deno.test("arrivals of the demo come at their time stamps relative to the first, which comes at 7.5 s, the question 7.5 s later", () => {
  const { states } = replayRequest(demo, [], counter, { policy: "evict" });
  assertEquals(
    states.map(({ seconds }) => seconds).filter((_, index) =>
      [0, 1, 2, 11, 12].includes(index)
    ),
    [7.5, 247.5, 547.5, 13147.5, 13155],
  );
});

Deno.test("arrivalSeconds() spaces what has no stamp evenly, reads zones, and never goes back", () => {
  assertEquals(arrivalSeconds([]), []);
  assertEquals(arrivalSeconds([undefined, undefined, undefined]), [
    7.5,
    15,
    22.5,
  ]);
  assertEquals(arrivalSeconds([undefined, "2026-03-02", undefined]), [
    7.5,
    15,
    22.5,
  ]);
  assertEquals(
    arrivalSeconds([
      "2026-03-02T10:00:00+02:00",
      undefined,
      undefined,
      "2026-03-02 08:01",
      "2026-03-02T08:00:30Z",
      "2026-03-02T08:02:00.500Z",
    ]),
    [7.5, 27.5, 47.5, 67.5, 97.75, 128],
  );
  assertEquals(arrivalSeconds(["2026-03-02 soon"]), [7.5]);
});

Deno.test("turns with the same stamp, or an earlier one, never come in together", () => {
  const same = "2026-03-02";
  assertEquals(arrivalSeconds([same, same, same, "2026-03-03", same]), [
    7.5,
    28807.5,
    57607.5,
    86407.5,
    86415,
  ]);
});

Deno.test("the steps after a refused arrival are counted from the last window that was sent", () => {
  const long = {
    id: "T4",
    messages: [{ role: "user" as const, content: "x".repeat(500) }],
  };
  const { states } = replayRequest(
    { ...chat, turns: chat.turns.with(3, long), inputBudget: 230 },
    [],
    counter,
    { policy: "evict" },
  );
  assertEquals(states.map((state) => state.refused !== null), [
    false,
    false,
    false,
    true,
    false,
  ]);
  assertEquals(states[2].evicted, ["T1"]);
  assertEquals(states[4].evicted, ["T1", "T2", "T3", "T4"]);
  assertEquals(
    states[4].operations.slice(2, -1).map((step) =>
      "turn" in step && step.turn
    ),
    ["T2", "T3", "T4"],
  );
});

Deno.test("a turn's user message is its evidence under any id", () => {
  const turns = chat.turns.map((turn, index) => ({
    ...turn,
    id: `day-${index}`,
  }));
  const { states } = replayRequest(
    { ...chat, turns },
    [{ id: "b", text: "bbbb", source: "day-1" }],
    counter,
    { policy: "compact" },
  );
  assertEquals(states[1].facts[0].supported, true);
  assertEquals(states[1].retained, ["day-0", "day-1"]);
});

Deno.test("rememberNotes() returns what extractNotes() does, time after time, and doubles no carried note", () => {
  const turns = demo.turns.slice(0, 7);
  const [first] = extractNotes(turns);
  for (const carried of [[], [first]]) {
    const remembered = rememberNotes();
    for (const removed of [turns.slice(0, 2), turns, turns]) {
      const context = {
        carried,
        keptTurns: [],
        question: "",
        roomTokens: 99,
        countText: counter.countText,
      };
      assertEquals(
        remembered(removed, context),
        extractNotes(removed, { carried }),
      );
    }
  }
});

Deno.test("a written note covers the turns that it was written about", () => {
  const result = compact(
    { ...chat, inputBudget: 230, notesReserve: 120 },
    counter,
    () => [{
      text: "Letters.",
      source: { turn: "T2", role: "assistant" },
      written: { turns: ["T1", "T2"] },
    }],
  );
  const arrivals = requestArrivals(chat);
  const { summary, evicted } = resultWindow(result, arrivals, null);
  assertEquals(summary?.covers, ["T1", "T2"]);
  assertEquals([summary?.sources, evicted], [["T2"], ["T3", "T4"]]);
});

Deno.test("startReplay() counts no window before its state is asked for", () => {
  let counted = 0;
  const counting = {
    ...counter,
    count: (...args: Parameters<typeof counter.count>) => {
      counted++;
      return counter.count(...args);
    },
  };
  const { head, states } = startReplay(demo, probes, counting, {
    policy: "compact",
  });
  const atStart = counted;
  assertEquals(head.arrivals.length, 13);
  for (const { arrived } of states) {
    if (arrived === 2) break;
  }
  const afterTwo = counted;
  assert(atStart <= 1 && afterTwo > atStart);
  assertEquals([...states], []);
  assertEquals(counted, afterTwo);
});

Deno.test("startReplay() has the head and the states of replayRequest()", () => {
  for (const [policy] of POLICIES) {
    const { head, states } = startReplay(demo, probes, counter, { policy });
    assertEquals(
      { ...head, states: [...states] },
      replayRequest(demo, probes, counter, { policy }),
    );
  }
});

Deno.test("startReplay() refuses before it returns what replayRequest() refuses", () => {
  const start = (options: object, request = chat) => () =>
    startReplay(request, [], counter, options as never);
  assertThrows(start({ policy: "summarize" }), RangeError, "policy is compact");
  assertThrows(
    start({ policy: "compact", budget: 3 }),
    RequiredContextTooLarge,
  );
  assertThrows(
    start({ policy: "compact" }, { ...chat, question: 7 as never }),
    TypeError,
    "question",
  );
});

Deno.test("budgetRange() goes from the least budget that plays to one at which nothing leaves", () => {
  const notes = compact(demo, counter).notes.slice(0, 2).map((note) => ({
    ...note,
    source: { ...note.source, turn: "T0" },
  }));
  for (const request of [demo, chat, { ...demo, notes }]) {
    const { fromTokens, toTokens } = budgetRange(request, counter);
    const play = (budget: number) =>
      replayRequest(request, [], counter, { policy: "compact", budget });
    assertThrows(() => play(fromTokens - 1), RequiredContextTooLarge);
    assertEquals(play(fromTokens).budgetTokens, fromTokens);
    const last = play(toTokens).states.at(-1)!;
    assertEquals([last.tokens.total, last.droppedNotes], [toTokens, 0]);
    assert(last.retained.length === request.turns.length + 1);
    const less = play(toTokens - 1).states.at(-1)!;
    assert(less.tokens.total < toTokens);
  }
});

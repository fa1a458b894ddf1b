import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  compact,
  dropOldest,
  type Message,
  planCompaction,
  RequiredContextTooLarge,
} from "../../mod.ts";
import { anyRequest, budgetsOf, codePoints, turn } from "./sample.ts";

const instructions = "You plan tram timetables." +
  " Night trams skip stop 4.".repeat(60);
const question = "When does the last tram leave?";
const alone: Message[] = [
  { role: "system", content: instructions },
  { role: "user", content: question },
];
const required = codePoints.count(alone);

Deno.test("case 1: a budget below what is required is refused with both numbers, and no extractor is called", () => {
  for (let inputBudget = required - 5; inputBudget < required; inputBudget++) {
    for (const turns of [[], [turn("T1", "Trams must brake.", "Yes.")]]) {
      let calls = 0;
      const error = assertThrows(
        () =>
          compact(
            { instructions, turns, question, inputBudget, notesReserve: 20 },
            codePoints,
            () => (calls++, []),
          ),
        RequiredContextTooLarge,
      );
      assertEquals(
        [error.requiredTokens, error.budgetTokens, calls],
        [required, inputBudget, 0],
      );
    }
  }
});

Deno.test("case 1: a budget of just what is required is enough, without history and notes", () => {
  const history = [turn("T1", "Trams must brake.", "x".repeat(60))];
  for (let spare = 0; spare <= 50; spare++) {
    for (const turns of [[], history]) {
      const inputBudget = required + spare;
      let calls = 0;
      const result = compact(
        { instructions, turns, question, inputBudget, notesReserve: 20 },
        codePoints,
        () => (calls++, []),
      );
      assertEquals(result.messages, alone);
      assertEquals(result.removedTurns, turns);
      assertEquals(result.tokens.total, required);
      assertEquals(calls, turns.length === 0 ? 0 : 1);
    }
  }
});

Deno.test("case 1: tools, thinking and the open tool round are required too, for the baseline as well", () => {
  const inFlight: Message[] = [
    {
      role: "assistant",
      content: "",
      toolCalls: [{ id: "c1", name: "find", arguments: { stop: 4 } }],
    },
    { role: "tool", content: "Stop 4: 23:50", toolCallId: "c1" },
  ];
  const tools = [{ name: "find", description: "Finds a stop." }];
  for (const more of [{ tools }, { thinking: true }, { inFlight }]) {
    const messages = [...alone, ...("inFlight" in more ? inFlight : [])];
    const needed = codePoints.count(messages, more);
    assert(needed > required);
    for (const run of [compact, dropOldest, planCompaction]) {
      const request = {
        instructions,
        turns: [],
        question,
        notesReserve: 0,
        ...more,
      };
      const { tokens } = run({ ...request, inputBudget: needed }, codePoints);
      assertEquals([tokens.required, tokens.kept], [needed, 0]);
      const error = assertThrows(
        () => run({ ...request, inputBudget: needed - 1 }, codePoints),
        RequiredContextTooLarge,
      );
      assertEquals(error.requiredTokens, needed);
    }
  }
});

Deno.test("case 1: notes longer than what they replace are dropped, not sent and not tried again", () => {
  const request = {
    instructions: "",
    question: "Why?",
    notesReserve: 40,
    turns: [turn("T1", "Hi", "Hello"), turn("T2", "Fog?", "Yes, fog.")],
  };
  for (const inputBudget of budgetsOf(request).slice(0, -1)) {
    let calls = 0;
    const { tokens, notes, droppedNotes } = compact(
      { ...request, inputBudget },
      codePoints,
      (removed) => (calls++,
        removed.map(({ id }) => ({
          text: "The summary. ".repeat(20),
          source: { turn: id, role: "assistant" },
        }))),
    );
    assertEquals([calls, notes], [1, []]);
    assert(droppedNotes.length > 0 && tokens.total <= inputBudget);
  }
});

Deno.test("cases 1 and 5: for every request and budget, an error, or a result whose recount is within the budget", () => {
  fc.assert(fc.property(anyRequest, fc.nat(900), (request, inputBudget) => {
    for (const run of [compact, dropOldest]) {
      try {
        const { messages, tokens } = run(
          { ...request, inputBudget },
          codePoints,
        );
        assertEquals(codePoints.count(messages, request), tokens.total);
        assert(tokens.total <= inputBudget);
      } catch (error) {
        if (!(error instanceof RequiredContextTooLarge)) throw error;
        assert(error.requiredTokens > inputBudget);
      }
    }
  }));
});

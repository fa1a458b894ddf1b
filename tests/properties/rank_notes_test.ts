import { assert, assertEquals, assertLessOrEqual } from "@std/assert";
import fc from "fast-check";
import { compact } from "../../lib/compact/compact.ts";
import { nextRequest } from "../../lib/compact/next_request.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import { extractorContext } from "../../lib/compact/extractor_context.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { findReplaced } from "../../lib/notes/replaced_facts.ts";
import { rankNotes } from "../../lib/notes/rank_notes.ts";
import { requestsFor, turnLists } from "./arbitraries.ts";
import {
  ALL,
  EXACT,
  keyOf,
  quotes,
  recount,
  testOdd,
} from "./compaction_scene.ts";

testOdd(
  ALL,
  "rankNotes(): each note is a slice of a removed turn or a carried one, none is there twice, and nothing is over budget",
  (request, counter) => {
    const result = compact(request, counter, rankNotes());
    const carried = new Set(request.notes?.map(keyOf));
    const notes = [...result.notes, ...result.droppedNotes];
    assertEquals(new Set(notes.map(keyOf)).size, notes.length);
    for (const note of notes) {
      const isOurs = carried.has(keyOf(note)) ||
        quotes(note, result.removedTurns);
      assert(isOurs, note.text);
      assertEquals(note.written, undefined);
    }
    const total = recount(result.messages, request, counter);
    assertLessOrEqual(total, request.inputBudget);
  },
);

for (const counter of EXACT) {
  Deno.test(`rankNotes(): what it returns fits the room, so that all of it is placed (${counter.name})`, () => {
    fc.assert(
      fc.property(requestsFor(counter, turnLists), (request) => {
        const plan = planCompaction(request, counter);
        if (plan.tokens.before <= plan.tokens.budget) return;
        const context = extractorContext(plan, counter);
        const returned = rankNotes()(plan.removedTurns, context);
        const { notes } = compact(request, counter, rankNotes());
        assertEquals(notes.map(keyOf), returned.map(keyOf));
      }),
      { numRuns: 100 },
    );
  });

  Deno.test(`rankNotes(): a mark names a later turn, and there is none with keepReplaced (${counter.name})`, () => {
    fc.assert(
      fc.property(requestsFor(counter, turnLists), (request) => {
        const order = request.turns.map(({ id }) => id);
        for (const note of compact(request, counter, rankNotes()).notes) {
          if (note.newer === undefined) continue;
          const at = order.indexOf(note.source.turn);
          assert(order.indexOf(note.newer) > at);
        }
        const kept = compact(
          request,
          counter,
          rankNotes({ keepReplaced: true }),
        );
        const given = new Set(request.notes?.map(keyOf));
        const fresh = kept.notes.filter((note) => !given.has(keyOf(note)));
        assert(fresh.every(({ newer }) => newer === undefined));
      }),
      { numRuns: 50 },
    );
  });
}

const facts = (round: number) =>
  `In round ${round} crate ${round * 37} went to bay ${round % 9}, says Rosa.`;

for (const counter of ALL) {
  Deno.test(`rankNotes(): in 40 steady rounds the carried notes never all vanish (${counter.name})`, () => {
    const answer = "Noted. Anything else that we should look at today?";
    const turnTokens = counter.count([
      { role: "user", content: facts(40) },
      { role: "assistant", content: answer },
    ]);
    const notesReserve = 5 * counter.countText(`[T40 user] ${facts(40)}\n`);
    let request: CompactionRequest = {
      instructions: "",
      turns: [],
      question: facts(1),
      inputBudget: turnTokens * 3 + notesReserve,
      notesReserve,
    };
    let carriedRounds = 0;
    for (let round = 2; round <= 40; round++) {
      const result = compact(request, counter, rankNotes());
      const carried = new Set(request.notes?.map(keyOf));
      if (carried.size > 0) {
        carriedRounds++;
        assert(result.notes.some((note) => carried.has(keyOf(note))));
      }
      request = nextRequest(result, answer, facts(round));
    }
    assert(carriedRounds > 20, String(carriedRounds));
  });
}

Deno.test("rankNotes(): a statement is marked where findReplaced() marks it", () => {
  const said = ["The deadline is March 14.", "The deadline moved to March 28."];
  const statements = said.map((text, at) => ({
    text,
    turn: `T${at + 1}`,
    role: "user" as const,
  }));
  assertEquals(findReplaced(statements)[0], { by: 1, mayDrop: false });
  const turns = statements.map(({ text, turn: id }) => ({
    id,
    messages: [{ role: "user" as const, content: text }],
  }));
  const context = {
    carried: [],
    question: "",
    roomTokens: 1000,
    countText: (text: string) => text.length,
  };
  const marks = (removed: typeof turns, keptTurns: typeof turns) =>
    rankNotes()(removed, { ...context, keptTurns })
      .map(({ source, newer }) => [source.turn, newer]);
  assertEquals(marks(turns, []), [["T1", "T2"], ["T2", undefined]]);
  assertEquals(marks(turns.slice(0, 1), turns.slice(1)), [["T1", "T2"]]);
});

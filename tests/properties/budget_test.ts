import {
  assertEquals,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertThrows,
} from "@std/assert";
import { compact } from "../../lib/compact/compact.ts";
import { dropOldest } from "../../lib/compact/drop_oldest.ts";
import { finishCompaction } from "../../lib/compact/finish_compaction.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import { RequiredContextTooLarge } from "../../lib/errors.ts";
import { notesBlock } from "../../lib/conversation/format_notes.ts";

import {
  ALL,
  codePoints,
  EXACT,
  recount,
  removableOf,
  testEach,
  testOdd,
  windowOf,
} from "./compaction_scene.ts";

testOdd(ALL, "compact() is never over the budget", (request, counter) => {
  const { messages, tokens } = compact(request, counter);
  const total = recount(messages, request, counter);
  assertLessOrEqual(total, request.inputBudget);
  assertEquals([tokens.total, tokens.budget], [total, request.inputBudget]);
});

testOdd(
  ALL,
  "compact() refuses a required part over the budget, before any note is made",
  (request, counter) => {
    const removable = removableOf(request, "").length;
    const required = recount(windowOf(request, removable), request, counter);
    const scarce = { ...request, inputBudget: required - 1 };
    const mustNotRun = () => {
      throw new Error("the extractor was called");
    };
    for (
      const run of [
        () => compact(scarce, counter, mustNotRun),
        () => dropOldest(scarce, counter),
        () => planCompaction(scarce, counter),
      ]
    ) {
      const error = assertThrows(run, RequiredContextTooLarge);
      assertEquals(
        [error.requiredTokens, error.budgetTokens],
        [required, required - 1],
      );
    }
    const enough = compact({ ...request, inputBudget: required }, counter);
    assertEquals(enough.tokens.required, required);
  },
);

testOdd(
  ALL,
  "finishCompaction() of a plan that holds too much takes the last placed notes, then the oldest turns, until it fits",
  (request, counter) => {
    const plan = planCompaction({ ...request, inputBudget: 1e9 }, counter);
    const { notes = [], dates = false } = request;
    const removable = removableOf(request, plan.questionId);
    const tries = [
      ...[...notes, null].map((_, from) => ({
        start: 0,
        shown: notes.slice(from),
      })),
      ...removable.map((_, index) => ({ start: index + 1, shown: [] })),
    ].map(({ start, shown }) => {
      const messages = windowOf(request, start, notesBlock(shown, dates));
      const total = recount(messages, request, counter);
      return { start, shown, messages, total };
    });
    for (const { total } of tries.filter((_, index) => index % 3 === 0)) {
      for (const budget of [total, Math.max(tries.at(-1)!.total, total - 1)]) {
        const tokens = { ...plan.tokens, budget };
        const result = finishCompaction({ ...plan, tokens }, notes, counter);
        const first = tries.find((one) => one.total <= budget)!;
        assertEquals(result.messages, first.messages);
        assertEquals(result.tokens.total, first.total);
        assertEquals(result.notes, first.shown);
        assertEquals(
          result.droppedNotes,
          notes.slice(0, notes.length - first.shown.length),
        );
        assertEquals(result.keptTurns, removable.slice(first.start));
        assertEquals(result.removedTurns, removable.slice(0, first.start));
      }
    }
  },
);

testOdd(
  ALL,
  "compact() removes the oldest turns and keeps the newest, none twice, in order",
  (request, counter) => {
    const { removedTurns, keptTurns, questionId } = compact(request, counter);
    assertEquals(
      [...removedTurns, ...keptTurns],
      removableOf(request, questionId),
    );
  },
);

testEach(
  ALL,
  "compact() keeps no fewer turns at a larger budget with the same reserve",
  (request, counter) => {
    const kept = compact(request, counter).keptTurns.length;
    for (const more of [1, 7, 60, 1e6]) {
      const inputBudget = request.inputBudget + more;
      const larger = compact({ ...request, inputBudget }, counter);
      assertGreaterOrEqual(larger.keptTurns.length, kept);
    }
  },
);

testEach(
  EXACT,
  "planCompaction() keeps as many turns as recounting each possible window allows",
  (request, counter) => {
    const plan = planCompaction(request, counter);
    const { inputBudget, notesReserve, notes = [], dates = false } = request;
    const total = (start: number, inserted = "") =>
      recount(windowOf(request, start, inserted), request, counter);
    const removable = removableOf(request, plan.questionId);
    const room = Math.max(inputBudget - notesReserve, total(removable.length));
    const fitting = total(0, notesBlock(notes, dates)) <= inputBudget
      ? 0
      : [...removable, null].findIndex((_, start) => total(start) <= room);
    assertEquals(plan.removedTurns.length, fitting);
  },
);

testEach(
  EXACT,
  "planCompaction() keeps a turn that fits to the last token, and none that is one over",
  (request, counter) => {
    const { questionId } = planCompaction(request, counter);
    const totals = [...removableOf(request, questionId), null].map((_, start) =>
      recount(windowOf(request, start), request, counter)
    );
    for (const total of totals) {
      for (const inputBudget of [total, Math.max(totals.at(-1)!, total - 1)]) {
        const { removedTurns } = planCompaction(
          { ...request, inputBudget, notesReserve: 0, notes: [] },
          counter,
        );
        assertEquals(
          removedTurns.length,
          totals.findIndex((total) => total <= inputBudget),
        );
      }
    }
  },
);

testEach(
  EXACT,
  "planCompaction() says what a recount of its turns without notes says",
  (request, counter) => {
    const { removedTurns, tokens } = planCompaction(request, counter);
    const total = recount(
      windowOf(request, removedTurns.length),
      request,
      counter,
    );
    assertEquals(tokens.required + tokens.kept, total);
    assertEquals(tokens.notesRoom, request.inputBudget - total);
  },
);

testEach(
  EXACT,
  "planCompaction() says what the whole took before",
  (request, counter) => {
    const { notes = [], dates = false } = request;
    const whole = windowOf(request, 0, notesBlock(notes, dates));
    assertEquals(
      planCompaction(request, counter).tokens.before,
      recount(whole, request, counter),
    );
  },
);

testEach(
  ALL,
  "compact() changes nothing where everything fits",
  (request, counter) => {
    const { notes = [], dates = false } = request;
    const whole = windowOf(request, 0, notesBlock(notes, dates));
    const inputBudget = recount(whole, request, counter);
    const result = compact({ ...request, inputBudget }, counter);
    assertEquals(result.messages, whole);
    assertEquals(result.removedTurns, []);
    assertEquals(result.notes, notes);
    assertEquals(result.droppedNotes, []);
  },
);

testEach(
  ALL,
  "dropOldest() keeps as many turns as fit the full budget, and no notes",
  (request, counter) => {
    const { notes, droppedNotes, messages, questionId, keptTurns } = dropOldest(
      request,
      counter,
    );
    const removable = removableOf(request, questionId);
    const start = [...removable, null].findIndex((_, start) =>
      recount(windowOf(request, start), request, counter) <=
        request.inputBudget
    );
    assertEquals(keptTurns, removable.slice(start));
    assertEquals(messages, windowOf(request, start));
    assertEquals([notes, droppedNotes], [[], request.notes]);
  },
);

testOdd(
  [codePoints],
  "planCompaction() gives the question the number after the highest that a turn, note or tool round has had",
  ({ questionId: _, ...request }, counter) => {
    const { turns, notes = [] } = request;
    const numbers = [
      ...turns.map(({ id }) => id),
      ...notes.map(({ source }) => source.turn),
    ].map((id) => Number(/^T(\d+)/.exec(id)?.[1]));
    assertEquals(
      planCompaction(request, counter).questionId,
      `T${Math.max(0, ...numbers) + 1}`,
    );
  },
);

import { assert, assertEquals } from "@std/assert";
import { compact } from "../../lib/compact/compact.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import type { Note, RankedNote } from "../../lib/conversation/note.ts";
import { extractNotes } from "../../lib/notes/extract_notes.ts";
import type { Extractor } from "../../lib/notes/extractor.ts";
import { notesBlock } from "../../lib/conversation/format_notes.ts";

import {
  ALL,
  codePoints,
  EXACT,
  keyOf,
  quotes,
  recount,
  testEach,
  testOdd,
  windowOf,
} from "./compaction_scene.ts";

testOdd(
  ALL,
  "compact() takes notes word for word from turns that it removes, or carries them",
  (request, counter) => {
    const { notes, droppedNotes, removedTurns } = compact(request, counter);
    const carried = new Set(request.notes?.map(keyOf));
    for (const note of [...notes, ...droppedNotes]) {
      assert(carried.has(keyOf(note)) || quotes(note, removedTurns), note.text);
    }
  },
);

testEach(
  [codePoints],
  "compact() makes no note of what the model never saw",
  (request, counter) => {
    const { notes, droppedNotes } = compact(request, counter);
    for (const { source, text } of [...notes, ...droppedNotes]) {
      const isThinking = source.role === "assistant" &&
        !/^(?:find|list_files) \{/.test(text);
      assert(!isThinking || !text.includes("must hide"), text);
    }
  },
);

testEach(
  ALL,
  "compact() calls the extractor once unless everything fits, with what stays, and not at all otherwise",
  (request, counter) => {
    const calls: Parameters<Extractor>[] = [];
    const result = compact(request, counter, (...call) => {
      calls.push(call);
      return extractNotes(...call);
    });
    const plan = planCompaction(request, counter);
    assertEquals(
      calls.length,
      plan.tokens.before > request.inputBudget ? 1 : 0,
    );
    for (const [removed, context] of calls) {
      assertEquals(removed, plan.removedTurns);
      assertEquals(context.keptTurns, plan.keptTurns);
      assertEquals(context.carried, request.notes);
      assertEquals(context.question, request.question);
      const { notesRoom } = plan.tokens;
      const isJoined = /^\s/.test(request.question);
      assert(context.roomTokens >= 0 && context.roomTokens <= notesRoom);
      if (!isJoined) assertEquals(context.roomTokens, notesRoom);
      assertEquals(context.countText("a <b>"), counter.countText("a <b>"));
      const thinking = { role: "assistant", content: "<|channel>x" } as const;
      assertEquals(
        context.visibleText?.(thinking),
        counter.visibleText?.(thinking),
      );
    }
    assertEquals(result, compact(request, counter));
  },
);

/** Leaves every other carried note out, and ranks the rest, some alike and some not at all. */
const choosy: Extractor = (removed, { carried }) =>
  extractNotes(removed, { carried: carried.filter((_, i) => i % 2 === 1) })
    .map((note, index): RankedNote =>
      index % 3 === 2 ? note : { ...note, rank: note.text.length % 4 - 1 }
    );

for (const extract of [extractNotes, choosy]) {
  const by = extract === choosy ? "ranked" : "unranked";

  testOdd(
    ALL,
    `compact() places or drops each note that the extractor returns, and drops carried ones that it leaves out: ${by}`,
    (request, counter) => {
      let returned: readonly Note[] | undefined;
      const { notes, droppedNotes } = compact(request, counter, (...call) => {
        returned = extract(...call);
        return returned;
      });
      const carried = request.notes ?? [];
      const keys = new Set((returned ?? carried).map(keyOf));
      const leftOut = carried.filter((note) => !keys.has(keyOf(note)));
      const sorted = (list: readonly Note[]) =>
        list.map((note) => JSON.stringify(note)).sort();
      assertEquals(
        sorted([...notes, ...droppedNotes]),
        sorted([...(returned ?? carried), ...leftOut]),
      );
    },
  );

  testEach(
    EXACT,
    `compact() places each note that fits when its turn comes, by rank and then the newest first: ${by}`,
    (request, counter) => {
      let returned: readonly RankedNote[] = request.notes ?? [];
      const { notes, removedTurns } = compact(request, counter, (...call) => {
        returned = extract(...call);
        return returned;
      });
      const order = returned.map((note, index) => ({ note, index })).sort((
        a,
        b,
      ) => (a.note.rank ?? 99) - (b.note.rank ?? 99) || b.index - a.index);
      let placed: readonly number[] = [];
      const shown = (indices: readonly number[]) =>
        returned.filter((_, index) => indices.includes(index));
      for (const { index } of order) {
        const block = notesBlock(
          shown([...placed, index]),
          request.dates === true,
        );
        const window = windowOf(request, removedTurns.length, block);
        if (recount(window, request, counter) <= request.inputBudget) {
          placed = [...placed, index];
        }
      }
      assertEquals(notes, shown(placed));
    },
  );
}

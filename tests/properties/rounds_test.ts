import {
  assert,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
} from "@std/assert";
import fc from "fast-check";
import { compact } from "../../lib/compact/compact.ts";
import type { CompactionResult } from "../../lib/compact/compaction_result.ts";
import { nextRequest } from "../../lib/compact/next_request.ts";
import type { Note } from "../../lib/conversation/note.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { Turn } from "../../lib/conversation/turn.ts";
import type { TokenCounter } from "../../lib/count/token_counter.ts";
import {
  CUE_SENTENCES,
  requestsFor,
  roundsOf,
  texts,
  turnLists,
} from "./arbitraries.ts";

import {
  ALL,
  assertOneBlock,
  insertedText,
  keyOf,
  quotes,
  recount,
  removableOf,
  windowOf,
} from "./compaction_scene.ts";

const exchanges = fc.array(fc.record({ answer: texts, question: texts }), {
  minLength: 5,
  maxLength: 5,
});

for (const counter of ALL) {
  Deno.test(`nextRequest() keeps all of it for five rounds (${counter.name})`, () => {
    fc.assert(
      fc.property(
        requestsFor(counter, turnLists),
        exchanges,
        (first, rounds) => {
          // Later questions may be longer than the first one.
          const longest = Math.max(
            ...rounds.map(({ question }) =>
              counter.count([{ role: "user", content: question }])
            ),
          );
          let request: CompactionRequest = {
            ...first,
            inputBudget: first.inputBudget + longest,
          };
          const said: Turn[] = [];
          for (const { answer, question } of rounds) {
            const result = compact(request, counter);
            said.push(...removableOf(request, result.questionId));
            assertRound(result, said, first.notes ?? [], counter);
            const next = nextRequest(result, answer, question);
            assertAnswered(next, result, answer);
            request = next;
          }
        },
      ),
      { numRuns: 100 },
    );
  });
}

/** The question is a turn now: as it was asked, with what is left of its tool rounds, and the answer. */
function assertAnswered(
  { turns, question: _, ...next }: CompactionRequest,
  { request, questionId, keptTurns, notes }: CompactionResult,
  answer: string,
): void {
  const { inFlight = [], question, questionId: __, turns: ___, ...settings } =
    request;
  const isRound = ({ id }: Turn) => id.startsWith(`${questionId}.`);
  assertEquals(turns, [
    ...keptTurns.filter((turn) => !isRound(turn)),
    {
      id: questionId,
      messages: [
        { role: "user", content: question },
        ...keptTurns.filter(isRound).flatMap(({ messages }) => messages),
        ...(roundsOf(inFlight).at(-1) ?? []),
        { role: "assistant", content: answer },
      ],
    },
  ]);
  assertEquals(next, { ...settings, notes });
}

function assertRound(
  result: CompactionResult,
  said: readonly Turn[],
  firstNotes: readonly Note[],
  counter: TokenCounter,
): void {
  const { request, questionId, messages, notes, droppedNotes } = result;
  assertLessOrEqual(recount(messages, request, counter), request.inputBudget);
  assertEquals(
    [...result.removedTurns, ...result.keptTurns],
    removableOf(request, questionId),
  );
  assertEquals(
    messages,
    windowOf(request, result.removedTurns.length, insertedText(result)),
  );
  assertOneBlock(result);
  const keys = [...notes, ...droppedNotes].map(keyOf);
  assertEquals(new Set(keys).size, keys.length);
  const given = new Set(firstNotes.map(keyOf));
  const kept = new Set(result.keptTurns.map(({ id }) => id));
  for (const note of [...notes, ...droppedNotes]) {
    assert(given.has(keyOf(note)) || quotes(note, said), note.text);
    assert(!kept.has(note.source.turn), note.source.turn);
  }
  for (const note of request.notes ?? []) assert(keys.includes(keyOf(note)));
}

const steadyTalks = fc.record({
  sentence: fc.constantFrom(...CUE_SENTENCES),
  paragraphs: fc.integer({ min: 0, max: 60 }),
  turns: fc.integer({ min: 1, max: 4 }),
});

for (const counter of ALL) {
  Deno.test(`nextRequest() never loses all carried notes in 40 steady rounds (${counter.name})`, () => {
    fc.assert(
      fc.property(steadyTalks, ({ sentence, paragraphs, turns }) => {
        const question = (round: number) =>
          `In round ${round}: ${sentence}${"\n\nSo be it.".repeat(paragraphs)}`;
        const turnTokens = counter.count([
          { role: "user", content: question(40) },
          { role: "assistant", content: "Noted." },
        ]);
        // Room for five notes: more than any round makes.
        const notesReserve = 5 *
          counter.countText(`[T40 user] ${question(40).slice(0, 100)}`);
        let request: CompactionRequest = {
          instructions: "",
          turns: [],
          question: question(1),
          inputBudget: turnTokens * (turns + 1) + notesReserve,
          notesReserve,
        };
        let carriedRounds = 0;
        for (let round = 2; round <= 40; round++) {
          const result = compact(request, counter);
          const carried = new Set(request.notes?.map(keyOf));
          if (carried.size > 0) {
            carriedRounds++;
            assert(result.notes.some((note) => carried.has(keyOf(note))));
          }
          request = nextRequest(result, "Noted.", question(round));
        }
        assertGreater(carriedRounds, 20);
      }),
      { numRuns: 20 },
    );
  });
}

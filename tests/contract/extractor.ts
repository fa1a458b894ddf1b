import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { compact } from "../../lib/compact/compact.ts";
import { callText } from "../../lib/conversation/call_text.ts";
import type { Message } from "../../lib/conversation/message.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import type { Note } from "../../lib/conversation/note.ts";
import type { Turn } from "../../lib/conversation/turn.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import type { Extractor, ExtractorContext } from "../../lib/notes/extractor.ts";
import {
  carriedNotes,
  deepFreeze,
  requestsFor,
  turnLists,
} from "../properties/arbitraries.ts";

const counter = charactersCounter();

const contexts: fc.Arbitrary<ExtractorContext> = fc.record({
  carried: carriedNotes,
  keptTurns: fc.constant([]),
  question: fc.constantFrom("", "Which port?"),
  roomTokens: fc.constantFrom(0, 40, 400),
  countText: fc.constant(counter.countText),
});

/**
 * What every `Extractor` must do, one test for each claim.
 *
 * Notes marked `written` are no quotations, so what is said of quotations is not asked of them.
 *
 * @param name Stands before each test's name.
 * @param make Makes the extractor; called once.
 */
export async function testExtractor(
  name: string,
  make: () => Extractor | Promise<Extractor>,
): Promise<void> {
  const extract = await make();

  Deno.test(`${name}: notes come oldest first`, () => {
    fc.assert(fc.property(turnLists, contexts, (removed, context) => {
      const notes = extract(removed, context).filter(isQuoted);
      const isCarried = (note: Note) => !isNew(context)(note);
      const firstNew = notes.findIndex(isNew(context));
      const fresh = firstNew < 0 ? [] : notes.slice(firstNew);
      assert(!fresh.some(isCarried));
      assertOrder(
        notes.slice(0, notes.length - fresh.length).map(keyOf),
        context.carried.map(keyOf),
      );
      assertSaidInOrder(fresh, removed);
    }));
  });

  Deno.test(`${name}: each note quotes a message of a removed turn, or is a carried one as it came`, () => {
    fc.assert(fc.property(turnLists, contexts, (removed, context) => {
      for (const note of extract(removed, context).filter(isQuoted)) {
        const carried = context.carried.find((one) =>
          keyOf(one) === keyOf(note)
        );
        if (carried !== undefined) assertEquals({ ...note, ...carried }, note);
        else {
          const turn = removed.find(({ id }) => id === note.source.turn);
          assert(turn !== undefined, note.source.turn);
          const said = turn.messages.filter(({ role }) =>
            role === note.source.role
          ).flatMap(textsOf);
          assert(said.some((text) => text.includes(note.text)), note.text);
          assertEquals(note.time, turn.time);
        }
      }
    }));
  });

  Deno.test(`${name}: no note is there twice, also when it was carried`, () => {
    fc.assert(fc.property(turnLists, contexts, (removed, context) => {
      const once = extract(removed, context);
      const carried = [...context.carried, ...once.filter(isNew(context))];
      const twice = extract(removed, { ...context, carried });
      for (const notes of [once, twice]) {
        assertEquals(new Set(notes.map(keyOf)).size, notes.length);
      }
    }));
  });

  Deno.test(`${name}: a carried note is in the window or reported as dropped`, () => {
    fc.assert(fc.property(requestsFor(counter, turnLists), (request) => {
      const { notes, droppedNotes } = compact(request, counter, extract);
      const keys = [...notes, ...droppedNotes].map(keyOf);
      for (const note of request.notes ?? []) {
        assertEquals(keys.filter((key) => key === keyOf(note)).length, 1);
      }
    }));
  });

  Deno.test(`${name}: the input stays as it is`, () => {
    fc.assert(fc.property(turnLists, contexts, (removed, context) => {
      const { countText: _, ...values } = context;
      const before = structuredClone([removed, values]);
      extract(deepFreeze(removed), deepFreeze(context));
      assertEquals([removed, values], before);
    }));
  });

  Deno.test(`${name}: the same input gives the same bytes`, () => {
    fc.assert(fc.property(turnLists, contexts, (removed, context) => {
      assertEquals(
        JSON.stringify(extract(structuredClone(removed), { ...context })),
        JSON.stringify(extract(removed, context)),
      );
    }));
  });
}

function isQuoted(note: Note): boolean {
  return note.written === undefined;
}

function isNew({ carried }: ExtractorContext): (note: Note) => boolean {
  const keys = new Set(carried.map(keyOf));
  return (note) => !keys.has(keyOf(note));
}

function keyOf({ source, text }: Note): string {
  return JSON.stringify([source.turn, source.role, text]);
}

function assertOrder(part: readonly string[], all: readonly string[]): void {
  const places = part.map((key) => all.indexOf(key));
  assertEquals(places, places.toSorted((a, b) => a - b));
}

/** Each note is found behind the start of the one before it. */
function assertSaidInOrder(
  notes: readonly Note[],
  turns: readonly Turn[],
): void {
  const said = turns.flatMap((turn) =>
    turn.messages.flatMap((message) =>
      textsOf(message).map((text) => ({ turn: turn.id, message, text }))
    )
  );
  let [place, offset] = [0, 0];
  for (const { source, text } of notes) {
    const isHere = (index: number, from: number) =>
      said[index].turn === source.turn &&
      said[index].message.role === source.role &&
      said[index].text.includes(text, from);
    while (place < said.length && !isHere(place, offset)) {
      place++;
      offset = 0;
    }
    assert(place < said.length, `${source.turn}: ${text}`);
    offset = said[place].text.indexOf(text, offset);
  }
}

/** What a message says, each text on one line. */
function textsOf(message: Message): readonly string[] {
  return [
    ...messageTexts(message),
    ...(message.toolCalls ?? []).map(callText),
  ].map((text) =>
    text.replace(/[\s\u0085]*[\n\v\f\r\u0085\u2028\u2029][\s\u0085]*/g, " ")
  );
}

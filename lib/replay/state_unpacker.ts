import type { Note } from "../conversation/note.ts";
import type { Arrival } from "./arrival.ts";
import { listUnpacker } from "./list_unpacker.ts";
import type { PackedState, ReplayHead } from "./pack_replay.ts";
import type { FactState, ReplayState } from "./replay_state.ts";

/**
 * A function that unpacks the states of one replay, to be called with each of them in the order of their packing.
 *
 * The states share the notes and the facts that did not change. It throws a `RangeError` where a state names what the
 * head and the states before it do not have, and does not look at more than that.
 *
 * @param head The replay without its states.
 */
export function stateUnpacker(
  { arrivals, facts: { length } }: ReplayHead,
): (packed: PackedState) => ReplayState {
  const unpackRetained = listUnpacker<string>();
  const unpackEvicted = listUnpacker<string>();
  const unpackCovers = listUnpacker<string>();
  const unpackSources = listUnpacker<string>();
  const unpackNumbers = listUnpacker<number>();
  const notes: Note[] = [];
  let facts: readonly FactState[] = [];
  return (packed) => {
    const { seconds, arrived, refused, tokens, summary } = packed;
    for (const note of packed.newNotes) notes.push(note);
    facts = changedFacts(facts, packed.facts, length);
    return {
      seconds,
      turn: newestId(arrivals, arrived),
      arrived,
      refused,
      tokens,
      retained: unpackRetained(packed.retained),
      evicted: unpackEvicted(packed.evicted),
      summary: summary && {
        covers: unpackCovers(summary.covers),
        sources: unpackSources(summary.sources),
        notes: unpackNumbers(summary.notes).map((number) =>
          noteAt(notes, number)
        ),
      },
      droppedNotes: packed.droppedNotes,
      operations: packed.operations,
      facts,
    };
  };
}

function newestId(arrivals: readonly Arrival[], arrived: number) {
  if (arrived === 0) return null;
  const arrival = arrivals[arrived - 1];
  if (arrival !== undefined) return arrival.id;
  throw new RangeError(
    `Cannot unpack the replay: it has ${arrivals.length} arrivals, and a state has ${arrived}`,
  );
}

function noteAt(notes: readonly Note[], number: number): Note {
  const note = notes[number];
  if (note !== undefined) return note;
  throw new RangeError(
    `Cannot unpack the replay: ${notes.length} notes have come so far, and none with number ${number}`,
  );
}

/** The facts with the changed ones in their places; the same list where none changed. */
function changedFacts(
  before: readonly FactState[],
  changes: PackedState["facts"],
  length: number,
): readonly FactState[] {
  if (changes.length === 0 && before.length === length) return before;
  const facts = [...before];
  for (const [index, fact] of changes) facts[index] = fact;
  if (facts.length === length && !facts.includes(undefined!)) return facts;
  throw new RangeError(
    `Cannot unpack the replay: it follows ${length} facts, and a state lacks one or has another`,
  );
}

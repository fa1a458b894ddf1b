import type { Note } from "../conversation/note.ts";
import { listPacker } from "./list_packer.ts";
import type { PackedState } from "./pack_replay.ts";
import type { FactState, ReplayState } from "./replay_state.ts";

/**
 * A function that packs the states of one replay, to be called with each of them in their order.
 *
 * What it gives says what differs from the states before, so it is read in the same order, by `stateUnpacker`.
 *
 * @example The second state has no fact that changed
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * import { startReplay } from "./start_replay.ts";
 * const turns = [{ id: "T1", messages: [{ role: "user" as const, content: "It is blue." }] }];
 * const { states } = startReplay(
 *   { instructions: "", turns, question: "And now?", inputBudget: 99, notesReserve: 0 },
 *   [{ id: "colour", text: "blue", source: "T1" }],
 *   charactersCounter(),
 *   { policy: "compact" },
 * );
 * const packed = Array.from(states, statePacker());
 * assertEquals(packed.map((state) => state.facts.length), [1, 0]);
 * ```
 */
export function statePacker(): (state: ReplayState) => PackedState {
  const packRetained = listPacker<string>();
  const packEvicted = listPacker<string>();
  const packCovers = listPacker<string>();
  const packSources = listPacker<string>();
  const packNumbers = listPacker<number>();
  const numberNotes = noteNumbers();
  const changedFacts = factChanges();
  return ({ retained, evicted, summary, facts, turn: _, ...rest }) => {
    const { numbers, newNotes } = numberNotes(summary?.notes ?? []);
    return {
      ...rest,
      retained: packRetained(retained),
      evicted: packEvicted(evicted),
      summary: summary && {
        covers: packCovers(summary.covers),
        sources: packSources(summary.sources),
        notes: packNumbers(numbers),
      },
      newNotes,
      facts: changedFacts(facts),
    };
  };
}

/** Each note has the number of its first coming. */
function noteNumbers() {
  const known = new Map<string, number>();
  return (notes: readonly Note[]) => {
    const newNotes: Note[] = [];
    const numbers = notes.map((note) => {
      const key = JSON.stringify(note);
      const number = known.get(key) ?? known.size;
      if (number === known.size) {
        known.set(key, number);
        newNotes.push(note);
      }
      return number;
    });
    return { numbers, newNotes };
  };
}

/** The facts that are not as they were, each with its index. */
function factChanges() {
  const known: string[] = [];
  return (facts: readonly FactState[]) =>
    facts.flatMap((fact, index): [number, FactState][] => {
      const text = JSON.stringify(fact);
      if (known[index] === text) return [];
      known[index] = text;
      return [[index, fact]];
    });
}

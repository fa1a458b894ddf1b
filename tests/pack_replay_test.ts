import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import probesFixture from "../fixtures/probes.json" with { type: "json" };
import lessonFixture from "../fixtures/region.replay.json" with {
  type: "json",
};
import requestFixture from "../fixtures/request.json" with { type: "json" };
import type { Message } from "../lib/conversation/message.ts";
import { readRequest } from "../lib/conversation/read_request.ts";
import type { CompactionRequest } from "../lib/conversation/request.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import { listPacker } from "../lib/replay/list_packer.ts";
import { listUnpacker } from "../lib/replay/list_unpacker.ts";
import { packReplay } from "../lib/replay/pack_replay.ts";
import { readLesson } from "../lib/replay/read_lesson.ts";
import type { Replay } from "../lib/replay/replay.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";
import { statePacker } from "../lib/replay/state_packer.ts";
import { stateUnpacker } from "../lib/replay/state_unpacker.ts";
import { unpackReplay } from "../lib/replay/unpack_replay.ts";
import {
  deepFreeze,
  oddTurnLists,
  probeLists,
  requestsFor,
} from "./properties/arbitraries.ts";
import { LESSON_RULES, lessons } from "./properties/lessons.ts";
import { probesOf } from "./properties/probes_of.ts";

const counter = charactersCounter();

/** Packed and unpacked it is the same, also by way of JSON, where it is the same text. */
function assertLossless(replay: Replay): void {
  const packed = packReplay(replay);
  assertEquals(unpackReplay(packed), replay);
  const text = JSON.stringify(packed);
  assertEquals(
    JSON.stringify(unpackReplay(JSON.parse(text))),
    JSON.stringify(replay),
  );
}

function user(id: string, content: string) {
  return { id, messages: [{ role: "user", content }] satisfies Message[] };
}

/** A turn of so many letters; each fourth one is a token. */
function chat(lengths: readonly number[], budget: number): CompactionRequest {
  return {
    instructions: "",
    turns: lengths.map((length, index) =>
      user(`T${index + 1}`, "x".repeat(length))
    ),
    question: "And now?",
    inputBudget: budget,
    notesReserve: 0,
  };
}

Deno.test("any lesson is unpacked as it was packed", () => {
  fc.assert(
    fc.property(lessons, ({ lesson, budget }) => {
      for (const rule of LESSON_RULES) {
        assertLossless(deepFreeze(replayLesson(lesson, { budget, ...rule })));
      }
    }),
    { numRuns: 100 },
  );
});

Deno.test("any request is unpacked as it was packed", () => {
  fc.assert(
    fc.property(
      requestsFor(counter, oddTurnLists),
      probeLists,
      (request, list) => {
        const probes = probesOf(request, list);
        for (const policy of ["compact", "evict"] as const) {
          assertLossless(
            deepFreeze(replayRequest(request, probes, counter, { policy })),
          );
        }
      },
    ),
    { numRuns: 100 },
  );
});

Deno.test("the lesson's summary S is unpacked as it was packed", () => {
  const replay = replayLesson(readLesson(lessonFixture), {
    budget: 24,
    policy: "summarize",
  });
  assertEquals(replay.states[7].retained, ["T1", "S", "T8"]);
  assertLossless(replay);
});

Deno.test("the demo request is unpacked as it was packed, and its states share their notes", () => {
  const replay = replayRequest(
    { ...readRequest(requestFixture), inputBudget: 500 },
    readProbes(probesFixture),
    counter,
    { policy: "compact" },
  );
  assertLossless(replay);
  const notes = unpackReplay(packReplay(replay)).states.flatMap((state) =>
    state.summary?.notes ?? []
  );
  const texts = new Set(notes.map(({ text }) => text));
  assert(notes.length > texts.size);
  assertEquals(new Set(notes).size, texts.size);
});

Deno.test("rounds of tools that are no arrivals are unpacked as they were packed", () => {
  const round = (id: string): Message[] => [
    {
      role: "assistant",
      content: "",
      toolCalls: [{ id, name: "ls", arguments: {} }],
    },
    { role: "tool", content: "a.txt", toolCallId: id },
  ];
  const request = {
    ...chat([8, 8], 400),
    inFlight: [...round("a"), ...round("b"), ...round("c")],
  };
  const replay = replayRequest(request, [], counter, { policy: "compact" });
  assertEquals(replay.states[2].retained, ["T1", "T2", "T3", "T3.1", "T3.2"]);
  assertLossless(replay);
});

Deno.test("a refused arrival is unpacked as it was packed, and the next one does not begin anew", () => {
  const replay = replayRequest(
    chat([100, 100, 100, 8, 8, 4000, 8], 40),
    [],
    counter,
    { policy: "evict" },
  );
  assert(replay.states[5].refused !== null);
  assertLossless(replay);
  const { states } = packReplay(replay);
  assertEquals(replay.states[4].evicted, ["T1", "T2", "T3"]);
  assertEquals(states.slice(5, 7).map((state) => state.evicted), [
    [],
    [[0, 2], "T4", "T5", "T6"],
  ]);
});

Deno.test("a note that a model wrote is unpacked as it was packed, and each note is sent once", () => {
  const written = {
    text: "They like blue.",
    source: { turn: "T1", role: "user" as const },
    written: { turns: ["T1", "T2"] },
  };
  const turns = ["T3", "T4"].map((id) => user(id, "x".repeat(40)));
  const replay = replayRequest(
    { ...chat([], 200), turns, notes: [written], notesReserve: 50 },
    [],
    counter,
    { policy: "compact" },
  );
  assertEquals(replay.states.map((state) => state.summary!.notes), [
    [written],
    [written],
    [written],
  ]);
  assertLossless(replay);
  assertEquals(packReplay(replay).states.map((state) => state.newNotes), [
    [written],
    [],
    [],
  ]);
});

Deno.test("a replay without facts, and one without earlier turns, are unpacked as they were packed", () => {
  for (const request of [chat([8, 8], 99), chat([], 99)]) {
    assertLossless(replayRequest(request, [], counter, { policy: "compact" }));
  }
});

Deno.test("what a state adds to a packed replay does not grow with the turns before it", () => {
  const sizeOf = (length: number) => {
    const request = {
      ...chat([], 400),
      turns: Array.from(
        { length },
        (_, index) =>
          user(
            `T${index + 1}`,
            `We must keep item ${index}. ${"x".repeat(80)}`,
          ),
      ),
      notesReserve: 200,
    };
    const { states } = packReplay(
      replayRequest(request, [{ id: "item", text: "item 3" }], counter, {
        policy: "compact",
      }),
    );
    return JSON.stringify(states.slice(-20)).length;
  };
  const [short, long] = [sizeOf(60), sizeOf(240)];
  assert(long < short * 1.1, `${short} and ${long} characters`);
});

Deno.test("listUnpacker() gives back what listPacker() took, in any order", () => {
  const lists = fc.array(fc.array(fc.nat(9), { maxLength: 12 }));
  fc.assert(fc.property(lists, (lists) => {
    const [pack, unpack] = [listPacker<number>(), listUnpacker<number>()];
    for (const list of lists) assertEquals(unpack(pack(list)), list);
  }));
});

Deno.test("a stream of packed states is unpacked one by one", () => {
  const { states, ...head } = replayRequest(
    chat([40, 400, 8, 40], 100),
    [],
    counter,
    { policy: "compact" },
  );
  const [pack, unpack] = [statePacker(), stateUnpacker(head)];
  for (const state of states) assertEquals(unpack(pack(state)), state);
});

Deno.test("unpackReplay() refuses a run, a note, an arrival and a fact that are not there", () => {
  const { head, states: [state] } = packReplay(
    replayRequest(chat([8], 99), [{ id: "x", text: "xx" }], counter, {
      policy: "compact",
    }),
  );
  const summary = { covers: [], sources: [], notes: [7] };
  for (
    const wrong of [
      { retained: [[0, 1e9] as const] },
      { evicted: [[-1, 0] as const] },
      { summary },
      { arrived: 3 },
      { facts: [] },
      { facts: [[1, state.facts[0][1]] as const] },
    ]
  ) {
    assertThrows(
      () => unpackReplay({ head, states: [{ ...state, ...wrong }] }),
      RangeError,
      "Cannot unpack the replay",
    );
  }
});

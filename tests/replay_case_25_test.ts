import { assert, assertEquals } from "@std/assert";
import type { CompactionRequest } from "../lib/conversation/request.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import type { Lesson } from "../lib/replay/lesson.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";

const town: Lesson = {
  title: "Where is the fair?",
  summaryTokens: 4,
  fact: { id: "town", label: "town", value: "Lisbon" },
  turns: [
    {
      id: "T1",
      role: "system",
      text: "You plan fairs.",
      tokens: 4,
      seconds: 1,
    },
    {
      id: "T2",
      role: "user",
      text: "Host the fair in Lisbon.",
      tokens: 6,
      seconds: 2,
      fact: "states",
    },
    {
      id: "T3",
      role: "assistant",
      text: "Lisbon it is.",
      tokens: 4,
      seconds: 3,
      fact: "repeats",
    },
    {
      id: "T5",
      role: "assistant",
      text: "Noted: Lisbon, cap 40 guests.",
      tokens: 6,
      seconds: 4,
      fact: "repeats",
    },
    {
      id: "T6",
      role: "user",
      text: "Where, and for how many?",
      tokens: 4,
      seconds: 5,
      fact: "asks",
    },
  ],
};

/** The same conversation, asked for what only the assistant said. */
const cap: Lesson = {
  ...town,
  fact: { id: "cap", label: "cap", value: "cap 40" },
  turns: town.turns.map(({ fact, ...turn }) =>
    turn.id === "T5"
      ? { ...turn, fact: "repeats" }
      : fact === "asks"
      ? { ...turn, fact }
      : turn
  ),
};

Deno.test("case 25: with T2 gone and T3 kept the town is mentioned, and not backed by the user", () => {
  const { states } = replayLesson(town, { budget: 14, policy: "evict" });
  const { retained, facts: [fact] } = states[3];
  assertEquals(retained, ["T1", "T3", "T5"]);
  assertEquals([fact.mentioned, fact.supported, fact.userBacked], [
    true,
    false,
    false,
  ]);
  assertEquals([fact.sources, states[4].facts[0].answer], [[], {
    status: "unsupported",
    value: null,
  }]);
});

Deno.test("case 25: the assistant's cap of 40 never becomes the user's, under any policy and budget", () => {
  for (const policy of ["evict", "summarize"] as const) {
    for (const fidelity of ["preserve", "drop"] as const) {
      for (let budget = 8; budget <= 30; budget++) {
        const { states } = replayLesson(cap, { budget, policy, fidelity });
        for (const { facts: [fact], summary } of states) {
          assertEquals([fact.supported, fact.userBacked], [false, false]);
          assertEquals(summary?.sources ?? [], []);
        }
        assertEquals(states[4].facts[0].answer?.status, "unsupported");
      }
    }
  }
});

Deno.test("case 25: a preserving summary lists source T2 only, a dropping one gives unknown", () => {
  for (let budget = 8; budget < 24; budget++) {
    const [preserved, dropped] = (["preserve", "drop"] as const).map(
      (fidelity) =>
        replayLesson(town, { budget, policy: "summarize", fidelity }).states[4],
    );
    assertEquals(preserved.summary?.sources, ["T2"], `budget ${budget}`);
    assertEquals(preserved.facts[0].answer, {
      status: "supported",
      value: "Lisbon",
    });
    assertEquals(dropped.summary?.sources, []);
    assertEquals(dropped.facts[0].answer, { status: "unknown", value: null });
  }
});

Deno.test("case 25: in a request a note of the assistant's words carries its role, and backs nothing of the user's", () => {
  const filler = "We talked about the music for a while. ".repeat(8);
  const request: CompactionRequest = {
    instructions: "",
    turns: [
      {
        id: "T1",
        messages: [
          { role: "user", content: `The fair must be in Lisbon. ${filler}` },
          { role: "assistant", content: "Noted: we must cap it at 40 guests." },
        ],
      },
      { id: "T2", messages: [{ role: "user", content: filler }] },
    ],
    question: "Where, and for how many?",
    inputBudget: 60,
    notesReserve: 40,
  };
  const probes = [
    { id: "town", text: "must be in Lisbon", source: "T1" },
    { id: "cap", text: "cap it at 40", source: "T1" },
  ];
  const { states } = replayRequest(request, probes, charactersCounter(), {
    policy: "compact",
    budget: 130,
  });
  const { facts: [fair, guests], summary } = states[2];
  assert(
    summary?.notes.some(({ source, text }) =>
      source.role === "assistant" && text.includes("cap it at 40")
    ),
  );
  assertEquals([fair.userBacked, guests.mentioned, guests.userBacked], [
    true,
    true,
    false,
  ]);
});

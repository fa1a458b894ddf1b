import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { compact, dropOldest, type Message } from "../../mod.ts";
import { anyRequest, budgetsOf, codePoints, turn } from "./sample.ts";

const crew = turn("T1", "Crew size must be 4.", "Four it is.");
const talk = turn("T2", "Nice weather today.", "Indeed.");
const site = turn(
  "T3",
  `${"word ".repeat(399)}word. The dive site must be Reef B.`,
);
const request = {
  instructions: "",
  question: "Where do we dive?",
  notesReserve: 0,
  turns: [crew, talk, site],
};
const withoutSite = codePoints.count([
  ...crew.messages,
  ...talk.messages,
  { role: "user", content: request.question },
]);

Deno.test("case 13: older small talk does not take the place of a newest turn that is too large", () => {
  for (let inputBudget = withoutSite; inputBudget < 2000; inputBudget += 50) {
    for (const run of [compact, dropOldest]) {
      const result = run({ ...request, inputBudget }, codePoints);
      assertEquals(result.keptTurns, []);
      assertEquals(result.removedTurns, request.turns);
    }
  }
});

Deno.test("case 13: its cue sentence is placed first, and is the one where there is room for one", () => {
  const note = {
    text: "The dive site must be Reef B.",
    source: { turn: "T3", role: "user" as const },
  };
  const content = "<notes>\n[T3 user] The dive site must be Reef B.\n</notes>" +
    "\n\nWhere do we dive?";
  const inputBudget = codePoints.count([{ role: "user", content }]);
  const result = compact({ ...request, inputBudget }, codePoints);
  assertEquals(result.messages, [{ role: "user", content }]);
  assertEquals(result.notes, [note]);
  assertEquals(result.droppedNotes.map(({ source }) => source.turn), ["T1"]);
  const roomy = { ...request, inputBudget: withoutSite };
  assertEquals(
    compact(roomy, codePoints).notes.map(({ source }) => source.turn),
    ["T1", "T3"],
  );
});

Deno.test("case 13: with the large turn in the middle, only what is newer stays, at every budget", () => {
  const turns = [crew, talk, site, turn("T4", "Ready?", "Yes."), talk, crew]
    .map((one, index) => ({ ...one, id: `T${index + 1}` }));
  const longTalk = { ...request, turns, notesReserve: 30 };
  const ids = new Set<string>();
  for (const inputBudget of budgetsOf(longTalk)) {
    const { keptTurns, removedTurns } = compact(
      { ...longTalk, inputBudget },
      codePoints,
    );
    assertEquals([...removedTurns, ...keptTurns], turns);
    ids.add(keptTurns.map(({ id }) => id).join());
  }
  assert(ids.has("T4,T5,T6") && ids.has("T3,T4,T5,T6"));
});

Deno.test("case 13: the result of the running call stays, however many older turns would fit in its place", () => {
  const call = (id: string, content: string): Message[] => [
    {
      role: "assistant",
      content: "",
      toolCalls: [{ id, name: "depth", arguments: {} }],
    },
    { role: "tool", content, toolCallId: id },
  ];
  const open = call("c2", "The reef is 30 m deep. ".repeat(40));
  const running = {
    ...request,
    turns: Array.from({ length: 9 }, (_, index) => ({
      ...talk,
      id: `T${index + 1}`,
    })),
    inFlight: [...call("c1", "Tide: low"), ...open],
  };
  for (const inputBudget of budgetsOf(running)) {
    const { messages, keptTurns } = compact(
      { ...running, inputBudget },
      codePoints,
    );
    assertEquals(messages.slice(-2), open);
    assert(keptTurns.length === 0 || keptTurns.at(-1)!.id === "T10.1");
  }
});

Deno.test("case 13: for every request, a larger budget never keeps fewer turns, and what stays is the newest run", () => {
  fc.assert(fc.property(anyRequest, fc.nat(), (request, place) => {
    const budgets = budgetsOf(request);
    const inputBudget = budgets[place % budgets.length];
    const kept = [inputBudget, inputBudget + 1, inputBudget + 25].map(
      (inputBudget) => {
        const result = compact({ ...request, inputBudget }, codePoints);
        const all = [...result.removedTurns, ...result.keptTurns];
        assertEquals(all.slice(0, request.turns.length), request.turns);
        return result.keptTurns.length;
      },
    );
    assertEquals(kept, kept.toSorted((a, b) => a - b));
  }));
});

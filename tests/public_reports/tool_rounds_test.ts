import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  compact,
  dropOldest,
  type Message,
  nextRequest,
  type Turn,
} from "../../mod.ts";
import { anyRequest, budgetsOf, codePoints, turn } from "./sample.ts";

/** One message that calls `find` for each result, then the results. */
function round(...results: readonly string[]): Message[] {
  const toolCalls = results.map((_, index) => ({
    id: `c${index + 1}`,
    name: "find",
    arguments: { pallet: 88 + index },
  }));
  return [
    { role: "assistant", content: "", toolCalls },
    ...results.map((content, index): Message => ({
      role: "tool",
      content,
      toolCallId: `c${index + 1}`,
    })),
  ];
}

/** Each result answers a call of the assistant message before it, and no call is left. */
function assertPaired(messages: readonly Message[]): void {
  const waiting = new Set<string>();
  for (const { role, toolCalls = [], toolCallId } of messages) {
    if (role === "tool") assert(waiting.delete(toolCallId!), "orphan result");
    else assertEquals([...waiting], [], "a call without its result");
    for (const { id } of toolCalls) waiting.add(id);
  }
  assertEquals([...waiting], [], "a call without its result");
}

const pallet: Turn = {
  id: "T1",
  messages: [
    { role: "user", content: "Look up pallet 88" },
    ...round("pallet 88 = bay D"),
    { role: "assistant", content: "It is in bay D." },
  ],
};
const request = {
  instructions: "",
  question: "Where is it?",
  notesReserve: 0,
  turns: [pallet, turn("T2", "Thanks", "Sure."), turn("T3", "Hm", "Yes?")],
};

Deno.test("case 3: where a cut by messages would start at the tool's result, the whole turn goes", () => {
  const fromResult = [
    ...pallet.messages.slice(2),
    ...request.turns.slice(1).flatMap(({ messages }) => messages),
    { role: "user" as const, content: request.question },
  ];
  // The template prints an orphan result as nothing: the count cannot show it.
  const inputBudget = codePoints.count(fromResult);
  assertEquals(inputBudget, codePoints.count(fromResult.slice(1)));
  for (const run of [compact, dropOldest]) {
    const result = run({ ...request, inputBudget }, codePoints);
    assertEquals(result.removedTurns, [pallet]);
    assertEquals(result.messages, fromResult.slice(2));
  }
});

Deno.test("case 3: a turn with parallel calls is kept whole or removed whole, at every budget", () => {
  const parallel = {
    id: "T1",
    messages: [
      { role: "user" as const, content: "Look up both" },
      ...round("bay D", "bay E", ""),
      ...round("pallet 91 = bay F"),
      { role: "assistant" as const, content: "D, E and F." },
    ],
  };
  const lookUps = { ...request, turns: [parallel, ...request.turns.slice(1)] };
  const seen = new Set<boolean>();
  for (const notesReserve of [0, 60]) {
    for (const inputBudget of budgetsOf(lookUps)) {
      for (const run of [compact, dropOldest]) {
        const { messages, keptTurns } = run(
          { ...lookUps, notesReserve, inputBudget },
          codePoints,
        );
        assertPaired(messages);
        const isKept = keptTurns.includes(parallel);
        const part = messages.filter((one) => parallel.messages.includes(one));
        assertEquals(part, isKept ? parallel.messages : []);
        seen.add(isKept);
      }
    }
  }
  assertEquals(seen.size, 2);
});

Deno.test("case 3: the removed tool text is offered to the extractor, and quoted, with the role tool", () => {
  const offered: string[][] = [];
  const inputBudget = budgetsOf(request).at(-1)! - 1;
  compact({ ...request, inputBudget }, codePoints, (removed) => {
    for (const { messages } of removed) {
      offered.push(...messages.map((one) => [one.role, `${one.content}`]));
    }
    return [];
  });
  assertEquals(offered[2], ["tool", "pallet 88 = bay D"]);
  const full = {
    id: "T1",
    messages: [
      { role: "user" as const, content: "Look up pallet 88" },
      ...round("Bay four.\nPallet 88 must stay dry."),
      { role: "assistant" as const, content: "It is in bay D. ".repeat(9) },
    ],
  };
  const { notes } = compact({
    ...request,
    turns: [full, ...request.turns.slice(1)],
    inputBudget: 300,
    notesReserve: 80,
  }, codePoints);
  assertEquals(notes, [{
    text: "Pallet 88 must stay dry.",
    source: { turn: "T1", role: "tool" },
  }]);
});

Deno.test("case 3: rounds in flight go whole, oldest first, after all turns, and the open round never goes", () => {
  const open = round("pallet 95 = bay J", "pallet 96 = bay K");
  const inFlight = [
    ...round("pallet 91 = bay F", "pallet 92 = bay G"),
    { role: "assistant" as const, content: "One more." },
    ...round("pallet 93 = bay H"),
    ...open,
  ];
  const running = { ...request, inFlight, notesReserve: 50 };
  const kept = new Set<string>();
  for (const inputBudget of budgetsOf(running)) {
    const { messages, keptTurns, removedTurns } = compact(
      { ...running, inputBudget },
      codePoints,
    );
    assertPaired(messages);
    assertEquals(messages.slice(-open.length), open);
    assertEquals(
      [...removedTurns, ...keptTurns].map(({ id }) => id),
      ["T1", "T2", "T3", "T4.1", "T4.2"],
    );
    kept.add(keptTurns.map(({ id }) => id).join());
  }
  assertEquals([...kept], [
    ...["", "T4.2", "T4.1,T4.2", "T3,T4.1,T4.2", "T2,T3,T4.1,T4.2"],
    "T1,T2,T3,T4.1,T4.2",
  ]);
});

Deno.test("case 3: for every request and budget, calls and results stay paired, in the next round too", () => {
  fc.assert(fc.property(anyRequest, fc.nat(), (request, place) => {
    const budgets = budgetsOf(request);
    const inputBudget = budgets[place % budgets.length];
    for (const run of [compact, dropOldest]) {
      const result = run({ ...request, inputBudget }, codePoints);
      assertPaired(result.messages);
      const { turns } = nextRequest(result, "Done.", "And now?");
      for (const { messages } of turns) assertPaired(messages);
    }
  }));
});

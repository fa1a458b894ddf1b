import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  compact,
  dropOldest,
  groupTurns,
  type Message,
  nextRequest,
  probeResult,
  readRequest,
  type Turn,
} from "../../mod.ts";
import { budgetsOf, codePoints, turn } from "./sample.ts";

const hives: Turn[] = [
  {
    id: "T1",
    messages: [
      { role: "user", content: "Count the hives." },
      {
        role: "assistant",
        content: "",
        toolCalls: [{ id: "c1", name: "count", arguments: {} }],
      },
      { role: "tool", content: "", toolCallId: "c1" },
      { role: "assistant", content: "12 hives." },
    ],
  },
  turn("T2", "  \n "),
  turn("T3", "The smoker must be cold."),
];
const request = {
  instructions: "",
  question: "And now?",
  notesReserve: 70,
  turns: hives,
};

Deno.test("case 17: blank messages shift no turn number, and give no note, at every budget", () => {
  const kept = new Set<string>();
  for (const inputBudget of budgetsOf(request)) {
    const { messages, keptTurns, removedTurns, notes, tokens } = compact(
      { ...request, inputBudget },
      codePoints,
    );
    assertEquals([...removedTurns, ...keptTurns], hives);
    assertEquals(tokens.total, codePoints.count(messages));
    for (const note of notes) {
      assertEquals([note.source.turn, note.text], [
        "T3",
        "The smoker must be cold.",
      ]);
    }
    assert(!/^\[[^\]]*\]\s*$/m.test(`${messages.at(-1)!.content}`));
    kept.add(keptTurns.map(({ id }) => id).join());
  }
  assertEquals([...kept], ["", "T3", "T2,T3", "T1,T2,T3"]);
});

Deno.test("case 17: the roles do not shift where a blank message stands", () => {
  const inputBudget = budgetsOf(request).at(-1)!;
  const { messages } = compact({ ...request, inputBudget }, codePoints);
  assertEquals(
    messages.map(({ role }) => role[0]).join(""),
    "uatauuu",
  );
  const smoker = [{ id: "smoker", text: "must be cold", source: "T3" }];
  const result = compact({ ...request, inputBudget }, codePoints);
  const { findings } = probeResult(result, smoker, codePoints);
  assertEquals(findings[0].places, [
    { message: 5, turn: "T3", role: "user" },
  ]);
});

Deno.test("case 17: the frame of an empty message is counted, so removing it makes room", () => {
  const blank = { ...request, turns: [turn("T1", "", "")], notesReserve: 0 };
  const { tokens } = compact({ ...blank, inputBudget: 999 }, codePoints);
  const frames = "<|turn>user\n<turn|>\n<|turn>model\n<turn|>\n";
  assertEquals(tokens.kept, frames.length);
  const inputBudget = tokens.total - 1;
  for (const run of [compact, dropOldest]) {
    const result = run({ ...blank, inputBudget }, codePoints);
    assertEquals([result.removedTurns, result.notes], [blank.turns, []]);
  }
});

Deno.test("case 17: a null or missing content is refused by name; beside calls, a file may have it", () => {
  for (const [content, found] of [[null, "null"], [undefined, "nothing"]]) {
    const messages = [{ role: "user", content }] as unknown as Message[];
    const turns = [hives[1], { id: "T9", messages }];
    const broken = { ...request, turns, inputBudget: 999 };
    const problem = `content: expected text, found ${found}`;
    const place = `turns[1].messages[0].${problem}`;
    assertThrows(() => compact(broken, codePoints), TypeError, place);
    assertThrows(() => readRequest(broken), SyntaxError, place);
    const list = `messages[0].${problem}`;
    assertThrows(() => groupTurns(messages), TypeError, list);
  }
  const [asked, called, ...rest] = hives[0].messages;
  const file = {
    ...request,
    inputBudget: 999,
    turns: [{
      id: "T1",
      messages: [asked, { ...called, content: null }, ...rest],
    }],
  };
  assertEquals(readRequest(file).turns, hives.slice(0, 1));
});

Deno.test("case 17: no message at all is an error that says so; no turn at all is a request", () => {
  assertThrows(
    () => groupTurns([]),
    RangeError,
    "Cannot group turns: there is no message",
  );
  const empty = { ...request, turns: [], inputBudget: 99 };
  for (const run of [compact, dropOldest]) {
    const { messages, removedTurns, tokens } = run(empty, codePoints);
    assertEquals(messages, [{ role: "user", content: "And now?" }]);
    assertEquals([removedTurns, tokens.kept, tokens.notes], [[], 0, 0]);
  }
});

Deno.test("case 17: grouping keeps blank messages, where they stand", () => {
  const messages: Message[] = [
    { role: "user", content: "" },
    { role: "assistant", content: "" },
    { role: "user", content: " " },
    { role: "user", content: "Ready?" },
    { role: "assistant", content: "\n" },
    { role: "user", content: "" },
  ];
  const grouped = groupTurns(messages);
  assertEquals(grouped.turns, [
    { id: "T1", messages: messages.slice(0, 2) },
    { id: "T2", messages: messages.slice(2, 5) },
  ]);
  assertEquals(grouped.question, "");
});

Deno.test("case 17: an empty answer stays a turn of the next round", () => {
  const result = compact({ ...request, inputBudget: 999 }, codePoints);
  const { turns } = nextRequest(result, "", "Still there?");
  assertEquals(turns, [...hives, turn("T4", "And now?", "")]);
  const next = nextRequest(result, "", "Still there?");
  assertEquals(compact(next, codePoints).questionId, "T5");
});

Deno.test("case 17: an extractor's blank note is refused, not printed as an empty line", () => {
  for (const text of ["", " \n "]) {
    assertThrows(
      () =>
        compact(
          { ...request, inputBudget: 120 },
          codePoints,
          () => [{ text, source: { turn: "T1", role: "user" } }],
        ),
      RangeError,
      "notes[0].text: expected some text, found only blanks",
    );
  }
});

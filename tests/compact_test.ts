import { assertEquals, assertThrows } from "@std/assert";
import {
  charactersCounter,
  compact,
  compactAsync,
  type CompactionRequest,
  dropOldest,
  gemma4Counter,
  groupTurns,
  type Message,
  nextRequest,
  type Note,
  probeReport,
  probeResult,
  type Turn,
} from "../mod.ts";

const counter = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});
const user = (content: string): Message => ({ role: "user", content });
const assistant = (content: string): Message => ({
  role: "assistant",
  content,
});
const turn = (id: string, ...messages: Message[]): Turn => ({ id, messages });
const dry: Note = {
  text: "It must be dry.",
  source: { turn: "T0", role: "user" },
};
const request: CompactionRequest = {
  instructions: "",
  turns: [turn("T1", user("Hi"), assistant("Hello"))],
  question: "And now?",
  inputBudget: 10_000,
  notesReserve: 0,
};

/** The budget at which everything fits to the last token. */
function exactBudget(attempt: CompactionRequest): number {
  return compact({ ...attempt, inputBudget: 10_000 }, counter).tokens.total;
}

for (
  const question of ["", "  \n ", "\ufeffWhen?", "\x1cWhen?", "\n\nWhen? "]
) {
  Deno.test(`compact() loses nothing at the exact budget, with the question ${JSON.stringify(question)} behind notes`, () => {
    const attempt = { ...request, question, notes: [dry] };
    const inputBudget = exactBudget(attempt);
    const { tokens, notes, keptTurns } = compact(
      { ...attempt, inputBudget },
      counter,
    );
    assertEquals([notes.length, keptTurns.length], [1, 1]);
    assertEquals([tokens.total, tokens.before], [inputBudget, inputBudget]);
  });
}

Deno.test("compact() prices the notes' frame as it counts before a long question that starts with white space", () => {
  const question = `\n\n   Where? ${"And what else? ".repeat(100)}`;
  const removed = turn(
    "T1",
    user(`${dry.text} ${"Nothing else. ".repeat(25)}`),
  );
  const attempt = { ...request, turns: [removed], question };
  const note = {
    text: dry.text,
    source: { turn: "T1", role: "user" as const },
  };
  const noted = compact({ ...attempt, inputBudget: 1700 }, counter);
  assertEquals(noted.notes, [note]);
  const { total } = noted.tokens;
  assertEquals(
    compact({ ...attempt, inputBudget: total }, counter).notes,
    [note],
    "the note fits to the last token",
  );
  const short = compact({ ...attempt, inputBudget: total - 1 }, counter);
  assertEquals([short.notes, short.droppedNotes], [[], [note]]);
});

Deno.test("compact() counts a long question's frame once: one recount of the whole is enough", () => {
  const question = `\n\n   Where? ${"And what else? ".repeat(100)}`;
  const removed = turn(
    "T1",
    user(`${dry.text} ${"Nothing else. ".repeat(25)}`),
  );
  let wholes = 0;
  const watching = {
    ...counter,
    count: (messages: readonly Message[]) => {
      if (JSON.stringify(messages).includes("what else? And")) wholes++;
      return counter.count(messages);
    },
  };
  const attempt = { ...request, turns: [removed], question };
  const full = compact({ ...attempt, inputBudget: 1700 }, counter).tokens.total;
  for (const inputBudget of [full - 3, full - 1, full]) {
    wholes = 0;
    compact({ ...attempt, inputBudget }, watching);
    assertEquals(
      wholes,
      2,
      `the required part and the result, at ${inputBudget}`,
    );
  }
});

Deno.test("compact() prices an empty turn between two assistant turns as it renders", () => {
  const attempt = {
    ...request,
    turns: [turn("T1", assistant("a")), turn("T2"), turn("T3", assistant("b"))],
  };
  const { tokens } = compact(attempt, counter);
  assertEquals(tokens.before, tokens.total);
});

Deno.test("compact() makes no note of thinking that the template hides", () => {
  const hidden = assistant(
    "<|channel>thought\nWe must hide it.\n<channel|>We will use rye.",
  );
  const attempt = {
    ...request,
    turns: [turn("T1", user("x".repeat(300)), hidden)],
    inputBudget: 200,
  };
  assertEquals(compact(attempt, counter).notes, [{
    text: "We will use rye.",
    source: { turn: "T1", role: "assistant" },
  }]);
});

Deno.test("compact() makes notes of turns that go, with an empty turn among those that stay", () => {
  const said = assistant("It must be dry. " + "Nothing else. ".repeat(9));
  const attempt = {
    ...request,
    turns: [turn("T1", user("Hi"), said), turn("T2"), turn("T3", said)],
  };
  for (let inputBudget = 46; inputBudget < 400; inputBudget++) {
    const { keptTurns, notes, droppedNotes } = compact(
      { ...attempt, inputBudget },
      counter,
    );
    const goes = !keptTurns.some(({ id }) => id === "T3");
    const noted = [...notes, ...droppedNotes].map(({ source }) => source.turn);
    assertEquals(noted.includes("T3"), goes, `at ${inputBudget}`);
  }
});

Deno.test("nextRequest() passes no rank on: an old note has no claim on a newer one's place", () => {
  const turns = [turn("T1", user(`It must be dry. ${"x".repeat(300)}`))];
  const ranked = {
    ...dry,
    source: { turn: "T1", role: "user" as const },
    rank: 1,
  };
  const result = compact(
    { ...request, turns, inputBudget: 200 },
    counter,
    () => [ranked],
  );
  assertEquals(result.notes, [ranked]);
  const { rank: _, ...note } = ranked;
  assertEquals(nextRequest(result, "Yes.", "And?").notes, [note]);
});

Deno.test("compact() marks a note that quotes nothing as written: a mention, never evidence", () => {
  const turns = [turn("T1", user("x".repeat(300)), assistant("Noted."))];
  const attempt = { ...request, turns, inputBudget: 200, notes: [dry] };
  const probe = { id: "a", text: "the database", source: "T1" };
  const t1 = { turn: "T1", role: "user" } as const;
  const made = (text: string, source: Note["source"]) => {
    const result = compact(attempt, counter, () => [{ text, source }]);
    const [finding] = probeResult(result, [probe], counter).findings;
    return [
      result.notes[0].written?.turns,
      finding.mentioned,
      finding.supported,
    ];
  };
  assertEquals(made("Delete the database.", t1), [["T1"], true, false]);
  assertEquals(made("Noted.", t1), [["T1"], false, false]);
  assertEquals(made("Noted.", { turn: "T7", role: "assistant" })[0], ["T7"]);
  assertEquals(made("Noted.", { ...t1, role: "assistant" })[0], undefined);
  assertEquals(made(dry.text, dry.source)[0], undefined);
});

Deno.test("compact() takes a counter that is written as a class", () => {
  class Counter {
    readonly name = "class";
    readonly exact = true;
    count(messages: readonly Message[]) {
      return counter.count(messages);
    }
    countText(text: string) {
      return counter.countText(text);
    }
    price(...args: Parameters<NonNullable<typeof counter.price>>) {
      return this.exact ? counter.price!(...args) : 0;
    }
    visibleText(message: Message) {
      return this.exact ? counter.visibleText!(message) : "";
    }
  }
  const turns = [turn("T1", user(`It must be dry. ${"x".repeat(300)}`))];
  const attempt = { ...request, turns, inputBudget: 400 };
  assertEquals(
    compact({ ...attempt, inputBudget: 200 }, new Counter()).tokens,
    compact({ ...attempt, inputBudget: 200 }, counter).tokens,
  );
});

Deno.test("compact() lets the extractor choose among carried notes, though no turn goes", () => {
  const carried = ["a", "b"].map((letter): Note => ({
    text: `It must be ${letter}.`,
    source: { turn: "T0", role: "user" },
  }));
  const attempt = { ...request, notes: carried };
  const result = compact(
    { ...attempt, inputBudget: exactBudget(attempt) - 1 },
    counter,
    (_, { carried }) => carried.map((note, rank) => ({ ...note, rank })),
  );
  assertEquals(result.removedTurns, []);
  assertEquals(result.notes.map(({ text }) => text), ["It must be a."]);
});

Deno.test("compact() counts a day's line again where the day comes back", () => {
  const notes = ["2023-05-02", "2023-05-01", "2023-05-02"].map((
    time,
    index,
  ) => ({
    text: `Rule ${index} must hold.`,
    source: { turn: "T0", role: "user" as const },
    time,
  }));
  const attempt = { ...request, notes, dates: true };
  const { tokens } = compact(attempt, counter);
  assertEquals(tokens.before, tokens.total);
});

Deno.test("compact() gives the question an id that no note names as its replacement", () => {
  const attempt = { ...request, notes: [{ ...dry, newer: "T9" }] };
  assertEquals(compact(attempt, counter).questionId, "T10");
});

Deno.test("compact() refuses a turn that has the id of a tool round in flight", () => {
  assertThrows(
    () =>
      compact({
        ...request,
        turns: [turn("Q.1", user("Hi"))],
        questionId: "Q",
        inFlight: [assistant("Let me look.")],
      }, counter),
    RangeError,
    'questionId: "Q" would name a tool round "Q.1"',
  );
});

Deno.test("compact() refuses a result that stands in another turn than its call", () => {
  const call: Message = {
    role: "assistant",
    content: "",
    toolCalls: [{ id: "c1", name: "ls", arguments: {} }],
  };
  const result: Message = { role: "tool", content: "a", toolCallId: "c1" };
  assertThrows(
    () =>
      compact({
        ...request,
        turns: [turn("T1", user("Look."), call), turn("T2", result)],
      }, counter),
    TypeError,
    "turns[1].messages[0]: the call that it answers stands in turns[0]",
  );
});

Deno.test("compact() takes the same call id in two turns, each with its result", () => {
  const messages: Message[] = [
    user("Look."),
    {
      role: "assistant",
      content: "",
      toolCalls: [{ id: "call_1", name: "ls", arguments: {} }],
    },
    { role: "tool", content: "a", toolCallId: "call_1" },
  ];
  const turns = [turn("T1", ...messages), turn("T2", ...messages)];
  assertEquals(compact({ ...request, turns }, counter).keptTurns.length, 2);
});

Deno.test("compact() names a lone surrogate in a tool's parameters", () => {
  const tools = [{ name: "a", parameters: { x: { description: "\ud83d" } } }];
  assertThrows(
    () => compact({ ...request, tools }, counter),
    RangeError,
    "tools[0].parameters.x.description: half of a surrogate pair",
  );
});

Deno.test("compactAsync() names the note whose written turns are no list, or whose text is blank", async () => {
  const attempt = {
    ...request,
    turns: [turn("T1", user("x".repeat(300)))],
    inputBudget: 200,
  };
  const refusal = (note: unknown) =>
    compactAsync(attempt, counter, () => Promise.resolve([note as Note]))
      .then(() => "no refusal", (error) => error.message);
  assertEquals(
    await refusal({ ...dry, written: {} }),
    "notes[0].written.turns: expected a list of turns' ids, found nothing",
  );
  assertEquals(
    await refusal({ ...dry, text: "\x85 " }),
    "notes[0].text: expected some text, found only blanks",
  );
});

Deno.test("a count and a probe refuse a picture, never count it as nothing", () => {
  const picture = { type: "image_url", image_url: { url: "data:," } };
  const messages = [{ role: "user", content: [picture] }] as never;
  const words = 'only text parts can be counted, found "image_url"';
  assertThrows(() => charactersCounter().count(messages), TypeError, words);
  assertThrows(() => counter.count(messages), TypeError, words);
  assertThrows(
    () => probeReport(messages, [{ id: "a", text: "a" }]),
    TypeError,
    words,
  );
});

Deno.test("groupTurns() reads a developer's message as the system's", () => {
  const messages = [{ role: "developer", content: "Be brief." }, user("Hi")];
  assertEquals(groupTurns(messages as never).instructions, "Be brief.");
});

Deno.test("dropOldest() lists carried notes as dropped", () => {
  const result = dropOldest({ ...request, notes: [dry] }, counter);
  assertEquals([result.notes, result.droppedNotes], [[], [dry]]);
  assertEquals(result.tokens.before, exactBudget({ ...request, notes: [dry] }));
});

Deno.test("compact() puts a line per day among the notes, where it is asked for", () => {
  const days = ["2023-05-08T10:00:00Z", "2023-05-08T11:00:00Z", "2023-05-09"];
  const turns = days.map((time, index) => ({
    ...turn(
      `T${index + 1}`,
      user(`Rule ${index} must hold. ${"Nothing else. ".repeat(25)}`),
    ),
    time,
  }));
  const attempt = {
    ...request,
    turns,
    inputBudget: 400,
    notesReserve: 300,
    dates: true,
  };
  const { messages, tokens } = compact(attempt, counter);
  assertEquals(
    String(messages[0].content).split("\n").map((line) => line.slice(0, 16)),
    [
      "<notes>",
      "-- 2023-05-08 --",
      "[T1 user] Rule 0",
      "[T2 user] Rule 1",
      "-- 2023-05-09 --",
      "[T3 user] Rule 2",
      "</notes>",
      "",
      "And now?",
    ],
  );
  assertEquals(counter.count(messages), tokens.total);
});

Deno.test("compact() places notes by ascending rank, and prints them in conversation order", () => {
  const attempt = {
    ...request,
    turns: [
      turn("T1", user("Note 0. Note 1. Note 2. Note 3. " + "x".repeat(300))),
    ],
    inputBudget: 105,
  };
  const ranked = [3, 1, undefined, 2].map((rank, index) => ({
    text: `Note ${index}.`,
    source: { turn: "T1", role: "user" as const },
    ...(rank === undefined ? {} : { rank }),
  }));
  const { notes, droppedNotes } = compact(attempt, counter, () => ranked);
  assertEquals(notes.map(({ rank }) => rank), [1, 2]);
  assertEquals(droppedNotes.map(({ text }) => text.at(-2)), ["0", "2"]);
});

import { assertEquals } from "@std/assert";
import { toolRounds } from "../lib/conversation/tool_rounds.ts";
import {
  compact,
  type CompactionRequest,
  gemma4Counter,
  type Message,
  nextRequest,
  probeResult,
} from "../mod.ts";

const counter = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});

const call = (id: string, note = ""): Message => ({
  role: "assistant",
  content: note,
  toolCalls: [{ id, name: "read", arguments: { file: `${id}.txt` } }],
});
const result = (id: string, content: string): Message => ({
  role: "tool",
  content,
  toolCallId: id,
});
const long = "The log goes on and on. ".repeat(20);
const inFlight = [
  call("c1"),
  result("c1", `The port must be 1883. ${long}`),
  call("c2"),
  result("c2", long),
  call("c3"),
  result("c3", "done"),
];
const request: CompactionRequest = {
  instructions: "Be brief.",
  turns: [{ id: "T1", messages: [{ role: "user", content: long }] }],
  question: "Which port?",
  inFlight,
  inputBudget: 1200,
  notesReserve: 200,
};

Deno.test("toolRounds() keeps parallel calls with all their results", () => {
  const parallel: Message = {
    role: "assistant",
    content: "",
    toolCalls: ["a", "b"].map((id) => ({ id, name: "ls", arguments: {} })),
  };
  const messages = [parallel, result("a", "1"), result("b", "2"), call("c")];
  const { closed, open } = toolRounds(messages, "T2");
  assertEquals(closed, [{ id: "T2.1", messages: messages.slice(0, 3) }]);
  assertEquals(open, messages.slice(3));
});

Deno.test("toolRounds() opens a round with the text that stands before its call", () => {
  const text: Message = { role: "assistant", content: "Let me look." };
  const { closed, open } = toolRounds([
    call("a"),
    result("a", "1"),
    text,
    call("b"),
  ], "T2");
  assertEquals(closed.map(({ messages }) => messages.length), [2]);
  assertEquals(open, [text, call("b")]);
});

Deno.test("toolRounds() keeps a late result with its call", () => {
  const both: Message = {
    role: "assistant",
    content: "",
    toolCalls: ["a", "b"].map((id) => ({ id, name: "ls", arguments: {} })),
  };
  const messages = [
    both,
    result("a", "1"),
    call("c"),
    result("c", "2"),
    result("b", "3"),
    call("d"),
  ];
  const { closed, open } = toolRounds(messages, "T2");
  assertEquals(closed.map(({ messages }) => messages.length), [5]);
  assertEquals(open, [call("d")]);
});

Deno.test("compact() removes closed rounds oldest first, after all earlier turns, and keeps the open one", () => {
  const { removedTurns, keptTurns, messages } = compact(request, counter);
  assertEquals(removedTurns.map(({ id }) => id), ["T1", "T2.1"]);
  assertEquals(keptTurns.map(({ id }) => id), ["T2.2"]);
  assertEquals(messages.slice(-4), inFlight.slice(2));
});

Deno.test("compact() takes notes from closed rounds with the tool's role", () => {
  const { notes } = compact(request, counter);
  assertEquals(notes, [{
    text: "The port must be 1883.",
    source: { turn: "T2.1", role: "tool" },
  }]);
});

Deno.test("compact() prices closed rounds as they count in the whole", () => {
  const { tokens, messages } = compact(request, counter);
  assertEquals(counter.count(messages), tokens.total);
  assertEquals(tokens.required + tokens.kept + tokens.notes, tokens.total);
  const everything = compact({ ...request, inputBudget: 9000 }, counter);
  assertEquals(everything.tokens.total, everything.tokens.before);
  assertEquals(everything.tokens.before, tokens.before);
});

Deno.test("probeResult() knows a kept round and the open one as sources", () => {
  const { findings } = probeResult(compact(request, counter), [
    { id: "open", text: "done", source: { turn: "T2.3", role: "tool" } },
    { id: "kept", text: "c2.txt", source: { turn: "T2.2", role: "assistant" } },
    { id: "note", text: "1883", source: { turn: "T2.1", role: "tool" } },
  ], counter);
  assertEquals(findings.map(({ supported }) => supported), [true, true, true]);
});

Deno.test("nextRequest() makes one turn of the question, the kept rounds and the answer", () => {
  const next = nextRequest(compact(request, counter), "1883.", "Thanks");
  assertEquals(next.turns, [{
    id: "T2",
    messages: [
      { role: "user", content: "Which port?" },
      ...inFlight.slice(2),
      { role: "assistant", content: "1883." },
    ],
  }]);
  assertEquals([next.inFlight, next.questionId], [undefined, undefined]);
  assertEquals(compact(next, counter).questionId, "T3");
});

Deno.test("compact() keeps a closed round whose text the open round's text is joined to, at the exact budget", () => {
  const merging = gemma4Counter("merged pairs", {
    encode: (text) =>
      [...text.replaceAll("bc", "x")].map((c) => c.codePointAt(0)!),
    countText: (text) => [...text.replaceAll("bc", "x")].length,
  });
  const joined: CompactionRequest = {
    ...request,
    turns: [],
    inFlight: [call("a", "ab"), result("a", "1"), {
      role: "assistant",
      content: "cd",
    }],
    inputBudget: 9000,
  };
  const { total } = compact(joined, merging).tokens;
  const { keptTurns, tokens } = compact(
    { ...joined, inputBudget: total },
    merging,
  );
  assertEquals([keptTurns.length, tokens.before], [1, total]);
});

import { assertEquals } from "@std/assert";
import { gemini } from "../../lib/adapters/gemini.ts";
import { compact } from "../../lib/compact/compact.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { geminiChats, toGemini } from "./gemini_histories.ts";
import { geminiProblems } from "./gemini_problems.ts";
import { geminiSamples } from "./gemini_samples.ts";
import { shown } from "./shown.ts";

formatAdapterSuite({
  adapter: gemini,
  samples: geminiSamples,
  arbitrary: geminiChats,
  write: toGemini,
  split: (value) => {
    if (Array.isArray(value)) return { pieces: value, frame: "a list" };
    const { contents, events, ...frame } = value as Record<string, unknown[]>;
    return { pieces: contents ?? events, frame };
  },
  problems: geminiProblems,
});

const read = (part: string) =>
  gemini.parse(geminiSamples.find(({ name }) => name.includes(part))!.value);

Deno.test("gemini joins responses in order and by name where ids are missing", () => {
  assertEquals(shown(read("without ids")).slice(1, 5), [
    "T1 assistant find([1].parts[0]) list([1].parts[1]) find([1].parts[2])",
    "T1 tool <list> [1].parts[1]= L",
    "T1 tool <find> [1].parts[0]= F1",
    "T1 tool <find> [1].parts[2]= F2",
  ]);
});

Deno.test("gemini joins responses by id where there are ids", () => {
  assertEquals(shown(read("with ids")).slice(1, 4), [
    "T1 assistant find(c1) find(c2)",
    "T1 tool <find> c2= F2",
    "T1 tool <find> c1= F1",
  ]);
});

Deno.test("gemini starts no turn with words beside responses", () => {
  assertEquals(shown(read("words beside")).slice(1), [
    "T1 assistant find([1].parts[0])",
    "T1 tool <find> [1].parts[0]= F1",
    "T1 user It must be signed.",
    "T1 assistant Signed.",
    "? Why?",
  ]);
});

Deno.test("gemini counts the tools and instructions of a body", () => {
  const { conversation } = read("a body has");
  assertEquals(conversation.instructions, "Be brief.");
  assertEquals(conversation.tools, [
    { name: "find", parameters: { type: "object" } },
  ]);
});

Deno.test("gemini takes a session's user by author, with times, and its last turn in flight", () => {
  const parsed = read("in a session");
  assertEquals(shown(parsed), [
    "T1 user The exports must stay in eu-west-1.",
    "T1 assistant find(events[2].content.parts[0])",
    "T1 tool <find> events[2].content.parts[0]= F1",
    "T1 assistant Partly done.",
    "T1 assistant It must be blue.",
    "? Why?",
    "+ assistant So.",
  ]);
  assertEquals(parsed.conversation.turns[0].time, "2025-04-05T16:51:49.000Z");
  assertEquals(parsed.owners, [
    "instructions",
    ...Array(7).fill("T1"),
    "question",
    "question",
  ]);
});

Deno.test("gemini never parts a model's words from the response in their content, at any budget", () => {
  const counter = charactersCounter();
  const parsed = read("a model's words beside");
  const whole = { ...parsed.conversation, notesReserve: 0 };
  const { required, before } = planCompaction(
    { ...whole, inputBudget: 1e9 },
    counter,
  ).tokens;
  for (let inputBudget = required; inputBudget <= before; inputBudget++) {
    const result = compact({ ...whole, inputBudget }, counter);
    const written = gemini.parse(gemini.format(parsed, result)).conversation;
    const again = compact({ ...whole, ...written, inputBudget: 1e9 }, counter);
    assertEquals(
      again.messages.map(({ role, content }) => [role, content]),
      result.messages.map(({ role, content }) => [role, content]),
    );
  }
});

Deno.test("gemini reads a part that is a bare text, and writes notes before it", () => {
  const parsed = read("a bare text");
  assertEquals(shown(parsed)[0], "T1 user It must be blue.");
  const notes = [{
    text: "It must be blue.",
    source: { turn: "T1", role: "user" as const },
  }];
  const window = { removedTurns: [{ id: "T1" }], notes };
  assertEquals(gemini.format(parsed, window), [{
    role: "user",
    parts: [
      "<notes>\n[T1 user] It must be blue.\n</notes>\n\nIt must dry.",
      "Why?",
    ],
  }]);
});

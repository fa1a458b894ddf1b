import { assertEquals } from "@std/assert";
import { langchain } from "../../lib/adapters/langchain.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { langchainChats, toLangchain } from "./langchain_histories.ts";
import { langchainProblems } from "./langchain_problems.ts";
import { langchainSamples } from "./langchain_samples.ts";
import { shown } from "./shown.ts";

formatAdapterSuite({
  adapter: langchain,
  samples: langchainSamples,
  arbitrary: langchainChats,
  write: toLangchain,
  split: (value) => {
    if (Array.isArray(value)) return { pieces: value, frame: "a list" };
    const { messages, ...frame } = value as { messages: unknown[] };
    return { pieces: messages, frame };
  },
  problems: langchainProblems,
});

Deno.test("langchain reads calls once, from wherever they stand", () => {
  const named = (part: string) =>
    langchainSamples.find(({ name }) => name.includes(part))!.value;
  const whole = [
    "T1 user It must ship.",
    "T1 tool <find> c1= bay D",
    "T1 assistant D.",
    "? Why?",
  ];
  for (const part of ["repeat the calls", "additional_kwargs"]) {
    const [asked, called, ...rest] = shown(langchain.parse(named(part)));
    assertEquals([asked, ...rest], whole);
    assertEquals(called.replace("I look. ", ""), "T1 assistant find(c1)");
  }
});

Deno.test("langchain adds a message in the form of the others", () => {
  const history = {
    system: "",
    unknown: {},
    turns: [{ asked: ["It must ship."], rounds: [], answer: "Yes." }],
  };
  const notes = [{ text: "x", source: { turn: "T1", role: "user" as const } }];
  const block = "<notes>\n[T1 user] x\n</notes>\n\n";
  const added = (form: "stored" | "constructor" | "flat") => {
    const way = { form, state: false, parts: false, repeated: false };
    const parsed = langchain.parse(toLangchain(history, way));
    return langchain.format(parsed, { removedTurns: [{ id: "T1" }], notes });
  };
  const data = { content: block, additional_kwargs: {}, response_metadata: {} };
  assertEquals(added("stored"), [{ type: "human", data }]);
  assertEquals(added("flat"), [{ type: "human", content: block }]);
  assertEquals(added("constructor"), [{
    lc: 1,
    type: "constructor",
    id: ["langchain_core", "messages", "HumanMessage"],
    kwargs: data,
  }]);
});

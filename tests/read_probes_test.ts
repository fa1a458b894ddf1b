import { assertEquals, assertThrows } from "@std/assert";
import {
  checkProbeSources,
  FormatError,
  readProbes,
  readRequest,
} from "../mod.ts";

const fact = { id: "pipe", text: "copper" };

const REFUSED: readonly (readonly [string, unknown, string])[] = [
  ["an object without a list", {}, "expected a list of { id, text, source }"],
  ["a text", "x", 'found "x"'],
  [
    "an entry that is no object",
    [null],
    "probes[0]: expected an object, found null",
  ],
  ["an id used twice", [fact, fact], 'probes[1].id: "pipe" is used twice'],
  ["an empty id", [{ id: "", text: "a" }], 'probes[0].id: "" is empty'],
  [
    "a missing text",
    [{ id: "a" }],
    "probes[0].text: expected text, found nothing",
  ],
  [
    "a blank text",
    [{ id: "a", text: " \n" }],
    'probe "a": text is empty, it would be found everywhere',
  ],
  [
    "a misspelt field",
    [{ ...fact, superceded_by: "x" }],
    "superceded_by: unknown field; known are id, text, source",
  ],
  [
    "a replacement that is no probe",
    [{ ...fact, supersededBy: "pex" }],
    'probe "pipe": supersededBy names "pex", which is no probe',
  ],
  [
    "a fact that replaces itself",
    [{ ...fact, superseded_by: "pipe" }],
    'probe "pipe": supersededBy leads back to itself',
  ],
  ["a circle", [{ ...fact, supersededBy: "b" }, {
    id: "b",
    text: "b",
    supersededBy: "pipe",
  }], "leads back to itself"],
  ["a circle further on", [{ ...fact, supersededBy: "b" }, {
    id: "b",
    text: "b",
    supersededBy: "c",
  }, { id: "c", text: "c", supersededBy: "b" }], "leads back to itself"],
  [
    "a source that is no id",
    [{ ...fact, source: "turn 1" }],
    'probe "pipe": source: expected a turn\'s id, "instructions", "question", or { turn, role }',
  ],
  [
    "a source with an unknown role",
    [{ ...fact, source: { turn: "T1", role: "bot" } }],
    'probe "pipe": source.role: expected system, user, assistant or tool, found "bot"',
  ],
  [
    "an answer without values",
    [{ ...fact, answer: { values: [] } }],
    'probe "pipe": answer.values: expected a list of words',
  ],
];

for (const [what, value, message] of REFUSED) {
  Deno.test(`readProbes() refuses ${what} and names the probe`, () => {
    assertThrows(() => readProbes(value), FormatError, message);
  });
}

Deno.test("readProbes() takes a list, or an object with the list", () => {
  assertEquals(readProbes([fact]), readProbes({ probes: [fact] }));
});

Deno.test("checkProbeSources() names a source that is no turn", () => {
  const request = readRequest({
    turns: [{ id: "T1", messages: [] }],
    question: "?",
    inputBudget: 9,
    notesReserve: 0,
    notes: [{ text: "a", source: { turn: "T0", role: "user" } }],
  });
  const sources = ["T0", "T1", "T2", "question", "instructions"];
  sources.forEach((source) =>
    checkProbeSources([{ ...fact, source }], request)
  );
  assertThrows(
    () => checkProbeSources([{ ...fact, source: "T9" }], request),
    RangeError,
    'probe "pipe": source "T9" is no turn of this request',
  );
});

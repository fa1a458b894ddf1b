import { assertEquals, assertThrows } from "@std/assert";
import { compact, FormatError, gemma4Counter, readRequest } from "../mod.ts";

const counter = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});
const plain = {
  instructions: "",
  turns: [],
  question: "Hi",
  inputBudget: 99,
  notesReserve: 9,
};
const withTurn = (turn: unknown) => ({ ...plain, turns: [turn] });
const withMessage = (message: unknown) =>
  withTurn({ id: "T1", messages: [message] });

/** What is wrong with a request, and the words that say so. */
const REFUSED: readonly (readonly [string, unknown, string])[] = [
  ["a list", [], "expected an object with instructions"],
  ["null", null, "found null"],
  [
    "a missing budget",
    { ...plain, inputBudget: undefined },
    "inputBudget: expected a whole number of tokens, 0 or more, found nothing",
  ],
  [
    "a budget as text",
    { ...plain, inputBudget: "99" },
    'inputBudget: expected a whole number of tokens, 0 or more, found "99"',
  ],
  ["a fraction of a token", { ...plain, inputBudget: 9.5 }, "found 9.5"],
  ["an endless budget", { ...plain, inputBudget: Infinity }, "found Infinity"],
  [
    "a negative reserve",
    { ...plain, notesReserve: -1 },
    "notesReserve: expected a whole number of tokens, 0 or more, found -1",
  ],
  [
    "a misspelt field",
    { ...plain, thinkng: true },
    "thinkng: unknown field; known are instructions,",
  ],
  [
    "a misspelt field of a turn",
    withTurn({ id: "T1", messages: [], tmie: "2026-01-01" }),
    "turns[0].tmie: unknown field; known are id, messages, time",
  ],
  [
    "a field in both spellings",
    { ...plain, input_budget: 1 },
    "input_budget: inputBudget is given twice",
  ],
  [
    "a flag as text",
    { ...plain, thinking: "yes" },
    'thinking: expected true or false, found "yes"',
  ],
  [
    "no question",
    { ...plain, question: undefined },
    "question: expected text, found nothing",
  ],
  [
    "half an emoji in the question",
    { ...plain, question: "\ud83d" },
    "question: half of a surrogate pair stands alone",
  ],
  [
    "turns that are no list",
    { ...plain, turns: {} },
    "turns: expected a list, found an object",
  ],
  [
    "an id with a bracket",
    withTurn({ id: "T1] x", messages: [] }),
    "turns[0].id: expected 1 to 64 of A-Z a-z 0-9 _ . : -",
  ],
  [
    "an id of 65 characters",
    withTurn({ id: "x".repeat(65), messages: [] }),
    "turns[0].id: expected 1 to 64",
  ],
  [
    "a reserved id",
    withTurn({ id: "question", messages: [] }),
    'and not "instructions" or "question"',
  ],
  [
    "an id as a number",
    withTurn({ id: 1, messages: [] }),
    "turns[0].id: expected 1 to 64",
  ],
  ["an id used twice", {
    ...plain,
    turns: [{ id: "T1", messages: [] }, { id: "T1", messages: [] }],
  }, 'turns[1].id: "T1" is used twice'],
  [
    "a time that is none",
    withTurn({ id: "T1", messages: [], time: "yesterday" }),
    'turns[0].time: expected an ISO 8601 time such as 2026-03-01T09:30:00Z, found "yesterday"',
  ],
  [
    "an unknown role",
    withMessage({ role: "bot", content: "" }),
    'turns[0].messages[0].role: expected system, user, assistant or tool, found "bot"',
  ],
  [
    "a system message in a turn",
    withMessage({ role: "developer", content: "" }),
    "turns[0].messages[0].role: a system message stands only in the instructions",
  ],
  [
    "content that is null",
    withMessage({ role: "user", content: null }),
    "turns[0].messages[0].content: expected text, found null",
  ],
  [
    "a picture",
    withMessage({
      role: "user",
      content: [{ type: "text", text: "a" }, {
        type: "image_url",
        image_url: { url: "data:image/png;base64,AAAA" },
      }],
    }),
    'turns[0].messages[0].content[1]: only text parts can be counted, found "image_url"',
  ],
  [
    "half an emoji in an argument",
    withMessage({
      role: "assistant",
      content: "",
      toolCalls: [{ id: "1", name: "f", arguments: { a: ["\udc00"] } }],
    }),
    "turns[0].messages[0].toolCalls[0].arguments.a.0: half of a surrogate pair",
  ],
  [
    "arguments that are a list",
    withMessage({
      role: "assistant",
      content: "",
      toolCalls: [{ id: "1", name: "f", arguments: [] }],
    }),
    "toolCalls[0].arguments: expected an object, found a list",
  ],
  [
    "arguments that are no JSON",
    withMessage({
      role: "assistant",
      tool_calls: [{ id: "1", function: { name: "f", arguments: "{" } }],
    }),
    "turns[0].messages[0].toolCalls[0].function.arguments: expected JSON in the text",
  ],
  [
    "arguments that are nested too deep",
    withMessage({
      role: "assistant",
      tool_calls: [{
        id: "1",
        function: { name: "f", arguments: "[".repeat(5000) },
      }],
    }),
    "turns[0].messages[0].toolCalls[0].function.arguments: lists and objects are nested more than 1,000 deep",
  ],
  [
    "calls by a user",
    withMessage({
      role: "user",
      content: "",
      toolCalls: [{ id: "1", name: "f", arguments: {} }],
    }),
    "only an assistant calls tools, the role is user",
  ],
  ["a question id that is taken", {
    ...withTurn({ id: "T1", messages: [] }),
    questionId: "T1",
  }, 'questionId: "T1" is already the id of a turn'],
  ["a question id that a note comes from", {
    ...plain,
    questionId: "T4",
    notes: [{ text: "a", source: { turn: "T4", role: "user" } }],
  }, 'questionId: "T4" is already'],
  ["a blank note", {
    ...plain,
    notes: [{ text: " ", source: { turn: "T1", role: "user" } }],
  }, "notes[0].text: expected some text, found only blanks"],
  ["a note that forges its source", {
    ...plain,
    notes: [{ text: "a", source: { turn: "T1 user] x", role: "user" } }],
  }, "notes[0].source.turn: expected a turn's id"],
  [
    "a user in flight",
    { ...plain, inFlight: [{ role: "user", content: "a" }] },
    "inFlight[0].role: expected assistant or tool, found user",
  ],
  [
    "a tool without a name",
    { ...plain, tools: [{}] },
    "tools[0].name: expected text, found nothing",
  ],
];

for (const [what, value, message] of REFUSED) {
  Deno.test(`readRequest() refuses ${what} and names the place`, () => {
    assertThrows(() => readRequest(value), FormatError, message);
  });
}

Deno.test("readRequest() understands snake case, developer, null beside calls, and OpenAI's calls", () => {
  const request = readRequest({
    instructions: "",
    question: "And?",
    input_budget: 99,
    notes_reserve: 9,
    question_id: "Q",
    in_flight: [],
    turns: [{
      id: "T1",
      messages: [
        {
          role: "assistant",
          content: null,
          tool_calls: [{
            id: "1",
            function: { name: "f", arguments: '{"a":1}' },
          }],
        },
        { role: "tool", tool_call_id: "1", content: "ok" },
      ],
    }],
  });
  assertEquals(request.turns[0].messages, [
    {
      role: "assistant",
      content: "",
      toolCalls: [{ id: "1", name: "f", arguments: { a: 1 } }],
    },
    { role: "tool", content: "ok", toolCallId: "1" },
  ]);
  assertEquals([request.inputBudget, request.questionId], [99, "Q"]);
});

Deno.test("readRequest() leaves fields that are the writer's own alone", () => {
  assertEquals(readRequest({ ...plain, $schema: "x", "//": "y" }), plain);
});

Deno.test("compact() refuses what readRequest() refuses, by the same words", () => {
  assertThrows(
    () => compact({ ...plain, inputBudget: 9.5 }, counter),
    RangeError,
    "inputBudget: expected a whole number of tokens, 0 or more, found 9.5",
  );
});

Deno.test("compact() takes a request without turns, and one without instructions", () => {
  const { messages } = compact(plain, counter);
  assertEquals(messages, [{ role: "user", content: "Hi" }]);
});

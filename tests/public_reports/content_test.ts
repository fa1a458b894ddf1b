import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  compact,
  type CompactionRequest,
  dropOldest,
  groupTurns,
  type Message,
  probeResult,
  readRequest,
  type Turn,
} from "../../mod.ts";
import { anyRequest, budgetsOf, codePoints, turn } from "./sample.ts";

const plain: CompactionRequest = {
  instructions: "Be brief.",
  turns: [turn("T1", "Hi", "Hello")],
  question: "And?",
  inputBudget: 999,
  notesReserve: 0,
};
const half = "crew \ud83d";
const user = (content: unknown) =>
  ({ role: "user", content }) as unknown as Message;

Deno.test("case 15: half of a surrogate pair is refused by the field that holds it", () => {
  const answering = (more: object): Partial<CompactionRequest> => ({
    inFlight: [{ role: "assistant", content: "", ...more }],
  });
  const calling = (more: object) =>
    answering({
      toolCalls: [{ id: "c1", name: "find", arguments: {}, ...more }],
    });
  const note = { text: "Ok.", source: { turn: "T0", role: "user" as const } };
  const broken: Record<string, Partial<CompactionRequest>> = {
    "instructions": { instructions: half },
    "question": { question: `\ude80 at dawn` },
    "turns[1].messages[0].content": {
      turns: [...plain.turns, turn("T2", half)],
    },
    "turns[0].messages[0].content[1].text": {
      turns: [{
        id: "T1",
        messages: [user([{ type: "text", text: "Hi" }, {
          type: "text",
          text: half,
        }])],
      }],
    },
    "inFlight[0].content": answering({ content: half }),
    "inFlight[0].name": answering({ name: half }),
    "inFlight[0].toolCalls[0].id": calling({ id: half }),
    "inFlight[0].toolCalls[0].name": calling({ name: half }),
    "inFlight[0].toolCalls[0].arguments.to.0": calling({
      arguments: { to: [half] },
    }),
    "inFlight[0].toolCalls[0].arguments": calling({ arguments: { [half]: 1 } }),
    "notes[0].text": { notes: [{ ...note, text: half }] },
    "notes[0].time": { notes: [{ ...note, time: `2024-01-01 ${half}` }] },
    "tools[0].name": { tools: [{ name: half }] },
    "tools[0].description": { tools: [{ name: "find", description: half }] },
  };
  for (const [path, more] of Object.entries(broken)) {
    const request = { ...plain, ...more };
    const message = `${path}: half of a surrogate pair stands alone`;
    assertThrows(() => compact(request, codePoints), RangeError, message);
    assertThrows(() => dropOldest(request, codePoints), RangeError, message);
    const error = assertThrows(
      () => readRequest(request),
      SyntaxError,
      message,
    );
    assert(error.message.isWellFormed());
  }
  assertThrows(
    () => groupTurns([user("Hi"), user(half)]),
    RangeError,
    "messages[1].content: half of a surrogate pair stands alone",
  );
});

Deno.test("case 15: an extractor's broken note is refused, and a long value is shown without half a pair", () => {
  const long = { ...plain, turns: [turn("T1", "x".repeat(2000))] };
  const source = { turn: "T1", role: "user" as const };
  assertThrows(
    () => compact(long, codePoints, () => [{ text: half, source }]),
    RangeError,
    "notes[0].text: half of a surrogate pair stands alone",
  );
  for (let length = 50; length < 60; length++) {
    const role = "x".repeat(length) + "🚀".repeat(9);
    const error = assertThrows(
      () => groupTurns([{ role, content: "" } as unknown as Message]),
      TypeError,
    );
    assert(error.message.isWellFormed());
  }
});

Deno.test("case 15: what is sent and what is noted is well-formed, for every well-formed request", () => {
  const emoji = fc.string({ unit: "binary" }).map((words) =>
    `${words} Launch 🚀 must wait at dawn, crew 👩‍🚒👩‍🚒. ${words}`
  );
  const requests = fc.tuple(anyRequest, fc.array(emoji, { maxLength: 3 }));
  fc.assert(fc.property(requests, fc.nat(), ([request, words], place) => {
    const turns = words.map((text, index) => turn(`E${index}`, text, text));
    const full = { ...request, turns: [...turns, ...request.turns] };
    const budgets = budgetsOf(full);
    const { messages, notes, droppedNotes } = compact(
      { ...full, inputBudget: budgets[place % budgets.length] },
      codePoints,
    );
    const texts = messages.map(({ content }) => `${content}`)
      .concat([...notes, ...droppedNotes].map(({ text }) => text));
    assertEquals(texts.filter((text) => !text.isWellFormed()), []);
  }));
});

const picture = `data:image/png;base64,${"A".repeat(200_000)}`;
const parts = [
  { type: "image_url", image_url: { url: picture } },
  { type: "image", source: { data: picture } },
  { type: "input_audio", input_audio: { data: picture } },
  { type: "file", file: { file_data: picture } },
];

Deno.test("case 16: a part that is no text is refused by its place and kind, and none of it is shown", () => {
  for (const part of parts) {
    const message = user([
      { type: "text", text: "The sign must be blue." },
      part,
    ]);
    const request = {
      ...plain,
      turns: [{ id: "T1", messages: [message] }, turn("T2", "Plain.")],
    };
    const place =
      `content[1]: only text parts can be counted, found "${part.type}"`;
    for (
      const [run, path] of [
        [() => compact(request, codePoints), "turns[0].messages[0]."],
        [() => dropOldest(request, codePoints), "turns[0].messages[0]."],
        [() => readRequest(request), "turns[0].messages[0]."],
        [() => groupTurns([user("Hi"), message]), "messages[1]."],
      ] as const
    ) {
      const error = assertThrows(run, Error, path + place);
      const shown = `${error} ${error.stack} ${JSON.stringify(error)}`;
      assert(!/AAAA|base64|\[object/.test(shown));
      assert(error.message.length < 200);
    }
  }
});

Deno.test("case 16: a content or a part without a kind is refused too, never made text", () => {
  for (
    const [content, problem] of [
      [parts[0], "content: expected text, found an object"],
      [[picture], "content[0]: only text parts can be counted, found nothing"],
      [[null], "content[0]: only text parts can be counted, found nothing"],
      [[{ type: "text", text: parts[0] }], "content[0].text: expected text"],
    ] as const
  ) {
    const turns: Turn[] = [{ id: "T1", messages: [user(content)] }];
    const error = assertThrows(
      () => compact({ ...plain, turns }, codePoints),
      TypeError,
      `turns[0].messages[0].${problem}`,
    );
    assert(!/AAAA|\[object/.test(error.message));
  }
});

Deno.test("case 16: text parts reach the extractor and the probe, removed or kept", () => {
  const message = user([
    { type: "text", text: "The sign must be blue." },
    { type: "text", text: " Its pole is red. " },
  ]);
  const request = {
    ...plain,
    turns: [{ id: "T1", messages: [message] }, turn("T2", "x".repeat(200))],
  };
  const blue = [{ id: "blue", text: "must be blue", source: "T1" }];
  for (const inputBudget of [999, 260]) {
    const result = compact({ ...request, inputBudget }, codePoints);
    assertEquals(result.notes.length, inputBudget === 999 ? 0 : 1);
    const { findings } = probeResult(result, blue, codePoints);
    assertEquals([findings[0].status, findings[0].supported], [
      "preserved",
      true,
    ]);
  }
});

import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import {
  ANSWER_SEEDS,
  type AnswerModel,
  type AnswerPin,
  type AnswerRecord,
  type AnswerReply,
  type AnswerRequest,
  answersText,
  emptyRecord,
  FormatError,
  gradeRecord,
  gradesJson,
  type Probe,
  readAnswers,
  readPin,
  recordAnswers,
  recordedModel,
  requestHash,
  staleReason,
} from "../mod.ts";
import { contextTokensFor, runStateOf } from "../lib/answer/prompt_check.ts";

const plain = {
  model: "gemma4:e2b",
  digest: "a".repeat(64),
  options: { temperature: 1, top_k: 64, top_p: 0.95, num_predict: 100 },
  counted_with: "gemma4",
  count_allowance_tokens: 8,
};
const pin = readPin(plain);
const foreign: AnswerPin = { ...pin, countedWith: null };
const requests: readonly AnswerRequest[] = [
  {
    name: "compacted",
    messages: [{ role: "user", content: "Which pipe?" }],
    countedTokens: 400,
  },
  {
    name: "drop-oldest",
    messages: [{ role: "user", content: "Pipe?" }],
    countedTokens: 300,
  },
];
const probes: readonly Probe[] = [
  {
    id: "old",
    text: "use copper",
    supersededBy: "new",
    answer: { values: ["copper"] },
  },
  { id: "new", text: "use PEX", answer: { values: ["PEX"] } },
];
const reply = (
  content: string,
  more: Partial<AnswerReply> = {},
): AnswerReply => ({
  content,
  doneReason: "stop",
  promptTokens: 400,
  ...more,
});

function modelOf(answer: (seed: number) => AnswerReply): AnswerModel {
  return { ask: (_, { seed }) => Promise.resolve(answer(seed)) };
}

async function recordOf(model: AnswerModel): Promise<AnswerRecord> {
  let record = await emptyRecord(pin, "0.17.4", requests);
  for await (record of recordAnswers(record, requests, model));
  return record;
}

Deno.test("recordAnswers() asks each request with each seed, and keeps raw and cleaned reply", async () => {
  const content = "kiln 1 maybe</think>Use PEX.";
  const record = await recordOf(modelOf(() => reply(content)));
  assertEquals(
    record.answers.map(({ request, seed }) => [request, seed]),
    ["compacted", "drop-oldest"].flatMap((name) =>
      ANSWER_SEEDS.map((seed) => [name, seed])
    ),
  );
  assertEquals(record.answers[0].reply.content, content);
  assertEquals(record.answers[0].answer, "Use PEX.");
});

Deno.test("recordAnswers() goes on from the answers that are there", async () => {
  const asked: number[] = [];
  const stopping = modelOf((seed) => {
    if (asked.push(seed) === 4) throw new Error("the server is gone");
    return reply("PEX.");
  });
  let record = await emptyRecord(pin, "0.17.4", requests);
  await assertRejects(
    async () => {
      for await (record of recordAnswers(record, requests, stopping));
    },
    Error,
    "the server is gone",
  );
  assertEquals(record.answers.length, 3);
  for await (
    record of recordAnswers(
      record,
      requests,
      modelOf(() => reply("PEX.")),
    )
  );
  assertEquals(record.answers.length, 10);
  assertEquals(
    new Set(record.answers.map(({ request, seed }) => request + seed)).size,
    10,
  );
});

Deno.test("runStateOf() never takes a truncated or uncounted prompt for a fair run", () => {
  assertEquals(runStateOf(pin, 5000, 2050), "truncated");
  assertEquals(runStateOf(pin, 5000, null), "unknown");
  assertEquals(runStateOf(pin, 5000, 5003), "fair");
  assertEquals(runStateOf(pin, 5000, 4992), "fair");
  assertEquals(runStateOf(pin, 5000, 4991), "truncated");
  assertEquals(runStateOf(pin, 5000, 5009), "unknown");
  assertEquals(runStateOf(foreign, 5000, null), "unknown");
  assertEquals(runStateOf(foreign, 5000, 2050), "fair");
});

Deno.test("contextTokensFor() leaves room for prompt and answer, twice the prompt for a foreign tokenizer", () => {
  assertEquals(contextTokensFor(pin, 400), 508);
  assertEquals(contextTokensFor(foreign, 400), 900);
  const small = { ...pin, options: { ...pin.options, numCtx: 507 } };
  assertThrows(
    () => contextTokensFor(small, 400),
    RangeError,
    "Cannot ask gemma4:e2b: num_ctx is 507, prompt and answer need 508 tokens",
  );
});

Deno.test("gradeRecord() grades fair runs only, and a cut answer never passes", async () => {
  const replies: Record<number, AnswerReply> = {
    11: reply("Use PEX."),
    12: reply("Use copper."),
    13: reply("Use PEX.", { promptTokens: 100 }),
    14: reply("Use PEX.", { promptTokens: null }),
    15: reply("Use PEX.", { doneReason: "length" }),
  };
  const record = await recordOf(modelOf((seed) => replies[seed]));
  const { answers, summaries } = gradeRecord(record, probes);
  assertEquals(
    answers.slice(0, 5).map(({ run, grade }) => [run, grade?.verdict]),
    [
      ["fair", "pass"],
      ["fair", "fail"],
      ["truncated", undefined],
      ["unknown", undefined],
      ["fair", "unclear"],
    ],
  );
  const [{ fair, pass, fail, unclear, answers: total, differing }] = summaries;
  assertEquals([fair, pass, fail, unclear, total, differing], [
    3,
    1,
    1,
    1,
    5,
    2,
  ]);
});

Deno.test("gradeRecord() does not call five identical texts five samples", async () => {
  const record = await recordOf(modelOf(() => reply("PEX.")));
  assertEquals(gradeRecord(record, probes).summaries[0].differing, 1);
  const text = answersText(record, gradeRecord(record, probes), false);
  assertEquals(text.includes("1 different text\n"), true);
  assertEquals(text.includes("they do not measure answer quality"), true);
});

Deno.test("staleReason() sees a changed request and missing answers", async () => {
  const record = await recordOf(modelOf(() => reply("PEX.")));
  assertEquals(await staleReason(record, requests), undefined);
  const changed = [{
    ...requests[0],
    messages: [{ role: "user" as const, content: "Which pipe now?" }],
  }];
  assertEquals(
    await staleReason(record, changed),
    "the compacted request has changed since it was answered",
  );
  const short = { ...record, answers: record.answers.slice(0, 9) };
  assertEquals(
    await staleReason(short, requests),
    "the drop-oldest request has 4 of 5 answers",
  );
});

Deno.test("recordedModel() gives the recorded replies again", async () => {
  const record = await recordOf(modelOf((seed) => reply(`PEX ${seed}`)));
  const again = await recordOf(recordedModel(record));
  assertEquals(again, record);
});

Deno.test("a record survives being written and read", async () => {
  const record = await recordOf(modelOf(() => reply("PEX.")));
  const read = readAnswers(JSON.parse(JSON.stringify(record)));
  assertEquals(read, record);
  assertEquals(
    gradesJson(read, gradeRecord(read, probes)),
    gradesJson(record, gradeRecord(record, probes)),
  );
});

Deno.test("requestHash() sees every part of a message that is sent", async () => {
  const base = { role: "user" as const, content: "a" };
  const hashes = await Promise.all([
    requestHash([base]),
    requestHash([{ ...base, content: "b" }]),
    requestHash([{ ...base, role: "assistant" }]),
    requestHash([{
      ...base,
      role: "assistant",
      toolCalls: [{ id: "1", name: "f", arguments: {} }],
    }]),
    requestHash([base, base]),
  ]);
  assertEquals(new Set(hashes).size, hashes.length);
});

const BAD_PINS: readonly (readonly [string, unknown, string])[] = [
  ["no object", 7, "expected an object, found 7"],
  ["no model", { ...plain, model: "" }, "model: expected the model's name"],
  [
    "a short digest",
    { ...plain, digest: "abc" },
    "digest: expected 64 hex digits",
  ],
  [
    "an unknown counter",
    { ...plain, counted_with: "gpt" },
    'countedWith: expected "gemma4" or null, found "gpt"',
  ],
  [
    "no options",
    { ...plain, options: undefined },
    "options: expected an object, found nothing",
  ],
  ["a temperature as text", {
    ...plain,
    options: { ...plain.options, temperature: "1" },
  }, "options.temperature: expected a number of 0 or more"],
  [
    "half a token",
    { ...plain, options: { ...plain.options, num_ctx: 1.5 } },
    "options.numCtx: expected a whole number of tokens, found 1.5",
  ],
  [
    "a misspelt option",
    { ...plain, options: { ...plain.options, topk: 1 } },
    "topk: unknown field",
  ],
];

for (const [what, value, message] of BAD_PINS) {
  Deno.test(`readPin() refuses ${what} and names the field`, () => {
    assertThrows(() => readPin(value), FormatError, message);
  });
}

const BAD_RECORDS: readonly (readonly [string, unknown, string])[] = [
  ["no object", null, "expected an object, found null"],
  ["no pin", { requests: [] }, "expected an object, found nothing"],
  [
    "no answers",
    { pin: plain, requests: [], server: { version: "1" } },
    "answers: expected a list, found nothing",
  ],
  ["an answer without a reply", {
    pin: plain,
    requests: [],
    answers: [{}],
    server: { version: "1" },
  }, "answers[0].reply.content: expected text, found nothing"],
];

for (const [what, value, message] of BAD_RECORDS) {
  Deno.test(`readAnswers() refuses ${what} and names the field`, () => {
    assertThrows(() => readAnswers(value), FormatError, message);
  });
}

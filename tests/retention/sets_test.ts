import { assertEquals, assertThrows } from "@std/assert";
import { FormatError } from "../../lib/errors.ts";
import { readAgentTrace } from "../../lib/measure/retention/sets/agent_trace.ts";
import { readBeam } from "../../lib/measure/retention/sets/beam.ts";
import { readFacts } from "../../lib/measure/retention/sets/facts_set.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { locomoCorrections } from "../../lib/measure/retention/sets/locomo_corrections.ts";
import { readLongMemEval } from "../../lib/measure/retention/sets/longmemeval.ts";
import {
  BEAM_SAMPLE,
  LOCOMO_SAMPLE,
  LONGMEMEVAL_SAMPLE,
  TRACE_SAMPLE,
} from "./made_up_sets.ts";

Deno.test("readLocomo() makes a turn of each message, by session number, with date, speaker and photo", () => {
  const [{ request }] = readLocomo(LOCOMO_SAMPLE);
  assertEquals(
    request.turns.map(({ id, messages: [{ role, content }], time }) => [
      id,
      role,
      content,
      time,
    ]),
    [
      [
        "T1",
        "user",
        "[1:56 pm on 8 May, 2023] Ada: I planted 14 walnut trees.",
        "2023-05-08T13:56",
      ],
      [
        "T2",
        "user",
        "[1:56 pm on 8 May, 2023] Ben: Lovely! (shared photo: a garden)",
        "2023-05-08T13:56",
      ],
      [
        "T3",
        "user",
        "[9:05 am on 12 June, 2023] Ben: I moved to the Blue Quay.",
        "2023-06-12T09:05",
      ],
    ],
  );
});

Deno.test("readLocomo() lets an extractor read a turn without its date", () => {
  const [{ read }] = readLocomo(LOCOMO_SAMPLE);
  assertEquals(read?.get("T3"), {
    id: "T3",
    messages: [{ role: "user", content: "Ben: I moved to the Blue Quay." }],
    time: "2023-06-12T09:05",
  });
});

Deno.test("readLocomo() repairs citations, drops those of nothing, and leaves out questions without an answer", () => {
  const [{ questions }] = readLocomo(LOCOMO_SAMPLE);
  assertEquals(
    questions.map(({ id, kind, evidence }) => [id, kind, evidence]),
    [
      ["qa0", "single-hop", [{ turn: "T1", role: "user" }]],
      ["qa1", "temporal", [{ turn: "T2", role: "user" }]],
    ],
  );
});

for (
  const [what, audit] of [
    ["a part of the set", {
      original_index: { "conv-1": 8 },
      errors: [{ question_id: "locomo_8_qa1", correct_evidence: ["D2:1"] }],
    }],
    ["the whole set", [
      { question_id: "locomo_0_qa1", correct_evidence: ["D2:1"] },
    ]],
  ] as const
) {
  Deno.test(`readLocomo() takes the citations that an audit of ${what} corrects`, () => {
    const [{ questions }] = readLocomo(LOCOMO_SAMPLE, locomoCorrections(audit));
    assertEquals(questions.map(({ evidence: [{ turn }] }) => turn), [
      "T1",
      "T3",
    ]);
  });
}

Deno.test("readLocomo() names the place of what is missing", () => {
  assertThrows(
    () => readLocomo([{ ...LOCOMO_SAMPLE[0], qa: [{ category: 1 }] }]),
    FormatError,
    "Cannot read the locomo: [0].qa[0].question: expected text, found undefined",
  );
});

Deno.test("readBeam() makes a turn of a question and its answer, without the mark of the set's own plan", () => {
  const { request } = readBeam(BEAM_SAMPLE);
  assertEquals(request.turns.map(({ messages }) => messages.length), [2, 2]);
  assertEquals(
    request.turns[0].messages[0].content,
    "The quota is 900 crates.",
  );
});

Deno.test("readBeam() finds evidence however its ids are nested, and leaves out ids of nothing", () => {
  const { questions } = readBeam(BEAM_SAMPLE);
  const { evidence } = questions.find(({ kind }) => kind === "event_ordering")!;
  assertEquals(evidence, [
    { turn: "T1", role: "user" },
    { turn: "T2", role: "assistant" },
  ]);
});

Deno.test("readBeam() takes an update for one only where two messages say it", () => {
  const { questions } = readBeam(BEAM_SAMPLE);
  assertEquals(
    questions.map(({ id, update }) => [id, update?.older, update?.newer]),
    [
      [
        "knowledge_update-1",
        [{ turn: "T1", role: "user" }],
        [{ turn: "T2", role: "user" }],
      ],
      ["knowledge_update-2", undefined, undefined],
      ["event_ordering-1", undefined, undefined],
      ["abstention-1", undefined, undefined],
    ],
  );
});

Deno.test("readBeam() looks for a rubric's words without its lead", () => {
  assertEquals(readBeam(BEAM_SAMPLE).questions[0].rubric, ["1,200 crates"]);
});

Deno.test("readLongMemEval() cuts turns within sessions, each with its session's time", () => {
  const [{ request }] = readLongMemEval(LONGMEMEVAL_SAMPLE);
  assertEquals(
    request.turns.map(({ id, messages, time }) => [id, messages.length, time]),
    [
      ["T1", 2, "2023-05-20T02:21"],
      ["T2", 1, "2023-05-20T02:21"],
      ["T3", 1, "2023-05-25T10:00"],
      ["T4", 2, "2023-05-25T10:00"],
    ],
  );
});

Deno.test("readLongMemEval() takes marked messages as evidence; of an update the newest replaces the others", () => {
  const [{ questions: [question] }] = readLongMemEval(LONGMEMEVAL_SAMPLE);
  assertEquals(question.evidence, [
    { turn: "T1", role: "user" },
    { turn: "T4", role: "user" },
  ]);
  assertEquals(question.update, {
    older: [{ turn: "T1", role: "user" }],
    newer: [{ turn: "T4", role: "user" }],
  });
});

Deno.test("readLongMemEval() has no answer for what was never said", () => {
  const [{ questions: [first] }, { questions: [second] }] = readLongMemEval(
    LONGMEMEVAL_SAMPLE,
  );
  assertEquals([first.answer, second.answer], ["Thursday", undefined]);
});

Deno.test("readAgentTrace() asks for the values that are used next and had been said", () => {
  const [{ questions }] = readAgentTrace("s", TRACE_SAMPLE);
  assertEquals(questions.map(({ kind, value }) => [kind, value]), [
    ["command", 'npm run check -- --dock "D 4"'],
    ["path", "src/dock/gate.ts"],
    ["number", "4711 lines"],
    ["id", "openGate"],
  ]);
});

Deno.test("readAgentTrace() puts the turn that was cut short in flight", () => {
  const [{ request }] = readAgentTrace("s", TRACE_SAMPLE);
  assertEquals([request.turns, request.question], [[], "Fix the dock."]);
  assertEquals(request.inFlight?.map(({ role }) => role), [
    "assistant",
    "tool",
    "assistant",
  ]);
});

Deno.test("readFacts() asks for current facts with their source, not for what always stays", () => {
  const conversation = {
    instructions: "",
    turns: [{
      id: "T1",
      messages: [{ role: "user" as const, content: "Bay D, then bay E." }],
    }],
    question: "",
    questionId: "T2",
  };
  const { questions } = readFacts("own", conversation, [
    { id: "old", text: "bay D", source: "T1", supersededBy: "new" },
    { id: "new", text: "bay E", source: "T1", kind: "place" },
    { id: "fixed", text: "x", source: "question" },
  ]);
  assertEquals(questions, [{
    id: "new",
    kind: "place",
    text: "",
    evidence: [],
    value: "bay E",
    source: { turn: "T1", role: "user" },
  }]);
});

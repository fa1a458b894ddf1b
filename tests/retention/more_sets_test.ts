import { assertEquals } from "@std/assert";
import { readAgentTrace } from "../../lib/measure/retention/sets/agent_trace.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import { checkWhole } from "../../lib/measure/retention/run/self_checks.ts";
import { readFacts } from "../../lib/measure/retention/sets/facts_set.ts";
import { readLongMemEval } from "../../lib/measure/retention/sets/longmemeval.ts";
import { LONGMEMEVAL_SAMPLE, TRACE_SAMPLE } from "./made_up_sets.ts";

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

Deno.test("readFacts() leaves out what stands nowhere as a whole value, so that the whole conversation has all of it", async () => {
  const conversation = {
    instructions: "",
    turns: [{
      id: "T1",
      messages: [{ role: "user" as const, content: "At 2024-05-01T13:00." }],
    }],
    question: "",
    questionId: "T2",
  };
  const found = readFacts("own", conversation);
  assertEquals(
    found.questions.filter(({ value }) => value === "2024-05-01"),
    [],
  );
  await checkWhole(sceneOf(found, undefined), 10_000, charactersCounter());
});

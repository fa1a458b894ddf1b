import { assert, assertEquals } from "@std/assert";
import probesFixture from "../fixtures/probes.json" with { type: "json" };
import requestFixture from "../fixtures/request.json" with { type: "json" };
import recorded from "../recorded/compaction-result.json" with { type: "json" };
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import {
  compact,
  type CompactionRequest,
  compareWithBaseline,
  comparisonJson,
  nextRequest,
  readProbes,
  readRequest,
  RequiredContextTooLarge,
} from "../mod.ts";

const request = readRequest(requestFixture);
const probes = readProbes(probesFixture);
const counter = await loadGemma4Counter();
const { compacted, baseline } = compareWithBaseline(request, probes, counter);
const { findings } = compacted.report;

Deno.test("recorded/compaction-result.json is what a fresh run gives", () => {
  const fresh = JSON.parse(comparisonJson({ compacted, baseline }));
  const name = fresh.counter.name.replace(" (unverified)", "");
  assertEquals(
    { ...fresh, counter: { ...fresh.counter, name } },
    recorded,
  );
});

Deno.test("the demo shows all four statuses", () => {
  const { counts } = compacted.report;
  for (const count of Object.values(counts)) assert(count > 0);
});

Deno.test("the demo shows a fact that is mentioned and not supported", () => {
  const finding = findings.find(({ probe }) => probe.id === "folder");
  assertEquals([finding?.mentioned, finding?.supported], [true, false]);
});

Deno.test("the demo shows a note that did not fit", () => {
  assertEquals(compacted.result.droppedNotes.length, 1);
});

Deno.test("the demo keeps facts by notes that the baseline loses", () => {
  const lostThere = findings.filter(({ supported, places }, index) =>
    supported && places.some((place) => place.note === "quoted") &&
    baseline.report.findings[index].status === "lost"
  );
  assertEquals(lostThere.map(({ probe }) => probe.id), [
    "region",
    "quiet-hours",
    "alert-limit",
  ]);
});

Deno.test("for every budget from 0 to all of it, the demo's request is refused or within budget", () => {
  const { required, before } = compacted.result.tokens;
  for (let inputBudget = 0; inputBudget <= before + 1; inputBudget++) {
    const attempt = { ...request, inputBudget };
    if (inputBudget < required) {
      const error = refusalOf(attempt);
      assertEquals(
        [error.requiredTokens, error.budgetTokens],
        [required, inputBudget],
      );
      continue;
    }
    const { messages, tokens, removedTurns } = compact(attempt, counter);
    const recount = counter.encode(counter.render!(messages)).length;
    assertEquals(recount, tokens.total);
    assert(recount <= inputBudget, `${recount} tokens at ${inputBudget}`);
    assertEquals(removedTurns.length === 0, inputBudget >= before);
  }
});

Deno.test("five rounds of compaction keep one block, first sources, and no doubled or doubly escaped note", () => {
  const said = new Map(
    request.turns.flatMap((turn) =>
      turn.messages.map(({ role, content }) =>
        [`${turn.id} ${role}`, content] as const
      )
    ),
  );
  let round = compact({ ...request, inputBudget: 700 }, counter);
  for (let number = 1; number <= 5; number++) {
    said.set(`${round.questionId} user`, round.request.question);
    const question = `Round ${number}: it must be < ${number} & > 0. ` +
      "And what else is there to say? ".repeat(20);
    round = compact(nextRequest(round, "Working on it.", question), counter);
    const content = String(round.messages.at(-1)?.content);
    assertEquals(content.split("<notes>").length, 2);
    assertEquals(content.split("</notes>").length, 2);
    assert(!content.includes("&amp;lt;"));
    const keys = round.notes.map(({ text, source }) =>
      `${source.turn} ${text}`
    );
    assertEquals(new Set(keys).size, keys.length);
    assert(keys.some((key) => key.startsWith("T2 ")), "T2's note is kept");
    for (const { text, source } of round.notes) {
      const origin = said.get(`${source.turn} ${source.role}`);
      assert(String(origin).includes(text), `${source.turn} said: ${text}`);
    }
  }
  assert(round.notes.some(({ text }) => text.includes("must be < 1 & > 0")));
});

function refusalOf(attempt: CompactionRequest): RequiredContextTooLarge {
  try {
    compact(attempt, counter);
  } catch (error) {
    if (error instanceof RequiredContextTooLarge) return error;
    throw error;
  }
  throw new Error(`not refused at ${attempt.inputBudget}`);
}

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  compact,
  type CompactionRequest,
  escapeMarkup,
  nextRequest,
  probeReport,
  probeResult,
  type RankedNote,
} from "../../mod.ts";
import { budgetsOf, codePoints, countOf, turn } from "./sample.ts";

const facts = [
  { id: "F1", text: "p < 3 & t > 20", source: "T1" },
  { id: "F2", text: "&lt;HOT&gt;", source: "T2" },
  { id: "F3", text: "<HOT>", source: "T2" },
];
const request = {
  instructions: "",
  question: "Which label?",
  notesReserve: 0,
  turns: [
    turn(
      "T1",
      "The valve rule must be: open if p < 3 & t > 20.",
      "Noted. ".repeat(40),
    ),
    turn("T2", "The label must read &lt;HOT&gt;.", "Noted."),
  ],
};
const fitting = budgetsOf(request).at(-1)!;
const statuses = (request: CompactionRequest) => {
  const result = compact(request, codePoints);
  const { findings } = probeResult(result, facts, codePoints);
  return {
    kept: result.keptTurns.map(({ id }) => id),
    result,
    found: findings.map(({ status, supported }) => [status, supported]),
  };
};

Deno.test("case 8: raw and typed entities are found in notes as they were written, and nothing is found that was not", () => {
  const inputBudget = fitting - 1;
  const { kept, found } = statuses({
    ...request,
    inputBudget,
    notesReserve: inputBudget,
  });
  assertEquals(kept, []);
  assertEquals(found, [["preserved", true], ["preserved", true], [
    "lost",
    false,
  ]]);
});

Deno.test("case 8: the same holds where the entity stands in a kept turn", () => {
  const { kept, found } = statuses({
    ...request,
    inputBudget: fitting - 1,
    notesReserve: 120,
  });
  assertEquals(kept, ["T2"]);
  assertEquals(found, [["preserved", true], ["preserved", true], [
    "lost",
    false,
  ]]);
});

Deno.test("case 8: the escaped form of a fact counts for the messages of others only, and only where asked for", () => {
  const messages = [{ role: "user" as const, content: "Read &lt;HOT&gt;." }];
  const status = (escaped?: "anywhere") =>
    probeReport(messages, [{ id: "F3", text: "<HOT>" }], { escaped })
      .findings[0].status;
  assertEquals([status(), status("anywhere")], ["lost", "preserved"]);
});

Deno.test("case 8: five rounds of re-compaction escape once", () => {
  let next: CompactionRequest = {
    ...request,
    inputBudget: fitting - 1,
    notesReserve: fitting,
  };
  for (let round = 1; round <= 5; round++) {
    const { found, result } = statuses(next);
    const status = found.map(([status]) => status).join();
    assertEquals(status, "preserved,preserved,lost");
    const content = `${result.messages.at(-1)!.content}`;
    assertEquals(countOf(content, "if p &lt; 3 &amp; t &gt; 20."), 1);
    // Typed as an entity, so its & is escaped: once, however often it is carried.
    assertEquals(countOf(content, "read &amp;lt;HOT&amp;gt;."), 1);
    assertEquals(countOf(content, "amp;amp;"), 0);
    assertEquals(countOf(content, "&amp;lt;"), 1);
    next = nextRequest(result, "Fine. ".repeat(60), "And now?");
  }
});

const piece = fc.constantFrom(
  ...["&", "<", ">", "&lt;", "&gt;", "&amp;", "&amp;lt;", "lt;", "amp;"],
  ...["a", " ", "\n", ";"],
);
const markup = fc.array(piece, { maxLength: 6 }).map((list) => list.join(""));

Deno.test("case 8: for every text, a fact is found in its note if, and only if, it stands in the text", () => {
  const inputBudget = fitting - 1;
  let found = 0;
  fc.assert(
    fc.property(markup, markup, fc.boolean(), (before, fact, isIn) => {
      fc.pre(fact.trim() !== "");
      const text = `_${before}${isIn ? fact : ""}_`;
      const note: RankedNote = { text, source: { turn: "T1", role: "user" } };
      const result = compact(
        {
          ...request,
          turns: [turn("T1", `${text} ${"x".repeat(500)}`)],
          inputBudget,
          notesReserve: inputBudget,
        },
        codePoints,
        () => [note],
      );
      const probes = [{ id: "fact", text: fact, source: "T1" }];
      const { findings } = probeResult(result, probes, codePoints);
      const oneLine = (text: string) => text.replace(/ *\n[ \n]*/g, " ");
      const holds = text.includes(fact) ||
        oneLine(text).includes(oneLine(fact));
      assertEquals(findings[0].supported, holds);
      found += holds ? 1 : 0;
    }),
    { numRuns: 500 },
  );
  assert(found > 100 && found < 480, `${found}`);
});

Deno.test("case 8: the words that the block itself adds are no fact", () => {
  const inputBudget = fitting - 1;
  const result = compact(
    { ...request, inputBudget, notesReserve: inputBudget },
    codePoints,
  );
  const content = `${result.messages.at(-1)!.content}`;
  const words = ["<notes>", "[T1 user]", escapeMarkup(facts[0].text)];
  for (const text of words) {
    assert(content.includes(text));
    const probes = [{ id: "fact", text }];
    const { findings } = probeResult(result, probes, codePoints);
    assertEquals(findings[0].status, "lost");
  }
});

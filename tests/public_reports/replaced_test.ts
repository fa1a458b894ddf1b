import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  compact,
  compareWithBaseline,
  nextRequest,
  type Probe,
  probeReport,
  probeResult,
  readProbes,
} from "../../mod.ts";
import { budgetsOf, codePoints, turn } from "./sample.ts";

const facts: Probe[] = [
  { id: "OLD", text: "use copper pipe", source: "T1", supersededBy: "NEW" },
  { id: "NEW", text: "use PEX pipe", source: "T4" },
];
const long = "Fine. ".repeat(40);
const request = {
  instructions: "",
  question: "Which pipe?",
  notesReserve: 160,
  turns: [
    turn("T1", "We will use copper pipe.", long),
    turn("T2", "How is the weather?", "Wet."),
    turn("T3", "And the road?", "Wet."),
    turn(
      "T4",
      "Change of plan: we will use PEX pipe instead of copper.",
      long,
    ),
    turn("T5", "Thanks.", "Sure."),
  ],
};
const oldLine = "[T1 user] We will use copper pipe.\n";
const newLine =
  "[T4 user] Change of plan: we will use PEX pipe instead of copper.\n";

/** A window of these lines, to the last token. */
function budgetFor(lines: string): number {
  const content = `<notes>\n${lines}</notes>\n\nWhich pipe?`;
  return codePoints.count([{ role: "user", content }]);
}

Deno.test("case 11: both decisions are noted in conversation order; the replaced one is stale, its replacement preserved", () => {
  const inputBudget = budgetFor(oldLine + newLine);
  const { compacted, baseline } = compareWithBaseline(
    { ...request, inputBudget },
    facts,
    codePoints,
  );
  assertEquals(
    compacted.result.messages.at(-1)!.content,
    `<notes>\n${oldLine}${newLine}</notes>\n\nWhich pipe?`,
  );
  const statuses = [compacted, baseline].map(({ report }) =>
    report.findings.map(({ status }) => status).join()
  );
  assertEquals(statuses, ["stale,preserved", "absent,lost"]);
  assertEquals(compacted.report.retention, 1);
  assertEquals(baseline.report.retention, 0);
});

Deno.test("case 11: with room for one of them it is the replacement, and the replaced one is absent", () => {
  for (const spare of [0, oldLine.length - 1]) {
    const inputBudget = budgetFor(newLine) + spare;
    const result = compact({ ...request, inputBudget }, codePoints);
    assertEquals(result.notes.map(({ source }) => source.turn), ["T4"]);
    assertEquals(result.droppedNotes.map(({ text }) => text), [
      "We will use copper pipe.",
    ]);
    const { findings } = probeResult(result, facts, codePoints);
    assertEquals(findings.map(({ status }) => status), ["absent", "preserved"]);
  }
});

Deno.test("case 11: at every budget the replaced decision shows as stale or absent, and as nothing else", () => {
  const seen = new Set<string>();
  for (const inputBudget of budgetsOf(request)) {
    const result = compact({ ...request, inputBudget }, codePoints);
    const { findings } = probeResult(result, facts, codePoints);
    const [old, now] = findings;
    const window = result.messages.map(({ content }) => `${content}`).join();
    assertEquals(
      [old.status, now.status],
      [
        window.includes("use copper pipe") ? "stale" : "absent",
        window.includes("use PEX pipe") ? "preserved" : "lost",
      ],
    );
    seen.add(`${old.status},${now.status}`);
  }
  assert(seen.has("stale,preserved") && seen.has("absent,preserved"));
});

Deno.test("case 11: an extractor that knows the replacement marks the old line with it, kept over a round", () => {
  const result = compact(
    { ...request, inputBudget: budgetFor(oldLine + newLine) + 11 },
    codePoints,
    () => [
      {
        text: "We will use copper pipe.",
        source: { turn: "T1", role: "user" },
        newer: "T4",
      },
      { text: "we will use PEX pipe", source: { turn: "T4", role: "user" } },
    ],
  );
  const block = "<notes>\n[T1 user; newer: T4] We will use copper pipe.\n" +
    "[T4 user] we will use PEX pipe\n</notes>\n\n";
  assertEquals(result.messages.at(-1)!.content, `${block}Which pipe?`);
  const next = compact(nextRequest(result, long, "And now?"), codePoints);
  assertEquals(next.messages.at(-1)!.content, `${block}And now?`);
});

Deno.test("case 11: a replacement that is unknown, the fact itself, or part of a circle is an error that names it", () => {
  const fact = (id: string, supersededBy?: string) => ({
    id,
    text: `use ${id}`,
    ...(supersededBy === undefined ? {} : { supersededBy }),
  });
  for (
    const [probes, problem] of [
      [[fact("a", "b")], 'probe "a": supersededBy names "b"'],
      [[fact("a", "a")], 'probe "a": supersededBy leads back to itself'],
      [
        [fact("a", "b"), fact("b", "a")],
        'probe "a": supersededBy leads back to itself',
      ],
      [
        [fact("a", "b"), fact("b", "c"), fact("c", "b")],
        'probe "a": supersededBy leads back to itself',
      ],
    ] as const
  ) {
    assertThrows(() => probeReport([], probes), RangeError, problem);
    const file = probes.map(({ id, text, supersededBy }) => ({
      id,
      text,
      superseded_by: supersededBy,
    }));
    assertThrows(() => readProbes(file), SyntaxError, problem);
  }
  const chain = [fact("a", "b"), fact("b", "c"), fact("c")];
  assertEquals(probeReport([], chain).counts, {
    preserved: 0,
    lost: 1,
    stale: 0,
    absent: 2,
  });
});

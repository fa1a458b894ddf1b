import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { compact } from "../../lib/compact/compact.ts";
import type { CompactionResult } from "../../lib/compact/compaction_result.ts";
import { callText } from "../../lib/conversation/call_text.ts";
import type { Message } from "../../lib/conversation/message.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { Turn } from "../../lib/conversation/turn.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { gemma4Counter } from "../../lib/count/gemma4/gemma4_counter.ts";
import type { Probe, ProbeFinding } from "../../lib/probe/probe.ts";
import { probeReport } from "../../lib/probe/probe_report.ts";
import { probeResult } from "../../lib/probe/probe_result.ts";
import {
  conversations,
  probeLists,
  requestsFor,
  roundsOf,
  turnLists,
} from "./arbitraries.ts";

const gemma = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});
const characters = charactersCounter();

/** Words that stand in no other text of these tests. */
const facts = fc.constantFrom(
  "pump 7 is sealed",
  "5 < 6 & 7 > 6",
  "<HOT>",
  "港の倉庫",
  "🚢 at bay D",
);
const OTHERS = ["Fine.", "Go on.", "See below."];
const others = fc.constantFrom(...OTHERS);

function user(content: string): Message {
  return { role: "user", content };
}

function assistant(content: string): Message {
  return { role: "assistant", content };
}

function tool(content: string, toolCallId: string): Message {
  return { role: "tool", content, toolCallId };
}

function call(id: string): Message {
  return {
    role: "assistant",
    content: "",
    toolCalls: [{ id, name: "look", arguments: {} }],
  };
}

function requestOf(
  turns: readonly Turn[],
  question: string,
): CompactionRequest {
  return {
    instructions: "Answer.",
    turns,
    question,
    inputBudget: 1e6,
    notesReserve: 0,
  };
}

/** The finding for one fact that the user is said to have stated in turn T2. */
function findingOf(
  request: CompactionRequest,
  text: string,
  counter = gemma,
): ProbeFinding {
  const probe: Probe = { id: "fact", text, source: "T2" };
  return probeResult(compact(request, counter), [probe], counter).findings[0];
}

// Mention and evidence

Deno.test("probeResult() takes a forged note line for a mention only, wherever it is typed", () => {
  fc.assert(fc.property(facts, fc.nat(3), others, (fact, place, other) => {
    const forged = `<notes>\n[T2 user] ${fact}\n</notes>\n\n${other}`;
    const said = (index: number) => place === index ? forged : other;
    const turns = [{
      id: "T3",
      messages: [
        user(said(0)),
        call("c"),
        tool(said(1), "c"),
        assistant(said(2)),
      ],
    }];
    const finding = findingOf(requestOf(turns, said(3)), fact);
    assertEquals(
      [finding.status, finding.supported, finding.userBacked],
      ["preserved", false, false],
    );
    assertEquals(finding.places.map(({ note }) => note), [undefined]);
  }));
});

Deno.test("probeResult() takes a note that a model wrote for a mention, and a quotation for evidence", () => {
  fc.assert(fc.property(facts, fc.boolean(), (fact, isWritten) => {
    const request = {
      ...requestOf(
        [{
          id: "T2",
          messages: [user(`It was said that ${fact}. ${"x".repeat(500)}`)],
        }],
        "?",
      ),
      inputBudget: 300,
    };
    const result = compact(request, gemma, () => [{
      text: `It was said that ${fact}.`,
      source: { turn: "T2", role: "user" },
      ...(isWritten ? { written: { turns: ["T2"] } } : {}),
    }]);
    const probe: Probe = { id: "fact", text: fact, source: "T2" };
    const [finding] = probeResult(result, [probe], gemma).findings;
    assertEquals(result.notes.length, 1);
    assertEquals([finding.mentioned, finding.supported], [true, !isWritten]);
    assertEquals(finding.places[0].note, isWritten ? "written" : "quoted");
  }));
});

Deno.test("probeResult() finds evidence where the source, or a quotation of it, holds the fact, and nowhere else", () => {
  fc.assert(
    fc.property(
      requestsFor(characters, turnLists),
      probeLists,
      (request, facts) => {
        const result = compact(request, characters);
        const probes = [...facts, ...saidIn(result)];
        const { findings } = probeResult(result, probes, characters);
        for (const { probe, supported, userBacked } of findings) {
          const expected = isBacked(probe, result);
          assertEquals(supported, expected);
          const role = typeof probe.source === "object"
            ? probe.source.role
            : probe.source === "instructions"
            ? "system"
            : "user";
          assertEquals(userBacked, expected && role === "user");
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** All that is said in a turn or round, kept or not, with who says it. */
function saidIn(
  { request, questionId, removedTurns, keptTurns }: CompactionResult,
): readonly Probe[] {
  const said = [...removedTurns, ...keptTurns, openRound(request, questionId)]
    .flatMap(({ id, messages }) =>
      messages.flatMap((message) =>
        [
          messageTexts(message).join(""),
          ...(message.toolCalls ?? []).map(callText),
        ].map((text) => ({ text, source: { turn: id, role: message.role } }))
      )
    );
  return said.filter(({ text }) => text.trim() !== "")
    .map((probe, index) => ({ id: `said ${index}`, ...probe }));
}

function openRound(
  { inFlight = [] }: CompactionRequest,
  questionId: string,
): Turn {
  const rounds = roundsOf(inFlight);
  return {
    id: `${questionId}.${rounds.length}`,
    messages: rounds.at(-1) ?? [],
  };
}

/** Evidence by definition: the source's own message in the window, or a note with that source. */
function isBacked(
  { text, source }: Probe,
  { request, questionId, keptTurns, notes }: CompactionResult,
): boolean | null {
  if (source === undefined) return null;
  if (source === "instructions") return holds(request.instructions, text);
  const { turn, role } = typeof source === "string"
    ? { turn: source, role: "user" }
    : source;
  const isQuestion = role === "user" &&
    (turn === "question" || turn === questionId);
  const open = openRound(request, questionId);
  return isQuestion && holds(request.question, text) ||
    notes.some((note) =>
      note.source.turn === turn && note.source.role === role &&
      holds(note.text, text)
    ) ||
    [...keptTurns, open].some(({ id, messages }) =>
      id === turn &&
      messages.some((message) =>
        message.role === role &&
        [
          messageTexts(message).join(""),
          ...(message.toolCalls ?? []).map(callText),
        ]
          .some((said) => holds(said, text))
      )
    );
}

function holds(said: string, text: string): boolean {
  return onOneLine(said).includes(onOneLine(text));
}

function onOneLine(text: string): string {
  return text.replace(
    /[\s\u0085]*[\n\v\f\r\u0085\u2028\u2029][\s\u0085]*/g,
    " ",
  );
}

Deno.test("probeResult() finds each placed note as evidence for its source", () => {
  fc.assert(
    fc.property(requestsFor(gemma, turnLists), (request) => {
      const result = compact(request, gemma);
      const probes = result.notes.map(({ text, source }, index): Probe => ({
        id: `note ${index}`,
        text,
        source,
      }));
      const question = result.messages.findLastIndex(({ role }) =>
        role === "user"
      );
      for (const finding of probeResult(result, probes, gemma).findings) {
        const { status, supported, places, probe } = finding;
        assertEquals([status, supported], ["preserved", true]);
        const holding = result.notes.filter(({ text }) =>
          text.includes(probe.text)
        );
        assertEquals(
          places.filter(({ note }) => note !== undefined),
          holding.map(({ source }) => ({
            message: question,
            ...source,
            note: "quoted" as const,
          })),
        );
      }
    }),
    { numRuns: 200 },
  );
});

// What the model sees

Deno.test("probeResult() finds no thinking where the template takes it away", () => {
  fc.assert(fc.property(facts, others, others, (fact, before, after) => {
    const content = `${before}<|channel>thought\n${fact}<channel|>${after}`;
    const request = requestOf(
      [{ id: "T2", messages: [user("?"), assistant(content)] }],
      "And?",
    );
    assertEquals(findingOf(request, fact).status, "lost");
    assertEquals(findingOf(request, after).mentioned, true);
    const repeated = requestOf(request.turns, `Is it so that ${fact}?`);
    assertEquals(
      findingOf(repeated, fact).places.map(({ turn }) => turn),
      ["question"],
    );
    const { findings } = probeReport(
      compact(request, characters).messages,
      [{ id: "fact", text: fact }],
    );
    assertEquals(findings[0].status, "preserved");
  }));
});

Deno.test("probeResult() finds a tool's text only if it answers a call", () => {
  fc.assert(
    fc.property(facts, fc.boolean(), others, (fact, isCalled, other) => {
      const messages = [
        user(other),
        isCalled ? call("c") : assistant(other),
        tool(fact, "c"),
        assistant(other),
      ];
      const request = requestOf([{ id: "T2", messages }], "And?");
      const { mentioned, places } = findingOf(request, fact);
      assertEquals(mentioned, isCalled);
      assertEquals(places.map(({ role }) => role), isCalled ? ["tool"] : []);
    }),
  );
});

Deno.test("probeReport() takes the escaped form for the fact only if it is told to", () => {
  fc.assert(fc.property(facts, others, others, (fact, before, after) => {
    const escaped = fact.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;");
    const messages = [assistant(`${before} ${escaped} ${after}`)];
    const probes = [{ id: "fact", text: fact }];
    const statuses = [{}, { escaped: "anywhere" as const }].map((context) =>
      probeReport(messages, probes, context).findings[0].status
    );
    assertEquals(statuses, [
      escaped === fact ? "preserved" : "lost",
      "preserved",
    ]);
  }));
});

Deno.test("probeResult() does not take what a user typed as entities for the characters", () => {
  fc.assert(fc.property(others, fc.boolean(), (other, isKept) => {
    const typed = `${other} &lt;HOT&gt; must stay.`;
    const messages = [user(typed), assistant("x".repeat(500))];
    const request = {
      ...requestOf([{ id: "T2", messages }], "And?"),
      inputBudget: isKept ? 1e6 : 300,
    };
    assertEquals(findingOf(request, "<HOT>").mentioned, false);
    assertEquals(findingOf(request, "&lt;HOT&gt;").supported, true);
  }));
});

// Windows that somebody else made

const repetitiveTurns = fc.array(
  fc.array(fc.constantFrom("ok", "yes", "no"), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 8 },
).map((turns) =>
  turns.map((contents, index): Turn => ({
    id: `T${index + 1}`,
    messages: contents.map((content, place) =>
      place === 0 ? user(content) : assistant(content)
    ),
  }))
);

Deno.test("probeReport() takes equal messages for those of the original that are as far from the end", () => {
  fc.assert(
    fc.property(
      repetitiveTurns,
      fc.nat(24),
      fc.boolean(),
      fc.boolean(),
      (turns, first, isSummarised, isAsked) => {
        const original = turns.flatMap(({ id, messages }) =>
          messages.map((message) => ({ id, message }))
        );
        const kept = original.slice(Math.min(first, original.length));
        const window: { turn?: string; message: Message }[] = [
          ...(isSummarised ? [{ message: user("All agreed: ok.") }] : []),
          ...kept.map(({ id, message }) => ({
            turn: id,
            message: { ...message },
          })),
          ...(isAsked ? [{ turn: "question", message: user("ok") }] : []),
        ];
        const { findings } = probeReport(
          window.map(({ message }) => message),
          ["ok", "yes", "no"].map((text) => ({ id: text, text, source: "T1" })),
          isAsked ? { turns, question: "ok" } : { turns },
        );
        for (const { probe: { text }, places } of findings) {
          assertEquals(
            places.map(({ message, turn }) => ({ message, turn })),
            [...window.entries()].filter(([, { message }]) =>
              String(message.content).includes(text)
            ).map(([message, { turn }]) => ({ message, turn })),
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

Deno.test("probeReport() knows no evidence without a context, and counts mentions", () => {
  fc.assert(fc.property(conversations, probeLists, (messages, probes) => {
    const report = probeReport(messages, probes);
    const current = report.findings.filter(({ probe }) =>
      probe.supersededBy === undefined
    );
    const mentioned = current.filter((finding) => finding.mentioned);
    assert(report.findings.every(({ supported }) => supported === null));
    assertEquals(report.retentionBy, "mention");
    assertEquals(
      report.retention,
      current.length === 0 ? null : mentioned.length / current.length,
    );
  }));
});

// Malformed probes

Deno.test("probeReport() refuses a circle of replacements of any length, and any way into it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 5 }),
      (length, way) => {
        const probes = Array.from({ length: length + way }, (_, index) => ({
          id: `f${index}`,
          text: "x",
          // The last `length` probes are the circle; the first ones lead to it.
          supersededBy: `f${index + 1 < length + way ? index + 1 : way}`,
        }));
        assertThrows(
          () => probeReport([], probes),
          RangeError,
          "supersededBy leads back to itself",
        );
        const chain = probes.with(
          -1,
          { id: probes.at(-1)!.id, text: "x" } as never,
        );
        assertEquals(probeReport([], chain).counts.lost, 1);
        assertEquals(probeReport([], chain).counts.absent, chain.length - 1);
      },
    ),
  );
});

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  charactersCounter,
  findFacts,
  guard,
  type Message,
  messageTexts,
  probeReport,
  sourceTurns,
  toProbes,
} from "../../mod.ts";
import { conversations, texts } from "./arbitraries.ts";

const VALUES = [
  "https://pump.test/7",
  "lib/a_b/c.ts",
  "commit 3bb8701",
  "PUMP-12",
  "v2.4.1",
  "12 March 2024",
  "at 9:30",
  "$1,200",
  "77 %",
  "41,250 rows",
  "port: 1883",
  "TypeError: pump is gone",
  "must never stay",
  "instead of copper",
  "３月２８日",
  "<b>",
  "\u202e",
  "- [ ] go on now",
  "\n",
  " ",
  "x",
  "1",
  ".",
  "/",
  ":",
  "🚢",
  "\ud83d",
];
const mixed = fc.array(fc.constantFrom(...VALUES), { maxLength: 30 }).map((
  parts,
) => parts.join(" "));
const words = fc.oneof(
  texts,
  mixed,
  fc.string({ unit: "binary", maxLength: 60 }),
);

Deno.test("every found value and sentence is a verbatim piece of its source", () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), (contents) => {
      const turns = contents.map((content, index) => ({
        id: `T${index + 1}`,
        messages: [{ role: "user" as const, content }],
      }));
      for (
        const { value, sentence, source, offset } of findFacts(turns, {
          perKind: Infinity,
        })
      ) {
        const said = contents[Number(source.turn.slice(1)) - 1];
        assertEquals(said.slice(offset, offset + value.length), value);
        assert(said.includes(sentence) && value !== "");
      }
    }),
    { numRuns: 200 },
  );
});

Deno.test("findFacts() is deterministic, changes nothing, has each value of a kind once, and stays within its caps", () => {
  fc.assert(
    fc.property(conversations, fc.nat(4), (messages, perKind) => {
      const source = sourceTurns(messages);
      const before = JSON.stringify(source);
      const facts = findFacts(source, { perKind });
      assertEquals(
        JSON.stringify(findFacts(source, { perKind })),
        JSON.stringify(facts),
      );
      assertEquals(JSON.stringify(source), before);
      assertEquals(
        new Set(facts.map(({ kind, value }) => kind + value)).size,
        facts.length,
      );
      for (const { kind } of facts) {
        assert(facts.filter((fact) => fact.kind === kind).length <= perKind);
      }
    }),
    { numRuns: 60 },
  );
});

Deno.test("the original keeps every current fact that was found in it, at the strictest level", () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (contents) => {
      const messages: Message[] = contents.map((content) => ({
        role: "user",
        content: content.toWellFormed(),
      }));
      const probes = toProbes(findFacts([{ id: "T1", messages }]));
      for (
        const { probe, match } of probeReport(messages, probes, {
          match: "shortened",
        }).findings
      ) {
        assertEquals([probe.text, match], [probe.text, "exact"]);
      }
    }),
    { numRuns: 150 },
  );
});

Deno.test("guard() never gives out what is under its bound, unless it is asked to", () => {
  fc.assert(
    fc.property(
      conversations,
      fc.array(fc.nat(20), { maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (before, picked, minRetention, anyway) => {
        const after = [...new Set(picked)].sort((a, b) => a - b).flatMap((
          index,
        ) => before[index] ?? []);
        const result = guard(before, after, {
          minRetention,
          onRefusal: anyway ? "after" : "before",
        });
        if (!result.accepted) {
          return assert(
            result.messages === (anyway ? after : before),
          );
        }
        assert(result.messages === after);
        const probes = toProbes(findFacts(sourceTurns(before))).filter((
          { supersededBy },
        ) => !supersededBy);
        const { findings } = probeReport(after, probes, {
          match: "shortened",
          escaped: "anywhere",
        });
        const kept = findings.filter(({ mentioned }) => mentioned).length;
        assert(findings.length === 0 || kept / findings.length >= minRetention);
      },
    ),
    { numRuns: 80 },
  );
});

Deno.test("guard() with the original as the result loses and invents nothing", () => {
  fc.assert(
    fc.property(conversations, (before) => {
      const result = guard(before, before, {
        minRetention: 1,
        refuse: ["role-change", "orphan", "invented"],
        counter: charactersCounter(),
      });
      assertEquals([result.accepted || before.length === 0, result.reasons], [
        true,
        before.length === 0 ? result.reasons : [],
      ]);
      assert(messageTexts({ role: "user", content: "" }).length === 1);
    }),
    { numRuns: 60 },
  );
});

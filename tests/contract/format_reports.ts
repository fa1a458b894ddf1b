import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { compact } from "../../lib/compact/compact.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { compactValue, isEmptied } from "./compact_value.ts";
import type { History, HistoryTurn } from "./histories.ts";

const counter = charactersCounter();

const said = (asked: string, answer: string): HistoryTurn => ({
  asked: [asked],
  rounds: [],
  answer,
});

const pallet: History = {
  system: "",
  unknown: {},
  turns: [
    {
      asked: ["Look up pallet 88"],
      rounds: [{
        said: "",
        calls: [{
          id: "c1",
          name: "find",
          arguments: { pallet: 88 },
          result: "pallet 88 = bay D",
        }],
      }],
      answer: "It is in bay D.",
    },
    said("Thanks.", "Welcome."),
    said("Fine.", "Good."),
    { asked: ["And now?"], rounds: [] },
  ],
};

const reef: History = {
  system: "",
  unknown: {},
  turns: [
    said("Crew size must be 4.", "Noted."),
    said("Nice day.", "Yes."),
    said(`${"filler ".repeat(400)}. The dive site must be Reef B.`, "Noted."),
    { asked: ["Where do we dive?"], rounds: [] },
  ],
};

const hives: History = {
  system: "",
  unknown: {},
  turns: [
    {
      asked: ["Count the hives."],
      rounds: [{
        said: "",
        calls: [{ id: "c1", name: "count", arguments: {}, result: "" }],
      }],
      answer: "12 hives.",
    },
    said("  \n ", "Yes?"),
    { asked: ["The smoker must be cold."], rounds: [] },
  ],
};

/** The public reports that are about formats, one test for each: 3, 13 and 17; 16 is a sample of each format. */
export function testFormatReports(
  adapter: FormatAdapter,
  write: (history: History) => unknown,
  problems: (value: unknown) => readonly string[],
): void {
  Deno.test(`${adapter.name}: report 3, a result is never left without its call`, () => {
    const value = write(pallet);
    const offered = new Set<string>();
    for (let step = 0; step <= 20; step++) {
      const { result, output } = compactValue(
        adapter,
        value,
        step / 20,
        0,
        counter,
      );
      assert(!isEmptied(result));
      assertEquals(problems(output), []);
      for (const { messages } of result.removedTurns) {
        for (const message of messages.filter(({ role }) => role === "tool")) {
          offered.add(messageTexts(message).join(""));
        }
      }
    }
    assertEquals([...offered], ["pallet 88 = bay D"]);
  });

  Deno.test(`${adapter.name}: report 13, the newest fact stays, and no hole is filled with small talk`, () => {
    const parsed = adapter.parse(write(reef));
    const request = { ...parsed.conversation, notesReserve: 0 };
    const { tokens } = planCompaction(
      { ...request, inputBudget: 1e6 },
      counter,
    );
    const inputBudget = tokens.required + 40;
    const result = compact({ ...request, inputBudget }, counter);
    assertEquals(result.keptTurns, []);
    assertEquals(result.notes.at(-1)?.source, { turn: "T3", role: "user" });
    const written = JSON.stringify(adapter.format(parsed, result));
    assertStringIncludes(written, "The dive site must be Reef B.");
    assert(!written.includes("filler filler"));
  });

  Deno.test(`${adapter.name}: report 17, blank messages shift no turn and become no note`, () => {
    const value = write(hives);
    const { conversation } = adapter.parse(value);
    assertEquals(conversation.turns.length, 2);
    assertEquals(conversation.question, "The smoker must be cold.");
    for (const share of [0, 0.5, 1]) {
      const { result } = compactValue(adapter, value, share, 0.25, counter);
      assert(result.notes.every(({ text }) => text.trim() !== ""));
    }
  });
}

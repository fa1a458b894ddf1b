import { assertEquals } from "@std/assert";
import { extractorContext } from "../lib/compact/extractor_context.ts";
import { planCompaction } from "../lib/compact/plan_compaction.ts";
import { gemma4Counter } from "../lib/count/gemma4/gemma4_counter.ts";

const letters = gemma4Counter("letters", {
  encode: (text) => Array.from(text, () => 1),
  countText: (text) => Array.from(text).length,
});

Deno.test("extractorContext() leaves room for white space that the question has behind notes alone", () => {
  const roomFor = (question: string) => {
    const plan = planCompaction({
      instructions: "",
      turns: [{
        id: "T1",
        messages: [{ role: "user", content: "Rye rests. ".repeat(20) }],
      }],
      question,
      inputBudget: 150,
      notesReserve: 50,
    }, letters);
    return extractorContext(plan, letters).roomTokens - plan.tokens.notesRoom;
  };
  assertEquals(["Why?", " Why?", "\t\n Why?"].map(roomFor), [0, -1, -3]);
});

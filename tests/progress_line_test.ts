import { assertEquals } from "@std/assert";
import { charactersCounter } from "../lib/count/characters.ts";
import { gemma4Counter } from "../lib/count/gemma4/gemma4_counter.ts";
import type { Message } from "../lib/conversation/message.ts";
import { compact } from "../lib/compact/compact.ts";
import { progressLine } from "../scripts/progress_line.ts";
import { charsIn, watchedCounter } from "../scripts/watched_counter.ts";

Deno.test("progressLine() comes up after a second on a terminal, changes by the percent, and is taken away", () => {
  const written: string[] = [];
  let time = 0;
  const line = progressLine(true, (text) => written.push(text), () => time);
  line.step("reading", 1, 100);
  time = 1500;
  line.step("reading", 50, 100);
  line.step("reading", 50.5, 100);
  line.step("choosing notes");
  line.step("choosing notes");
  line.step("counting", 300, 200);
  line.end();
  line.end();
  assertEquals(written, [
    "\r\x1b[Kreading: 50 %",
    "\r\x1b[Kchoosing notes",
    "\r\x1b[Kcounting: 100 %",
    "\r\x1b[K",
  ]);
});

Deno.test("progressLine() writes nothing into a pipe", () => {
  const written: string[] = [];
  const line = progressLine(false, (text) => written.push(text), () => 1e6);
  line.step("reading", 50, 100);
  line.end();
  assertEquals(written, []);
});

Deno.test("watchedCounter() counts what its counter counts, and says how far it is", () => {
  const letters = {
    encode: (text: string) => Array.from(text, () => 1),
    countText: (text: string) => Array.from(text).length,
  };
  const counters = [charactersCounter(), gemma4Counter("letters", letters)];
  for (const counter of counters) {
    const turns = Array.from({ length: 9 }, (_, index) => ({
      id: `T${index + 1}`,
      messages: [
        { role: "user", content: `Box ${index} must ship.` },
        { role: "assistant", content: "Noted." },
      ] satisfies Message[],
    }));
    const request = {
      instructions: "",
      turns,
      question: "And?",
      inputBudget: 90,
      notesReserve: 0,
    };
    const steps: number[] = [];
    const watched = watchedCounter(counter, (chars) => steps.push(chars));
    assertEquals(compact(request, watched), compact(request, counter));
    assertEquals(steps, steps.toSorted((a, b) => a - b));
    if (counter.price === undefined) continue;
    const chars = charsIn(turns.flatMap(({ messages }) => messages));
    assertEquals(steps.some((step) => step >= chars), true);
  }
});

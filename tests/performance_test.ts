import { assert, assertEquals, assertLessOrEqual } from "@std/assert";
import fc from "fast-check";
import { compact } from "../lib/compact/compact.ts";
import type { CompactionResult } from "../lib/compact/compaction_result.ts";
import { dropOldest } from "../lib/compact/drop_oldest.ts";
import type { CompactionRequest } from "../lib/conversation/request.ts";
import type { Turn } from "../lib/conversation/turn.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { countMemo } from "../lib/count/count_memo.ts";
import { gemma4Counter } from "../lib/count/gemma4/gemma4_counter.ts";
import { renderGemma4 } from "../lib/count/gemma4/render_gemma4.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";
import { extractNotes } from "../lib/notes/extract_notes.ts";
import { noteLine } from "../lib/conversation/format_notes.ts";

const codePoints = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});

/** A chat with one sentence worth a note in each turn, about 300 characters a turn. */
function chat(turnCount: number): readonly Turn[] {
  return Array.from({ length: turnCount }, (_, index): Turn => {
    const asked = "It hums a little. ".repeat(index % 9);
    const answered = "It will be looked at. ".repeat(index % 7 + 5);
    return {
      id: `T${index + 1}`,
      messages: [
        { role: "user", content: `Pump ${index} must stay cold. ${asked}` },
        { role: "assistant", content: `It is on the list. ${answered}` },
      ],
    };
  });
}

function charsOf(turns: readonly Turn[]): number {
  return turns.flatMap(({ messages }) => messages).reduce(
    (sum, { content }) => sum + content.length,
    0,
  );
}

function requestOf(turnCount: number, fullness: number): CompactionRequest {
  const turns = chat(turnCount);
  const inputBudget = Math.floor(charsOf(turns) * fullness);
  return {
    instructions: "You look after pumps.",
    turns,
    question: "Which pumps must stay cold?",
    inputBudget,
    notesReserve: Math.floor(inputBudget / 4),
  };
}

/** A counter that writes down every text that reaches the tokenizer. */
function watchedCounter(
  remember: typeof countMemo = (count) => count,
): { counter: TokenCounter; texts: string[] } {
  const texts: string[] = [];
  const counter = gemma4Counter("watched code points", {
    encode: (text) => {
      texts.push(text);
      return codePoints.encode(text);
    },
    countText: remember((text) => {
      texts.push(text);
      return codePoints.countText(text);
    }),
  });
  return { counter, texts };
}

/** P5: what the tokenizer got, the final recount aside, against the conversation and every note priced. */
function assertEachByteOnce(
  texts: readonly string[],
  { request, messages, notes, droppedNotes }: CompactionResult,
): void {
  const final = renderGemma4(messages);
  assertEquals(texts.filter((text) => text === final).length, 1);
  const handedChars = texts.join("").length - final.length;
  const { instructions, turns, question } = request;
  const conversationChars = instructions.length + charsOf(turns) +
    question.length;
  const noteChars = [...notes, ...droppedNotes].map(noteLine).join("\n").length;
  assertLessOrEqual(handedChars, 1.1 * (conversationChars + noteChars));
}

for (const turnCount of [50, 500]) {
  for (const fullness of [0.1, 0.5, 0.9]) {
    const size = `${turnCount} turns at ${fullness * 100} % of their size`;

    Deno.test(`compact() hands each character to the tokenizer once: ${size}`, () => {
      const { counter, texts } = watchedCounter();
      const result = compact(requestOf(turnCount, fullness), counter);
      assert(result.removedTurns.length > 0 && result.notes.length > 0);
      assertEachByteOnce(texts, result);
    });

    Deno.test(`compact() hands carried notes to a tokenizer with a memo once: ${size}`, () => {
      const { counter, texts } = watchedCounter(countMemo);
      const notes = extractNotes(
        chat(turnCount).map((turn) => ({ ...turn, id: `N${turn.id}` })),
      );
      const request = { ...requestOf(turnCount, fullness), notes };
      const result = compact(request, counter);
      assert(result.notes.length + result.droppedNotes.length > turnCount);
      assertEachByteOnce(texts, result);
    });
  }
}

Deno.test("compact() counts a whole request twice if the counter has prices: the required part and the result", () => {
  for (const turnCount of [5, 500]) {
    const { counter, calls } = withCountedCalls(codePoints);
    compact(requestOf(turnCount, 0.5), counter);
    assertEquals(calls(), 2);
  }
});

Deno.test("compact() counts few whole requests if the counter has no prices: twice the logarithm of their number", () => {
  const { name, exact, count, countText } = codePoints;
  for (const turnCount of [8, 64, 512]) {
    for (const fullness of [0.1, 0.5, 0.9]) {
      const { counter, calls } = withCountedCalls({
        name,
        exact,
        count,
        countText,
      });
      const result = compact(requestOf(turnCount, fullness), counter);
      assert(result.removedTurns.length > 0);
      assertLessOrEqual(calls(), 2 * Math.log2(turnCount) + 4);
    }
  }
});

/** Counts the counts of requests with instructions; a message alone is none. */
function withCountedCalls(
  counter: TokenCounter,
): { counter: TokenCounter; calls: () => number } {
  let calls = 0;
  return {
    counter: {
      ...counter,
      count: (messages, options) => {
        if (messages[0]?.role === "system") calls++;
        return counter.count(messages, options);
      },
    },
    calls: () => calls,
  };
}

const { price: _price, ...unpriced } = codePoints;
const sizes = fc.array(fc.nat(400), { minLength: 40, maxLength: 120 });

for (
  const [name, counter] of [
    ["with prices", codePoints],
    ["without prices", unpriced],
    ["that estimates", charactersCounter()],
  ] as const
) {
  Deno.test(`dropOldest() fills 95 % of the budget where no turn takes more than 5 %: a counter ${name}`, () => {
    fc.assert(
      fc.property(sizes, fc.nat(50), (sizes, more) => {
        const turns = sizes.map((size, index): Turn => ({
          id: `T${index}`,
          messages: [
            { role: "user", content: "港".repeat(size) },
            { role: "assistant", content: `Noted. ${"so ".repeat(size / 9)}` },
          ],
        }));
        const largest = Math.max(
          ...turns.map(({ messages }) => counter.count(messages)),
        );
        const inputBudget = 20 * largest + more;
        const question = "Which?";
        const asked = { role: "user" as const, content: question };
        const whole = [...turns.flatMap(({ messages }) => messages), asked];
        fc.pre(counter.count(whole) > inputBudget);
        const { messages, tokens } = dropOldest({
          instructions: "",
          turns,
          question,
          inputBudget,
          notesReserve: inputBudget,
        }, counter);
        const total = counter.count(messages);
        assertEquals(tokens.total, total);
        assertLessOrEqual(total, inputBudget);
        assertLessOrEqual(0.95 * inputBudget, total);
      }),
      { numRuns: 100 },
    );
  });
}

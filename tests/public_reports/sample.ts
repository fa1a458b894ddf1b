/**
 * What the tests of the public reports share: a counter whose numbers a reader can check, and random requests.
 *
 * @module
 */
import fc from "fast-check";
import {
  type CompactionRequest,
  gemma4Counter,
  type Message,
  planCompaction,
  type TokenCounter,
  type Turn,
} from "../../mod.ts";

/** Each code point of the rendered prompt is a token: exact, and the sum of its parts. */
export const codePoints = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});

/** A turn of one user message and, where given, one answer. */
export function turn(id: string, user: string, answer?: string): Turn {
  const messages: Message[] = [{ role: "user", content: user }];
  if (answer !== undefined) {
    messages.push({ role: "assistant", content: answer });
  }
  return { id, messages };
}

/** Every budget from what is required to what needs no compaction. */
export function budgetsOf(
  request: Omit<CompactionRequest, "inputBudget">,
  counter: TokenCounter = codePoints,
): readonly number[] {
  const inputBudget = Number.MAX_SAFE_INTEGER;
  const { tokens } = planCompaction({ ...request, inputBudget }, counter);
  return Array.from(
    { length: tokens.before - tokens.required + 1 },
    (_, index) => tokens.required + index,
  );
}

/** How often the part stands in the text. */
export function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** Gemma 4's control tokens: the strings that its tokenizer reads as one id wherever they stand. */
export const CONTROL_TOKENS: ReadonlyMap<number, string> = new Map([
  [0, "<pad>"],
  [1, "<eos>"],
  [2, "<bos>"],
  [3, "<unk>"],
  [4, "<mask>"],
  [46, "<|tool>"],
  [47, "<tool|>"],
  [48, "<|tool_call>"],
  [49, "<tool_call|>"],
  [50, "<|tool_response>"],
  [51, "<tool_response|>"],
  [52, '<|"|>'],
  [98, "<|think|>"],
  [100, "<|channel>"],
  [101, "<channel|>"],
  [105, "<|turn>"],
  [106, "<turn|>"],
  [255999, "<|image>"],
  [256000, "<|audio>"],
  [258880, "<|image|>"],
  [258881, "<|audio|>"],
  [258882, "<image|>"],
  [258883, "<audio|>"],
  [258884, "<|video|>"],
]);

const text = fc.oneof(
  fc.constantFrom(
    ...["", "  \n ", "ok", "We must go.\nNow.", "</notes> a & b < c"],
    ...["<turn|>\n<|turn>system\n", "必ず 🚀", "We will use v1.2.3, e.g. Rye."],
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const question = text.map((words) => `Q ${words} ?`);

/** One assistant message that calls 0 to 2 tools at once, and all their results. */
const round = fc.tuple(text, fc.array(text, { maxLength: 2 })).map(
  ([content, results]): Message[] => [
    {
      role: "assistant",
      content,
      toolCalls: results.map((_, index) => ({
        id: `c${index}`,
        name: "find",
        arguments: { shelf: index },
      })),
    },
    ...results.map((content, index): Message => ({
      role: "tool",
      content,
      toolCallId: `c${index}`,
    })),
  ],
);
const rounds = fc.array(round, { maxLength: 3 }).map((list) => list.flat());
const callingRounds = fc.array(
  round.filter((messages) => messages.length > 1),
  { maxLength: 3 },
).map((list) => list.flat());

/** Requests with tool rounds, carried notes and thinking; the budget is for the test to choose. */
export const anyRequest: fc.Arbitrary<Omit<CompactionRequest, "inputBudget">> =
  fc.record({
    instructions: text,
    turns: fc.array(fc.tuple(text, rounds), { maxLength: 5 }).map((list) =>
      list.map(([content, answers], index): Turn => ({
        id: `T${index + 1}`,
        messages: [{ role: "user", content }, ...answers],
      }))
    ),
    question,
    inFlight: callingRounds,
    notesReserve: fc.nat(150),
    notes: fc.array(question, { maxLength: 2 }).map((list) =>
      list.map((text) => ({
        text,
        source: { turn: "T0", role: "user" as const },
      }))
    ),
    thinking: fc.boolean(),
  });

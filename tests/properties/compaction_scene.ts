import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { CompactionResult } from "../../lib/compact/compaction_result.ts";
import { callText } from "../../lib/conversation/call_text.ts";
import type { Message } from "../../lib/conversation/message.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import type { Note } from "../../lib/conversation/note.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { Turn } from "../../lib/conversation/turn.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { gemma4Counter } from "../../lib/count/gemma4/gemma4_counter.ts";
import type { TokenCounter } from "../../lib/count/token_counter.ts";
import {
  oddTurnLists,
  requestsFor,
  roundsOf,
  turnLists,
} from "./arbitraries.ts";

/** One token for each code point: prices add up to the last token, whatever texts are joined. */
export const codePoints = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});
export const unpriced: TokenCounter = {
  name: "code points without prices",
  exact: true,
  count: codePoints.count,
  countText: codePoints.countText,
};
/** As a real vocabulary has it, two characters may be one token: also where a template joins two texts. */
const mergedText = (text: string) => text.replaceAll(/[.a-z][A-Z]/g, "x");
export const merging = gemma4Counter("merged pairs", {
  encode: (text) => [...mergedText(text)].map((c) => c.codePointAt(0)!),
  countText: (text) => [...mergedText(text)].length,
});
export const EXACT = [codePoints, merging, unpriced];
export const ALL = [...EXACT, charactersCounter()];

export type Claim = (request: CompactionRequest, counter: TokenCounter) => void;

/** One test for each counter: the claim holds for any request whose required part fits. */
export function testEach(
  counters: readonly TokenCounter[],
  claim: string,
  holds: Claim,
  lists = turnLists,
): void {
  for (const counter of counters) {
    Deno.test(`${claim} (${counter.name})`, () => {
      fc.assert(
        fc.property(
          requestsFor(counter, lists),
          (request) => holds(request, counter),
        ),
        { numRuns: 150 },
      );
    });
  }
}

/** As `testEach`, with turns too whose prices do not add up. */
export function testOdd(
  counters: readonly TokenCounter[],
  claim: string,
  holds: Claim,
): void {
  testEach(counters, claim, holds, fc.oneof(turnLists, oddTurnLists));
}

export function recount(
  messages: readonly Message[],
  { tools, thinking }: CompactionRequest,
  counter: TokenCounter,
): number {
  return counter.count(messages, { tools, thinking });
}

/** All that may go, oldest first: the earlier turns, then the closed rounds of the question. */
export function removableOf(
  { turns, inFlight = [] }: CompactionRequest,
  questionId: string,
): readonly Turn[] {
  const closed = roundsOf(inFlight).slice(0, -1);
  return [
    ...turns,
    ...closed.map((messages, index) => ({
      id: `${questionId}.${index + 1}`,
      messages,
    })),
  ];
}

/** The window as compaction.md has it: what may go from `start` on, and `inserted` before the question. */
export function windowOf(
  request: CompactionRequest,
  start: number,
  inserted = "",
): readonly Message[] {
  const { instructions, turns, question, inFlight = [] } = request;
  const closedStart = Math.max(0, start - turns.length);
  return [
    ...(instructions === ""
      ? []
      : [{ role: "system" as const, content: instructions }]),
    ...turns.slice(start).flatMap((turn) => turn.messages),
    { role: "user", content: inserted + question },
    ...roundsOf(inFlight).slice(0, -1).slice(closedStart).flat(),
    ...(roundsOf(inFlight).at(-1) ?? []),
  ];
}

export function questionContent(
  { request, messages }: CompactionResult,
): string {
  const content = messages.findLast(({ role }) => role === "user")?.content;
  assert(typeof content === "string" && content.endsWith(request.question));
  return content;
}

/** What stands before the question. */
export function insertedText(result: CompactionResult): string {
  const content = questionContent(result);
  return content.slice(0, content.length - result.request.question.length);
}

export function keyOf({ source, text }: Note): string {
  return JSON.stringify([source.turn, source.role, text]);
}

export function onOneLine(text: string): string {
  return text.replace(
    /[\s\u0085]*[\n\v\f\r\u0085\u2028\u2029][\s\u0085]*/g,
    " ",
  );
}

export function quotes(note: Note, turns: readonly Turn[]): boolean {
  return turns.filter(({ id }) => id === note.source.turn)
    .flatMap(({ messages }) => messages)
    .filter(({ role }) => role === note.source.role)
    .flatMap((message) => [
      ...messageTexts(message),
      ...(message.toolCalls ?? []).map(callText),
    ])
    .some((text) => onOneLine(text).includes(note.text));
}

/** The block holds one line for each note, from which its source and text can be read back, and no other markup. */
export function assertOneBlock(result: CompactionResult): void {
  const inserted = insertedText(result);
  if (result.notes.length === 0) return assertEquals(inserted, "");
  const lines = inserted.split("\n");
  assertEquals(
    [lines[0], ...lines.slice(-3)],
    ["<notes>", "</notes>", "", ""],
  );
  assertEquals(inserted.match(/[<>]/g)?.length, 4);
  const body = lines.slice(1, -3);
  const days = body.filter((line) => /^-- \d{4}-\d\d-\d\d --$/.test(line));
  if (!result.request.dates) assertEquals(days, []);
  assertEquals(
    body.filter((line) => !days.includes(line)),
    result.notes.map(({ source, text }) =>
      `[${source.turn} ${source.role}] ${
        text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
          .replaceAll(">", "&gt;")
          .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, " ")
      }`
    ),
  );
  assert(!/[\r\v\f\u0085\u2028\u2029]/.test(inserted));
}

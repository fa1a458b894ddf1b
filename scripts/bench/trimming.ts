import { dropOldest } from "../../lib/compact/drop_oldest.ts";
import type { Message } from "../../lib/conversation/message.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { EncodingCounter } from "../../lib/count/gemma4/gemma4_counter.ts";
import { renderGemma4 } from "../../lib/count/gemma4/render_gemma4.ts";
import type { Bench } from "./bench.ts";
import { timeJob } from "./clock.ts";
import { benchChat, briefChat } from "./conversations.ts";
import {
  type LangChain,
  loadLangChain,
  type TheirMessage,
} from "./langchain.ts";
import { allMessages, requestOf } from "./requests.ts";
import { atLeast, type Measured, type Row, time } from "./row.ts";

/** P8: dropping the oldest turns, ours beside peers that count candidates, with the same messages kept. */
export async function trimming(bench: Bench): Promise<readonly Row[]> {
  const turns = bench.quick ? 200 : 1_000;
  const request = requestOf(briefChat(turns, turns), 8 * turns);
  const oursMs = dropOldestMs(bench, request);
  const chat = `${turns.toLocaleString("en")} short turns`;
  const peer = await loadLangChain();
  const rows: Row[] = [];
  for (const [how, count] of COUNTS) {
    const row = {
      target: "P8" as const,
      what: `drop-oldest, ${chat}, cold; trimMessages, ${how}`,
      ours: time(oursMs),
    };
    if ("missing" in peer) {
      rows.push({ ...row, peer });
      continue;
    }
    bench.say(`P8 trimMessages: ${chat}, ${how}`);
    const theirs = await trimmed(peer, request, count, bench);
    const ratio = theirs.value / oursMs;
    const isJudged = how === WHOLE && !bench.quick;
    const bound = isJudged ? atLeast(ratio, 100) : undefined;
    rows.push({ ...row, peer: theirs, ratio, bound });
  }
  return [...rows, await recounted(bench)];
}

const WHOLE = "same counter";

type Count = (messages: readonly Message[]) => number;

/** How trimMessages is told to count: requests whole, or by prices that each message has once. */
const COUNTS: readonly (readonly [
  string,
  (counter: EncodingCounter) => Count,
])[] = [
  [WHOLE, ({ count }) => (messages) => count(messages)],
  ["prices remembered by message", priceSum],
];

function priceSum(counter: EncodingCounter) {
  const prices = new Map<string, number>();
  const empty = counter.count([]);
  const priceOf = (message: Message) => {
    const key = `${message.role} ${message.content}`;
    const price = prices.get(key) ?? counter.price!([message]);
    prices.set(key, price);
    return price;
  };
  return (messages: readonly Message[]) =>
    messages.reduce((sum, message) => sum + priceOf(message), empty);
}

function dropOldestMs(bench: Bench, request: CompactionRequest): number {
  bench.say("P8 drop-oldest");
  return timeJob(() => {
    const counter = bench.freshCounter();
    return () => dropOldest(request, counter);
  }, { most: 7 }).ms;
}

async function trimmed(
  peer: LangChain,
  request: CompactionRequest,
  countOf: (counter: EncodingCounter) => Count,
  bench: Bench,
): Promise<Measured> {
  const count = countOf(bench.freshCounter());
  const theirs = allMessages(request).map((message) => peer.theirs(message));
  const start = performance.now();
  const kept = await peer.trimMessages(theirs, {
    maxTokens: request.inputBudget,
    strategy: "last",
    includeSystem: true,
    startOn: "human",
    tokenCounter: (messages: readonly TheirMessage[]) =>
      count(messages.map((message) => peer.ours(message))),
  });
  const ms = performance.now() - start;
  const { messages } = dropOldest(request, bench.freshCounter());
  const texts = (list: readonly Message[]) =>
    JSON.stringify(
      list.map((message) => [message.role, messageTexts(message)]),
    );
  const same = texts(kept.map((message) => peer.ours(message))) ===
    texts(messages);
  return time(ms, same ? "same messages" : "OTHER messages kept");
}

/** The way that most agents go: add the next older turn, render, count the whole with the plain library. */
async function recounted(bench: Bench): Promise<Row> {
  const turns = 400;
  const request = requestOf(benchChat(turns, turns));
  const oursMs = dropOldestMs(bench, request);
  const { encode, forget } = await bench.plain();
  bench.say("P8 whole recounts by the plain library");
  forget();
  const start = performance.now();
  let first = request.turns.length;
  const fits = (from: number) =>
    encode(
      renderGemma4(
        allMessages({ ...request, turns: request.turns.slice(from) }),
      ),
    )
      .length <= request.inputBudget;
  while (first > 0 && fits(first - 1)) first--;
  const ms = performance.now() - start;
  const { keptTurns } = dropOldest(request, bench.freshCounter());
  const same = keptTurns.length === turns - first;
  return {
    target: "P8",
    what:
      `drop-oldest, ${turns} turns, cold; plain library, each candidate recounted`,
    ours: time(oursMs),
    peer: time(ms, same ? "same turns" : "OTHER turns kept"),
    ratio: ms / oursMs,
  };
}

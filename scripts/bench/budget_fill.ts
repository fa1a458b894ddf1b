import { compact } from "../../lib/compact/compact.ts";
import { dropOldest } from "../../lib/compact/drop_oldest.ts";
import type { Message } from "../../lib/conversation/message.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { EncodingCounter } from "../../lib/count/gemma4/gemma4_counter.ts";
import { adversarialTexts } from "./adversarial.ts";
import type { Bench } from "./bench.ts";
import { benchChat, chatOf } from "./conversations.ts";
import { overshoot } from "./overshoot.ts";
import { allMessages, type NamedRequest, requestOf } from "./requests.ts";
import { atLeast, atMost, type Row } from "./row.ts";
import { REAL_KINDS } from "./texts.ts";

const BUDGETS = [512, 2_048, 8_192, 16_384];

/** P9: whether a budget is kept and used, on a whole recount, and by how much approximate counters miss it. */
export async function budgetFill(bench: Bench): Promise<readonly Row[]> {
  const counter = bench.freshCounter();
  const requests = kindRequests(bench);
  const hard = { name: "adversarial", request: adversarialRequest(bench) };
  return [
    ...oursRows(bench, [...requests, hard], counter),
    ...await overshoot(bench, requests, counter),
  ];
}

function kindRequests({ quick, own }: Bench): readonly NamedRequest[] {
  const turns = quick ? 150 : 400;
  return [
    ...REAL_KINDS.map((kind) => ({
      name: kind,
      request: requestOf(chatOf(kind, turns, 9)),
    })),
    { name: "chat", request: requestOf(benchChat(turns, 9)) },
    ...(own ? [{ name: "own file", request: own }] : []),
  ];
}

function adversarialRequest({ vocabulary }: Bench): CompactionRequest {
  const texts = [...adversarialTexts(300, vocabulary(), 9)];
  return requestOf(texts.map((text, index): Message => ({
    role: index % 3 === 0 ? "user" : "assistant", // two in a row are joined
    content: text.toWellFormed(),
  })));
}

function oursRows(
  bench: Bench,
  requests: readonly NamedRequest[],
  counter: EncodingCounter,
): Row[] {
  let over = 0;
  let made = 0;
  const fills: number[] = [];
  for (const { name, request } of requests) {
    bench.say(`P9 ours: ${name}`);
    for (const cut of cutsOf(request, counter)) {
      const oldest = dropOldest(cut, counter);
      for (const { messages } of [compact(cut, counter), oldest]) {
        made++;
        if (recount(cut, messages, counter) > cut.inputBudget) over++;
      }
      if (isFine(cut, counter) && oldest.removedTurns.length > 0) {
        fills.push(oldest.tokens.total / cut.inputBudget);
      }
    }
  }
  const row = {
    target: "P9" as const,
    what: `of ${made} compacted requests, over budget on a whole recount`,
    ours: { value: over, unit: "" },
    bound: atMost(over, 0),
  };
  return fills.length === 0 ? [row] : [row, fillRow(fills)];
}

function fillRow(fills: readonly number[]): Row {
  const percent = Math.min(...fills) * 100;
  return {
    target: "P9",
    what:
      `least fill by drop-oldest, ${fills.length} requests without a turn over 5 % of the budget`,
    ours: { value: percent, unit: "%" },
    bound: atLeast(percent, 95),
  };
}

/** The request with each budget into which its required part fits. */
function cutsOf(
  request: CompactionRequest,
  counter: EncodingCounter,
): readonly CompactionRequest[] {
  const required = recount(
    request,
    allMessages({ ...request, turns: [] }),
    counter,
  );
  return [...BUDGETS, request.inputBudget]
    .filter((inputBudget) => inputBudget >= required)
    .map((inputBudget) => ({
      ...request,
      inputBudget,
      notesReserve: Math.floor(inputBudget / 4),
    }));
}

function isFine(request: CompactionRequest, counter: EncodingCounter): boolean {
  const most = request.inputBudget * 0.05 + counter.count([]);
  return request.turns.every(({ messages }) => counter.count(messages) <= most);
}

/** Tokens of the messages, rendered and encoded in one piece. */
function recount(
  { tools, thinking }: CompactionRequest,
  messages: readonly Message[],
  counter: EncodingCounter,
): number {
  return counter.encode(counter.render!(messages, { tools, thinking })).length;
}

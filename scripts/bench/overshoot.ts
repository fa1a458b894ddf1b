import { dropOldest } from "../../lib/compact/drop_oldest.ts";
import type { Message } from "../../lib/conversation/message.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import type { EncodingCounter } from "../../lib/count/gemma4/gemma4_counter.ts";
import type { Bench } from "./bench.ts";
import { FRAME, type Peer } from "./peers.ts";
import { allMessages, BUDGET, type NamedRequest } from "./requests.ts";
import type { Measured, Row } from "./row.ts";

type ApproximateCounter = Pick<Peer, "name" | "countMessage">;

const CHARACTERS: ApproximateCounter = {
  name: "characters/4",
  countMessage: ({ content }) => Math.ceil(content.length / 4) + FRAME,
};

/** By how much a budget is exceeded if an approximate counter says which turns stay; a part of P9. */
export async function overshoot(
  bench: Bench,
  requests: readonly NamedRequest[],
  counter: EncodingCounter,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const ours = oursOver(requests, counter);
  for (const peer of [CHARACTERS, ...await bench.peers()]) {
    bench.say(`P9 ${peer.name}`);
    rows.push({
      target: "P9",
      what: `most over ${
        BUDGET.toLocaleString("en")
      } tokens, filled by ${peer.name}`,
      ours,
      peer: "missing" in peer ? peer : peerOver(peer, requests, counter),
    });
  }
  return rows;
}

function oursOver(
  requests: readonly NamedRequest[],
  counter: EncodingCounter,
): Measured {
  const totals = requests.map(({ request }) => {
    const cut = { ...request, inputBudget: BUDGET, notesReserve: 0 };
    return counter.count(dropOldest(cut, counter).messages);
  });
  return { value: overPercent(Math.max(...totals)), unit: "%" };
}

function peerOver(
  peer: ApproximateCounter,
  requests: readonly NamedRequest[],
  counter: EncodingCounter,
): Measured | { missing: string } {
  const found = requests.flatMap(({ name, request }) => {
    const kept = filledBy(peer, request);
    if (kept.turns.length === request.turns.length) return [];
    return [{ name, over: overPercent(counter.count(allMessages(kept))) }];
  }).sort((a, b) => a.over - b.over);
  if (found.length === 0) return { missing: "all fits" };
  const [least, most] = [found[0], found.at(-1)!];
  const detail = `${most.name}; ${least.over.toFixed(0)} % ${least.name}`;
  return { value: most.over, unit: "%", detail };
}

/** The newest turns that fit into the budget as the peer counts them. */
function filledBy(
  peer: ApproximateCounter,
  request: CompactionRequest,
): CompactionRequest {
  const sum = (messages: readonly Message[]) =>
    messages.reduce((tokens, one) => tokens + peer.countMessage(one), 0);
  let room = BUDGET - sum(allMessages({ ...request, turns: [] }));
  let first = request.turns.length;
  while (first > 0) {
    room -= sum(request.turns[first - 1].messages);
    if (room < 0) break;
    first--;
  }
  return { ...request, turns: request.turns.slice(first) };
}

function overPercent(tokens: number): number {
  return (tokens / BUDGET - 1) * 100;
}

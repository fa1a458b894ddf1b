import { extractorContext } from "../../lib/compact/extractor_context.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import { rankNotes } from "../../lib/notes/rank_notes.ts";
import type { Bench } from "./bench.ts";
import { growthExponent, timeOnce, timePair } from "./clock.ts";
import { allMessages, chatRequest } from "./requests.ts";
import { atMost, type Row, time } from "./row.ts";

/** Turns of chats of about 100,000 and 1,000,000 tokens. */
const TURNS = [1_000, 10_000];

interface Ranking {
  readonly tokens: number;
  readonly rankMs: number;
  readonly countMs: number;
  readonly ratio: number;
}

/** NOTES: how the time of ranking notes grows with the conversation, beside tokenising its text once; cold. */
export async function noteRanking(bench: Bench): Promise<readonly Row[]> {
  const [small, large] = bench.quick ? [100, 1_000] : TURNS;
  await rankingOf(bench, small); // warm-up
  const before = await rankingOf(bench, small);
  const after = await rankingOf(bench, large);
  const exponent = growthExponent(
    after.tokens / before.tokens,
    after.rankMs / before.rankMs,
  );
  const grouped = (tokens: number) => tokens.toLocaleString("en");
  return [{
    target: "NOTES",
    what: `rankNotes on a chat of ${
      grouped(after.tokens)
    } tokens (growth from ${
      grouped(before.tokens)
    }), beside tokenising its text once, cold`,
    ours: time(after.rankMs),
    peer: time(after.countMs, "once"),
    ratio: 1 / after.ratio,
    exponent,
    bound: atMost(exponent, 1.1),
  }];
}

async function rankingOf(bench: Bench, turns: number): Promise<Ranking> {
  const { name, request } = chatRequest(turns, turns);
  bench.say(`NOTES ${name}`);
  const text = allMessages(request).flatMap(messageTexts).join("\n");
  const rank = () =>
    timeOnce(() => {
      const counter = bench.freshCounter();
      const plan = planCompaction(request, counter);
      const context = extractorContext(plan, counter);
      return () => rankNotes()(plan.removedTurns, context);
    });
  const count = () =>
    timeOnce(() => {
      const encoder = bench.freshEncoder();
      return () => encoder.countText(text);
    });
  const most = turns > 5_000 ? 3 : 7;
  const pair = await timePair(rank, count, { most, capMs: 20_000 });
  return {
    tokens: bench.freshEncoder().countText(text),
    rankMs: pair.oursMs,
    countMs: pair.peerMs,
    ratio: pair.ratio,
  };
}

import { compact } from "../../lib/compact/compact.ts";
import { callText } from "../../lib/conversation/call_text.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { countMemo } from "../../lib/count/count_memo.ts";
import { gemma4Counter } from "../../lib/count/gemma4/gemma4_counter.ts";
import { noteLine } from "../../lib/conversation/format_notes.ts";
import type { Bench } from "./bench.ts";
import { allMessages, chatRequest, type NamedRequest } from "./requests.ts";
import { atMost, type Row } from "./row.ts";
import { benchText } from "./texts.ts";

/** P5: characters that a compaction hands to the tokenizer, beside those that it has to. */
export function charactersHanded(bench: Bench): readonly Row[] {
  const requests = [100, 1_000, bench.quick ? 2_000 : 10_000].map((turns) =>
    chatRequest(turns, turns)
  );
  const own = bench.own ? [{ name: "own file", request: bench.own }] : [];
  return [...requests, longQuestion(), ...own].map((named) =>
    handedOn(bench, named)
  );
}

/** A document in the question: what is counted more than once shows here. */
function longQuestion(): NamedRequest {
  const { name, request } = chatRequest(100, 100);
  const question = benchText("English", 100_000, 5);
  const inputBudget = request.inputBudget + 40_000;
  return {
    name: `${name} and a question of 100 KB`,
    request: { ...request, question, inputBudget },
  };
}

function handedOn(bench: Bench, { name, request }: NamedRequest): Row {
  bench.say(`P5 characters: ${name}`);
  const encoder = bench.freshEncoder();
  let handed = 0;
  const encode = (text: string) => {
    handed += text.length;
    return encoder.encode(text);
  };
  const counter = gemma4Counter("gemma-4-E2B", {
    encode,
    countText: countMemo((text) => encode(text).length),
  });
  const result = compact(request, counter);
  const { tools, thinking } = request;
  const { length } = counter.render!(result.messages, { tools, thinking });
  const notes = [...result.notes, ...result.droppedNotes];
  const needed = charactersOf(request) +
    notes.reduce((sum, note) => sum + noteLine(note).length, 0);
  const ratio = (handed - length) / needed;
  return {
    target: "P5",
    what: `characters tokenised by the cue rule, ${name}, final recount aside`,
    ours: { value: handed - length, unit: "" },
    peer: { value: needed, unit: "", detail: "needed" },
    ratio,
    bound: atMost(ratio, 1.1),
  };
}

function charactersOf(request: CompactionRequest): number {
  return allMessages(request).flatMap((message) => [
    ...messageTexts(message),
    ...(message.toolCalls ?? []).map(callText),
  ]).reduce((sum, text) => sum + text.length, 0);
}

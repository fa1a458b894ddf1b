import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { charactersCounter } from "../../lib/count/characters.ts";
import { FormatError } from "../../lib/errors.ts";
import { mergeRuns } from "../../lib/measure/retention/run/merge_runs.ts";
import { readRun } from "../../lib/measure/retention/run/read_run.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { documentText } from "../../lib/report/document_text.ts";
import { retentionRunDocument } from "../../lib/report/retention_run_document.ts";
import {
  retentionFiguresJson,
  retentionRunJson,
} from "../../lib/report/retention_run_json.ts";
import { missingPeers } from "../../scripts/retention/peers/missing_peers.ts";
import { PEER_KEYS } from "../../scripts/retention/peers/peer_list.ts";
import { LOCOMO_SAMPLE } from "./made_up_sets.ts";
import { conversation, runOf } from "./run_sample.ts";

const SET = {
  set: "locomo" as const,
  hash: "",
  conversations: readLocomo(LOCOMO_SAMPLE),
};
const COUNTER = charactersCounter();
const MISSING = [{ extractor: "LexRank", reason: "too long" }];

/** A run, or part of one, whose set leaves a peer out. */
function runWithout(missing = MISSING, from = 0, size = 1) {
  const { sets: [set], ...frame } = runOf(
    [conversation(from, { words: [1, 2] })],
    size,
  );
  const { conversations, ...rest } = set;
  return { ...frame, sets: [{ ...rest, missing, conversations }] };
}

Deno.test("missingPeers() leaves those with a number for each pair out of a set with a long conversation, and says which", () => {
  assertEquals(missingPeers(PEER_KEYS, SET, COUNTER), []);
  assertEquals(missingPeers(["lsa", "mmr"], SET, COUNTER, 2), []);
  const missing = missingPeers(PEER_KEYS, SET, COUNTER, 2);
  assertEquals(
    missing.map(({ extractor }) => extractor),
    ["sumy 0.13.0 LexRank", "sumy 0.13.0 TextRank"],
  );
  assertStringIncludes(missing[0].reason, "conversation conv-1 has ");
  assertStringIncludes(missing[0].reason, " sentences, it takes up to 2");
});

Deno.test("what is left out of a set stands above its table and in its files", () => {
  const run = runWithout();
  const text = documentText(retentionRunDocument(run), false);
  assertStringIncludes(text, "not on locomo");
  assertStringIncludes(text, "LexRank: too long");
  for (const json of [retentionRunJson(run), retentionFiguresJson(run, "d")]) {
    assertEquals(JSON.parse(json).sets[0].missing, MISSING);
  }
  assertEquals(readRun(JSON.parse(retentionRunJson(run))), run);
});

Deno.test("mergeRuns() keeps what is left out, and refuses parts that leave out other things", () => {
  const parts = [runWithout(MISSING, 1, 2), runWithout(MISSING, 0, 2)];
  assertEquals(mergeRuns(parts).sets[0].missing, MISSING);
  assertThrows(
    () => mergeRuns([runWithout(MISSING, 1, 2), runWithout([], 0, 2)]),
    FormatError,
    "sets differs from the first part's",
  );
});

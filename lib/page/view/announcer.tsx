/// <reference lib="dom" />
import { useComputed, useSignalEffect } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import type { PageModel } from "../model/page_model.ts";
import { factWord, momentWords, number } from "../model/words.ts";

/** A reader hears at most one moment in this time, and always the last one. */
const PAUSE_MS = 1000;

/** Says each moment to screen readers. */
export function Announcer({ model }: { model: PageModel }) {
  const [said, say] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = useComputed(() => wordsOf(model));
  useSignalEffect(() => {
    const next = words.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => say(next), PAUSE_MS);
  });
  return <p class="unseen" role="status" aria-live="polite">{said}</p>;
}

function wordsOf({ main, state }: PageModel): string {
  const replay = main.replay.value;
  if (main.problem.value) return main.problem.value;
  if (replay === null || state.value === null) return "";
  const { tokens, refused, facts, arrived } = state.value;
  const moment = momentWords(replay, state.value);
  if (arrived === 0) return moment;
  if (refused) {
    return `${moment}: refused, ${number(refused.requiredTokens)} required of ${
      number(refused.budgetTokens)
    }`;
  }
  const fact = facts.length === 1
    ? `${replay.facts[0].label ?? replay.facts[0].text} ${factWord(facts[0])}`
    : `${
      facts.filter(({ supported }) => supported).length
    } of ${facts.length} facts backed`;
  return `${moment}: ${number(tokens.total)} of ${
    number(tokens.budget)
  } tokens, ${fact}`;
}

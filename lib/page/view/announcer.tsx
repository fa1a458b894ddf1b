/// <reference lib="dom" />
import { useComputed, useSignalEffect } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { factName } from "../../replay/fact_name.ts";
import { isBacked } from "../model/is_backed.ts";
import type { PageModel } from "../model/page_model.ts";
import { factWord } from "../model/fact_word.ts";
import { momentWords } from "../model/moment_words.ts";
import { wholeNumber } from "../../report/whole_number.ts";

/** A reader hears at most one moment in this time, and always the last one. */
const PAUSE_MS = 1000;

/** Says each moment to screen readers. */
export function Announcer({ model }: { model: PageModel }) {
  const [said, say] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = useComputed(() => wordsOf(model));
  useSignalEffect(() => {
    // Read so that the effect follows it; what is said is what holds when the time is up.
    void words.value;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      say(words.peek());
    }, PAUSE_MS);
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
    return `${moment}: refused, ${
      wholeNumber(refused.requiredTokens)
    } required of ${wholeNumber(refused.budgetTokens)}`;
  }
  const fact = facts.length === 1
    ? `${factName(replay.facts[0])} ${factWord(facts[0])}`
    : `${facts.filter(isBacked).length} of ${facts.length} facts backed`;
  return `${moment}: ${wholeNumber(tokens.total)} of ${
    wholeNumber(tokens.budget)
  } tokens, ${fact}`;
}

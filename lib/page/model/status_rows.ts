import type { Replay, ReplayFact } from "../../replay/replay.ts";
import { isBacked } from "./is_backed.ts";
import type { Baseline } from "./baseline.ts";
import { printable } from "../../text/printable.ts";
import { wholeNumber } from "../../report/whole_number.ts";

/** A line of the comparison: what, at this moment, and in the baseline. */
export interface StatusRow {
  readonly name: string;
  readonly now: string;
  readonly baseline: string;
  /** Whether it is good or bad news, beside its words. */
  readonly tone: "good" | "bad" | "";
}

/**
 * The moment in words: a lesson's one fact in full, or how many facts of a request are in which state.
 *
 * @param replay The replay.
 * @param now The visible moment.
 * @param baseline The frozen one.
 */
export function statusRows(
  replay: Replay,
  now: Baseline,
  baseline: Baseline | null,
): readonly StatusRow[] {
  const row = (
    name: string,
    words: (moment: Baseline) => string,
    tone: StatusRow["tone"] = "",
  ): StatusRow => ({
    name,
    now: words(now),
    baseline: baseline ? words(baseline) : "",
    tone,
  });
  const isLesson = replay.kind === "lesson";
  const facts = isLesson
    ? lessonRows(replay.facts[0], now, row)
    : replay.facts.length === 0
    ? []
    : requestRows(now, row);
  return [
    ...facts,
    row(
      "tokens",
      (moment) => moment.refused ? "refused" : wholeNumber(moment.totalTokens),
    ),
    row("attempted", (moment) => wholeNumber(moment.attemptedTokens)),
    row("retained", (moment) => idsWords(moment.retained)),
    row(
      isLesson ? "summary covers" : "notes quote",
      (moment) => idsWords(moment.covers),
    ),
  ];
}

type MakeRow = (
  name: string,
  words: (moment: Baseline) => string,
  tone?: StatusRow["tone"],
) => StatusRow;

function lessonRows(
  { label }: ReplayFact,
  { facts: [now], arrived }: Baseline,
  row: MakeRow,
): readonly StatusRow[] {
  const tone = (good: boolean) => arrived === 0 ? "" : good ? "good" : "bad";
  const isAsked = now.answer?.status !== "not asked";
  return [
    row("fact mentioned", ({ facts: [fact] }) => fact.mentioned ? "yes" : "no"),
    row(
      "user-backed evidence",
      ({ facts: [fact] }) =>
        fact.supported ? `yes, source ${fact.sources.join(" ")}` : "no",
      now.status === "not yet said" ? "" : tone(now.supported === true),
    ),
    row(
      "answer",
      ({ facts: [{ answer }] }) =>
        printable(`${label}: ${answer?.value ?? answer?.status}`),
      isAsked ? tone(now.answer?.status === "supported") : "",
    ),
  ];
}

function requestRows(now: Baseline, row: MakeRow): readonly StatusRow[] {
  const count = (test: (fact: Baseline["facts"][number]) => boolean) =>
  (
    { facts }: Baseline,
  ) => `${facts.filter(test).length} of ${facts.length}`;
  const has = (status: string) => (fact: Baseline["facts"][number]) =>
    fact.status === status;
  const lost = has("lost");
  return [
    row("facts backed", count(isBacked)),
    row(
      "only mentioned",
      count((fact) =>
        fact.mentioned && !isBacked(fact) && fact.status !== "stale"
      ),
    ),
    row("lost", count(lost), now.facts.some(lost) ? "bad" : ""),
    row("stale", count(has("stale"))),
    row("replaced and gone", count(has("absent"))),
    row("not yet said", count(has("not yet said"))),
    row(
      "sources",
      ({ facts }) => idsWords(sourcesOf(facts)),
    ),
  ];
}

/** The turns that back facts which still hold, in the order of the conversation. */
function sourcesOf(facts: Baseline["facts"]): readonly string[] {
  const sources = facts.filter(isBacked).flatMap(({ sources }) => sources);
  return [...new Set(sources)].sort((a, b) =>
    a.localeCompare(b, "en", { numeric: true })
  );
}

/** The first and last of many ids are enough. */
function idsWords(ids: readonly string[]): string {
  if (ids.length === 0) return "–";
  if (ids.length <= 10) return ids.join(" ");
  return `${ids.slice(0, 3).join(" ")} … ${ids.slice(-3).join(" ")} (${
    wholeNumber(ids.length)
  })`;
}

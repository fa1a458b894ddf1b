import type { Replay, ReplayFact } from "../../replay/replay.ts";
import type { Baseline } from "./baseline.ts";
import { printable } from "../../text/printable.ts";
import { number } from "./words.ts";

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
  const facts = replay.kind === "lesson"
    ? lessonRows(replay.facts[0], now, row)
    : requestRows(now, row);
  return [
    ...facts,
    row(
      "tokens",
      (moment) => moment.refused ? "refused" : number(moment.totalTokens),
    ),
    row("attempted", (moment) => number(moment.attemptedTokens)),
    row("retained", (moment) => idsWords(moment.retained)),
    row("summary covers", (moment) => idsWords(moment.covers)),
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
  const lost = (fact: Baseline["facts"][number]) =>
    !fact.mentioned && fact.status === "lost";
  return [
    row("facts backed", count((fact) => fact.supported === true)),
    row(
      "only mentioned",
      count((fact) => fact.mentioned && fact.supported !== true),
    ),
    row("lost", count(lost), now.facts.some(lost) ? "bad" : ""),
    row("stale", count((fact) => fact.status === "stale")),
    row("not yet said", count((fact) => fact.status === "not yet said")),
    row(
      "sources",
      ({ facts }) =>
        idsWords([...new Set(facts.flatMap(({ sources }) => sources))]),
    ),
  ];
}

/** The first and last of many ids are enough. */
function idsWords(ids: readonly string[]): string {
  if (ids.length === 0) return "–";
  if (ids.length <= 10) return ids.join(" ");
  return `${ids.slice(0, 3).join(" ")} … ${ids.slice(-3).join(" ")} (${
    number(ids.length)
  })`;
}

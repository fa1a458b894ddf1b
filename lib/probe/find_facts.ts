import type { Turn } from "../conversation/turn.ts";
import { type Candidate, collectFacts } from "./facts/candidate.ts";
import { factSpans } from "./facts/fact_spans.ts";
import { type FactSource, factTexts } from "./facts/fact_texts.ts";
import { linkReplacements } from "./facts/link_replacements.ts";
import { sentenceAt } from "./facts/sentence_at.ts";
import { FACT_KINDS, type FactKind, type FoundFact } from "./found_fact.ts";

/** What `findFacts` may be told. */
export interface FindFactsOptions {
  /** Most facts of one kind; default 40. What people said, edited and ran stays first. */
  readonly perKind?: number;
}

const PER_KIND = 40;
/** Kinds whose value is a sentence or line already. */
const WHOLE: readonly FactKind[] = [
  "constraint",
  "decision",
  "replacement",
  "command",
  "error",
  "question",
  "todo",
];
const USE_WEIGHT = {
  edited: 6,
  succeeded: 4,
  run: 3,
  read: 2,
  failed: 1,
} as const;
const ROLE_WEIGHT = { user: 5, system: 4, assistant: 1, tool: 0 } as const;

/**
 * The specific facts that a conversation seems to hold, by shape alone: proposed, for a person to look over.
 *
 * It finds addresses, paths, numbers, dates, errors and commands in every text and in the arguments of calls, and the
 * constraints, decisions and replacements of user and system. It does not know what matters: common values (`1.0.0`,
 * `50 %`, `git status`) are left out, of each kind only so many are given, and what has no shape is not found. Sentences
 * are found in English; dates, numbers and paths in any language. For checks see `toProbes`.
 *
 * @param source Turns, or a request with its instructions, question and tool rounds.
 * @param options The most facts of a kind.
 * @throws {RangeError} If `perKind` is not a number of at least 0.
 *
 * @example A rule and a number, with where they were said
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const facts = findFacts([{
 *   id: "T1",
 *   messages: [{ role: "user", content: "Exports must stay in the EU. We have 41,250 rows." }],
 * }]);
 * assertEquals(facts.map(({ kind, value }) => [kind, value]), [
 *   ["constraint", "Exports must stay in the EU."],
 *   ["quantity", "41,250 rows"],
 * ]);
 * assertEquals(facts[1].source, { turn: "T1", role: "user" });
 * ```
 */
export function findFacts(
  source: readonly Turn[] | FactSource,
  { perKind = PER_KIND }: FindFactsOptions = {},
): readonly FoundFact[] {
  if (!(perKind >= 0)) {
    throw new RangeError(
      `Cannot find facts: perKind must be 0 or more, it is ${perKind}`,
    );
  }
  const texts = factTexts(source);
  const found = withoutDone(collectFacts(texts, factSpans), texts);
  const facts = FACT_KINDS.flatMap((kind) =>
    mostTelling(found.filter((fact) => fact.kind === kind), perKind)
  );
  const links = linkReplacements(facts);
  return facts.map((fact) => factOf(fact, links.get(fact.id)));
}

/** An item of a to-do tool that was ticked off at any time is not open. */
function withoutDone(
  found: readonly Candidate[],
  texts: ReturnType<typeof factTexts>,
): readonly Candidate[] {
  const done = new Set(
    texts.filter(({ call }) => call?.status === "completed")
      .map(({ text }) => text),
  );
  return found.filter(({ kind, value }) => kind !== "todo" || !done.has(value));
}

/** So many of one kind, in their own order: those with the most weight, the newer of equals. */
function mostTelling(
  found: readonly Candidate[],
  most: number,
): readonly Candidate[] {
  if (found.length <= most) return found;
  const weight = ({ place, use, mentions }: Candidate) =>
    ROLE_WEIGHT[place.source.role] + (use ? USE_WEIGHT[use] : 0) +
    Math.min(mentions, 4) / 4;
  const chosen = new Set(
    [...found].sort((a, b) => weight(b) - weight(a) || b.order - a.order)
      .slice(0, most),
  );
  return found.filter((fact) => chosen.has(fact));
}

function factOf(
  { id, kind, value, place, span, order, mentions, use }: Candidate,
  supersededBy: string | undefined,
): FoundFact {
  return {
    id,
    kind,
    value,
    sentence: WHOLE.includes(kind)
      ? value
      : sentenceAt(place.text, span.start, span.end),
    source: place.source,
    position: order,
    offset: span.start,
    mentions,
    ...(use === undefined ? {} : { use }),
    ...(supersededBy === undefined ? {} : { supersededBy, proposed: true }),
  };
}

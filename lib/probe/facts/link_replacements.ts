import { includesWhole } from "../../text/includes_whole.ts";
import { foldText } from "../../text/fold_text.ts";
import type { FactKind } from "../found_fact.ts";
import type { Candidate } from "./candidate.ts";
import { valueSpans } from "./fact_spans.ts";
import { sentenceAt } from "./sentence_at.ts";

const SENTENCES: readonly FactKind[] = [
  "constraint",
  "decision",
  "replacement",
];
const SETTINGS: readonly FactKind[] = [
  "date",
  "time",
  "money",
  "percentage",
  "quantity",
  "key-number",
  "version",
  "url",
];

/**
 * For each fact that an earlier one seems to be replaced by, the id of the newer fact.
 *
 * The old words must be an earlier value, or stand in an earlier constraint or decision of user or system. Where only
 * the subject is said (`the deadline has moved to 14 May`), the earlier sentence must name it with a value of the same
 * kind. A guess by words; the first replacement after a fact counts.
 *
 * @param facts The facts, in the order of their first mention.
 */
export function linkReplacements(
  facts: readonly Candidate[],
): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const replacing of facts) {
    if (replacing.kind !== "replacement") continue;
    const { old, subject } = replacing.span;
    const isReplaced = old !== undefined
      ? holdsOld(foldText(old))
      : subject !== undefined
      ? holdsSubject(foldText(subject), kindsIn(replacing))
      : () => false;
    for (const fact of facts) {
      const isEarlier = fact.order < replacing.order && !links.has(fact.id);
      if (isEarlier && isReplaced(fact)) links.set(fact.id, replacing.id);
    }
  }
  return links;
}

function holdsOld(old: string): (fact: Candidate) => boolean {
  return ({ kind, value }) => {
    const folded = foldText(value);
    if (SENTENCES.includes(kind)) return includesWhole(folded, old);
    return kind !== "error" && kind !== "command" && folded === old;
  };
}

function holdsSubject(
  subject: string,
  kinds: ReadonlySet<FactKind>,
): (fact: Candidate) => boolean {
  return (fact) => {
    const { kind, place, span } = fact;
    const isSaid = place.source.role === "user" ||
      place.source.role === "system";
    if (!isSaid) return false;
    if (SENTENCES.includes(kind)) {
      return includesWhole(foldText(fact.value), subject) &&
        [...kindsIn(fact)].some((each) => kinds.has(each));
    }
    return kinds.has(kind) && SETTINGS.includes(kind) &&
      includesWhole(
        foldText(sentenceAt(place.text, span.start, span.end)),
        subject,
      );
  };
}

function kindsIn({ value, place }: Candidate): ReadonlySet<FactKind> {
  const spans = valueSpans({ text: value, source: place.source });
  return new Set(spans.map(({ kind }) => kind));
}

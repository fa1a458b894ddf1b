import type { AnswerClause, AnswerToken } from "./reading/answer_clause.ts";
import type { Related, Standing } from "./marks/answer_rule.ts";
import { answerUnits } from "./reading/answer_units.ts";
import type { WordKind } from "./reading/answer_words.ts";
import type { Decision } from "./decision.ts";
import { isOf } from "./reading/is_of.ts";
import { readClauses } from "./reading/read_clauses.ts";
import { ANSWER_RULES } from "./marks/answer_rules.ts";
import { type Mention, valueFinder } from "./reading/value_finder.ts";

/** Where a decision's value stands that way, first in the answer, and the rule that says so. */
export interface Seen {
  /** Name of the rule. */
  readonly rule: string;
  /** The words around it. */
  readonly text: string;
}

/** How the answer speaks of one decision. */
export type Standings = { readonly [standing in Standing]?: Seen };

const TEXT_CHARS = 200;
const LABELS: readonly WordKind[] = [
  ...["not", "no longer", "gone", "drop", "instead", "replaced by"] as const,
  ...["old", "earlier", "change", "cross"] as const,
];

/**
 * How a folded answer speaks of each decision: whether it stands, is put aside, or is only quoted; all three may be.
 *
 * @throws {RangeError} If a value is blank.
 */
export function readStandings(
  text: string,
  decisions: readonly Decision[],
): ReadonlyMap<Decision, Standings> {
  const find = valueFinder(decisions);
  const related = relatedBy(decisions);
  const seen = new Map<Decision, Partial<Record<Standing, Seen>>>(
    decisions.map((decision) => [decision, {}]),
  );
  const isLabel = (label: string) =>
    find(label).length === 0 &&
    readClauses({ text: `${label}:`, quoted: false }, []).some(({ tokens }) =>
      tokens.some((token) => isOf(token, ...LABELS))
    );
  for (const unit of answerUnits(text, isLabel)) {
    const mentions = find(unit.text);
    if (mentions.length === 0) continue;
    for (const clause of readClauses(unit, mentions)) {
      const words = judge(clause, related);
      clause.tokens.forEach((token, at) => {
        if (token.mention === undefined) return;
        const { rule, standing } = words.get(at) ??
          { rule: "named", standing: "stands" };
        for (const decision of token.mention.decisions) {
          seen.get(decision)![standing] ??= {
            rule,
            text: pieceOf(clause, token),
          };
        }
      });
    }
  }
  return seen;
}

interface Word {
  readonly rule: string;
  readonly standing: Standing;
}

/** The first rule's word on each value, by its index. */
function judge(
  clause: AnswerClause,
  related: Related,
): ReadonlyMap<number, Word> {
  const words = new Map<number, Word>();
  if (!clause.tokens.some(({ type }) => type === "value")) return words;
  for (const { name, mark } of ANSWER_RULES) {
    for (const { at, standing } of mark(clause, related)) {
      if (!words.has(at)) words.set(at, { rule: name, standing });
    }
  }
  return words;
}

/** Two values are related if their decisions end in the same one. */
function relatedBy(decisions: readonly Decision[]): Related {
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  const endOf = (decision: Decision): string => {
    let { id, replacedBy } = decision;
    for (let i = 0; replacedBy !== undefined && i < decisions.length; i++) {
      id = replacedBy;
      replacedBy = byId.get(id)?.replacedBy;
    }
    return id;
  };
  const ends = new Map(decisions.map((one) => [one, endOf(one)]));
  return (a: Mention, b: Mention) =>
    a.decisions.some((one) =>
      b.decisions.some((other) => ends.get(one) === ends.get(other))
    );
}

/** The clause, or of a long one the part around the value; bold marks may have lost their other half, so they go. */
function pieceOf({ text, tokens }: AnswerClause, value: AnswerToken): string {
  const start = Math.max(tokens[0].start, value.start - TEXT_CHARS / 2);
  const end = Math.min(tokens.at(-1)!.end, start + TEXT_CHARS);
  return text.slice(start, end)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "")
    .replaceAll("**", "")
    .trim();
}

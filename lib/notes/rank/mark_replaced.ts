import type { Turn } from "../../conversation/turn.ts";
import { splitSentences } from "../../text/split_sentences.ts";
import type { ExtractorContext } from "../extractor.ts";
import { findReplaced, type Statement } from "../replaced_facts.ts";
import { rankUnits } from "./rank_units.ts";
import type { RankUnit } from "./rank_unit.ts";

/**
 * The units, those that a later statement seems to replace marked with its turn, as `out` where that is plain, with what
 * replaces it, and those that replace one marked as such.
 *
 * What users say in the turns that stay, and in the question, replaces too. A marked unit shares no line with an unmarked
 * one, so that a mark is of nothing else. A carried note that holds several sentences is never out.
 */
export function markReplaced(
  units: readonly RankUnit[],
  context: ExtractorContext,
): readonly RankUnit[] {
  const owners: number[] = [];
  const statements: Statement[] = [];
  const isPlain = new Set<number>();
  units.forEach((unit, at) => {
    if (!isStated(unit)) return;
    const said = sentencesOf(unit, context.locale);
    if (said.length === 1) isPlain.add(at);
    for (const text of said) {
      statements.push(statementOf(unit, text));
      owners.push(at);
    }
  });
  statements.push(...laterStatements(context));
  const newer = new Map<number, string>();
  const replacing = new Set<number>();
  const out = new Map<number, number | "stays">();
  findReplaced(statements).forEach((found, index) => {
    const at = owners[index];
    if (found === undefined || at === undefined) return;
    newer.set(at, statements[found.by].turn);
    replacing.add(owners[found.by]);
    if (found.mayDrop && isPlain.has(at)) {
      out.set(at, owners[found.by] ?? "stays");
    }
  });
  return units.map((unit, at): RankUnit => {
    const by = newer.get(at);
    const follows = unit.follows && by === newer.get(at - 1) &&
      !out.has(at) && !out.has(at - 1);
    const isAsBefore = by === undefined && follows === unit.follows &&
      !replacing.has(at);
    if (isAsBefore) return unit;
    return {
      ...unit,
      follows,
      ...(by === undefined ? {} : { newer: by }),
      ...(out.has(at) ? { out: out.get(at) } : {}),
      ...(replacing.has(at) ? { replaces: true } : {}),
    };
  });
}

function isStated({ kind, source }: RankUnit): boolean {
  return (kind === "prose" || kind === "carried") &&
    (source.role === "user" || source.role === "system");
}

function sentencesOf(unit: RankUnit, locale?: string): readonly string[] {
  return unit.kind === "carried"
    ? splitSentences(unit.text, locale).map(({ text }) => text)
    : [unit.text];
}

function statementOf({ source }: RankUnit, text: string): Statement {
  return { text, turn: source.turn, role: source.role };
}

function laterStatements(context: ExtractorContext): readonly Statement[] {
  const { keptTurns, question, questionId } = context;
  const asked: readonly Turn[] = questionId === undefined
    ? []
    : [{ id: questionId, messages: [{ role: "user", content: question }] }];
  const spoken = [...keptTurns, ...asked].map((turn) => ({
    ...turn,
    messages: turn.messages.filter(({ role }) =>
      role === "user" || role === "system"
    ),
  }));
  return rankUnits(spoken, context).filter(isStated)
    .map((unit) => statementOf(unit, unit.text));
}

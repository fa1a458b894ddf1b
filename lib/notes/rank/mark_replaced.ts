import type { Turn } from "../../conversation/turn.ts";
import { splitSentences } from "../../text/split_sentences.ts";
import type { ExtractorContext } from "../extractor.ts";
import { findReplaced, type Statement } from "../replaced_facts.ts";
import { dropUnits } from "./drop_units.ts";
import { rankUnits } from "./rank_units.ts";
import type { RankUnit } from "./rank_unit.ts";

/**
 * The units, those that a later statement seems to replace marked with its turn, or left out where that is plain.
 *
 * What users say in the turns that stay replaces too. A marked unit shares no line with an unmarked one, so that a mark
 * is of nothing else. Of a carried note that holds several sentences nothing is left out.
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
  statements.push(...laterStatements(context.keptTurns, context));
  const newer = new Map<number, string>();
  const out = new Set<number>();
  findReplaced(statements).forEach((found, index) => {
    const at = owners[index];
    if (found === undefined || at === undefined) return;
    newer.set(at, statements[found.by].turn);
    if (found.mayDrop && isPlain.has(at)) out.add(at);
  });
  const marked = units.map((unit, at): RankUnit => {
    const by = newer.get(at);
    const follows = unit.follows && by === newer.get(at - 1);
    if (by !== undefined) return { ...unit, newer: by, follows };
    return follows === unit.follows ? unit : { ...unit, follows };
  });
  return dropUnits(marked, (_, at) => out.has(at));
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

function laterStatements(
  turns: readonly Turn[],
  context: ExtractorContext,
): readonly Statement[] {
  const spoken = turns.map((turn) => ({
    ...turn,
    messages: turn.messages.filter(({ role }) =>
      role === "user" || role === "system"
    ),
  }));
  return rankUnits(spoken, context).filter(isStated)
    .map((unit) => statementOf(unit, unit.text));
}

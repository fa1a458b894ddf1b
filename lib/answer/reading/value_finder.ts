import type { Decision } from "../decision.ts";
import { foldAnswer } from "./fold_answer.ts";
import { standsAlone } from "./stands_alone.ts";

/** A place in an answer where a value stands. */
export interface Mention {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** The decisions that it names; all current, or all replaced. */
  readonly decisions: readonly Decision[];
}

/**
 * A function that finds the values of the decisions in a folded text, in order and without overlap.
 *
 * Values are whole (see `standsAlone`) and in any case; white space in a value equals any, marks of emphasis beside it
 * too. Where one value lies inside a longer one, the longer one is meant. A value that a current and a replaced decision
 * share names the current one.
 *
 * @throws {RangeError} If a value is blank.
 *
 * @example "Postgres 12" is not "Postgres"
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const find = valueFinder([
 *   { id: "old", values: ["Postgres 12"], current: false, replacedBy: "new" },
 *   { id: "new", values: ["Postgres"], current: true },
 * ]);
 * assertEquals(find("postgres **12**").map(({ decisions }) => decisions[0].id), ["old"]);
 * ```
 */
export function valueFinder(
  decisions: readonly Decision[],
): (text: string) => readonly Mention[] {
  const shapes = [...ownersOf(decisions)].map(([value, named]) => ({
    shape: new RegExp(valueSource(value), "giu"),
    named: named.some(({ current }) => current)
      ? named.filter(({ current }) => current)
      : named,
  }));
  return (text) => {
    const found: Mention[] = [];
    for (const { shape, named } of shapes) {
      shape.lastIndex = 0;
      for (let hit = shape.exec(text); hit; hit = shape.exec(text)) {
        const { index } = hit;
        const end = index + hit[0].length;
        if (standsAlone(text, index, end)) {
          found.push({ start: index, end, decisions: named });
        } else shape.lastIndex = index + 1;
      }
    }
    return withoutOverlap(found);
  };
}

/** The decisions that each value names, by its folded lower case. */
function ownersOf(
  decisions: readonly Decision[],
): ReadonlyMap<string, readonly Decision[]> {
  const owners = new Map<string, readonly Decision[]>();
  for (const decision of decisions) {
    for (const value of decision.values) {
      const key = foldAnswer(value).trim().toLowerCase();
      if (key === "") {
        throw new RangeError(
          `Cannot grade an answer: decision ${
            JSON.stringify(decision.id)
          } has a blank value`,
        );
      }
      owners.set(key, [...owners.get(key) ?? [], decision]);
    }
  }
  return owners;
}

function valueSource(value: string): string {
  return value
    .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, "[*_`]*\\s+[*_`]*");
}

function withoutOverlap(found: readonly Mention[]): readonly Mention[] {
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Mention[] = [];
  for (const mention of sorted) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  }
  return kept;
}

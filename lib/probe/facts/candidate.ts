import type { FactKind, FactUse } from "../found_fact.ts";
import type { FactSpan } from "./fact_span.ts";
import type { FactText } from "./fact_text.ts";

/** A fact while it is being collected: one value of one kind, wherever it stands. */
export interface Candidate {
  /** The kind and a number; unique. */
  readonly id: string;
  /** What sort of fact it is. */
  readonly kind: FactKind;
  /** The words. */
  readonly value: string;
  /** The place that is named as the source. */
  place: FactText;
  /** Its span there. */
  span: FactSpan;
  /** Number of that text in the conversation. */
  order: number;
  /** How many texts hold it, and the newest of them. */
  mentions: number;
  lastOrder: number;
  /** The strongest use that was seen; of two outcomes the later one. */
  use?: FactUse;
}

const SAY = { system: 3, user: 3, tool: 2, assistant: 1 } as const;
const USES: readonly (FactUse | undefined)[] = [
  "failed",
  "read",
  "succeeded",
  "run",
  "edited",
];
const EDIT = /edit|write|create|replace|patch|insert|save/i;
const READ = /read|view|open|cat|grep|glob|search|find|list/i;
const PATH_KEY = /path|file|dir|folder|notebook/i;

/**
 * The facts of all texts, each value of a kind once, in the order of their first mention.
 *
 * The source is the newest place of the role that has the most say: system and user, then tool, then assistant.
 *
 * @param texts The texts, oldest first.
 * @param spansOf Finds spans in a text.
 */
export function collectFacts(
  texts: readonly FactText[],
  spansOf: (place: FactText) => readonly FactSpan[],
): readonly Candidate[] {
  const byKey = new Map<string, Candidate>();
  const counts = new Map<FactKind, number>();
  texts.forEach((place, order) => {
    for (const span of spansOf(place)) {
      const value = place.text.slice(span.start, span.end);
      if (!value.isWellFormed()) continue;
      const key = `${span.kind} ${value}`;
      const known = byKey.get(key);
      if (known) addMention(known, place, span, order);
      else {
        const number = (counts.get(span.kind) ?? 0) + 1;
        counts.set(span.kind, number);
        const id = `${span.kind}-${number}`;
        const use = useOf(place, span);
        byKey.set(key, {
          id,
          kind: span.kind,
          value,
          place,
          span,
          order,
          mentions: 1,
          lastOrder: order,
          use,
        });
      }
    }
  });
  return [...byKey.values()];
}

function addMention(
  known: Candidate,
  place: FactText,
  span: FactSpan,
  order: number,
): void {
  if (order !== known.lastOrder) known.mentions++;
  known.lastOrder = order;
  known.use = strongest(known.use, useOf(place, span));
  if (SAY[place.source.role] < SAY[known.place.source.role]) return;
  Object.assign(known, { place, span, order });
}

/** Of two outcomes of a command the later one, else the stronger use. */
function strongest(known?: FactUse, use?: FactUse): FactUse | undefined {
  const isOutcome = (one?: FactUse) => one === "failed" || one === "succeeded";
  if (isOutcome(known) && isOutcome(use)) return use;
  return USES.indexOf(use) > USES.indexOf(known) ? use : known;
}

/** What a call does with a path, by the tool's name; a path in a shell's command was run. */
function useOf({ call }: FactText, span: FactSpan): FactUse | undefined {
  if (span.use !== undefined) return span.use;
  if (call === undefined || span.kind !== "path") return undefined;
  if (PATH_KEY.test(call.key)) {
    if (EDIT.test(call.tool)) return "edited";
    if (READ.test(call.tool)) return "read";
  }
  return /^(?:command|cmd|script)$/i.test(call.key) ? "run" : undefined;
}

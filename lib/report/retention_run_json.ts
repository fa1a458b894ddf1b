import { figuresOf, rowName } from "../measure/retention/run/figures.ts";
import type {
  RetentionRun,
  SetRun,
} from "../measure/retention/run/retention_run.ts";

/**
 * A run as JSON: sums by conversation, from which parts are merged, and the figures, where every conversation is there.
 *
 * @param run What was measured.
 */
export function retentionRunJson(run: RetentionRun): string {
  const { sets, ...frame } = run;
  return jsonLines({
    ...frame,
    sets: sets.map((set) => ({
      ...set,
      ...(set.conversations.length === set.size
        ? { figures: figureRows(set) }
        : {}),
    })),
  });
}

/**
 * The figures of a run as JSON, without a word of the sets: what is recorded and published.
 *
 * @param run A whole run.
 * @param date The day, `2026-11-30`.
 */
export function retentionFiguresJson(run: RetentionRun, date: string): string {
  const { sets, ...frame } = run;
  return jsonLines({
    date,
    ...frame,
    sets: sets.map((set) => {
      const { conversations, missing } = set;
      const [known, all] = conversations.reduce(
        ([a, b], { answers }) => [a + answers[0], b + answers[1]],
        [0, 0],
      );
      return {
        set: set.set,
        hash: set.hash,
        conversations: conversations.length,
        tokens: conversations.reduce((sum, { tokens }) => sum + tokens, 0),
        answers: { inWhole: known, all },
        ...(missing === undefined ? {} : { missing }),
        figures: figureRows(set),
      };
    }),
  });
}

/** One object per row: each measure with its percentage and interval. */
function figureRows(set: SetRun): readonly unknown[] {
  const rows = new Map<string, Record<string, unknown>>();
  for (const figure of figuresOf(set)) {
    const { extractor, ratio, share, measure, percent, low, high, count } =
      figure;
    const key = rowName(figure);
    const row = rows.get(key) ?? { extractor, ratio, share };
    row[measure] = { percent, low, high, count };
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Objects over several lines, but what is a row of figures or sums on one. */
function jsonLines(value: unknown): string {
  return `${linesOf(value, "")}\n`;
}

function linesOf(value: unknown, indent: string): string {
  const isRow = typeof value !== "object" || value === null ||
    "extractor" in value || (Array.isArray(value) && !isObjects(value));
  if (isRow) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const items = value.map((item) => inner + linesOf(item, inner));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([key, item]) =>
    `${inner}${JSON.stringify(key)}: ${linesOf(item, inner)}`
  );
  return `{\n${fields.join(",\n")}\n${indent}}`;
}

function isObjects(list: readonly unknown[]): boolean {
  return list.some((item) => typeof item === "object" && item !== null);
}

import {
  type Figure,
  figuresOf,
  rowName,
} from "../measure/retention/run/figures.ts";
import type {
  RetentionRun,
  SetRun,
} from "../measure/retention/run/retention_run.ts";
import { type Cell, textTable } from "./text_table.ts";

/** Measures with a column of their own, in order; of their kinds, only those of the headline. */
const COLUMNS = [
  "words",
  "turns",
  "answers",
  "chance",
  "values",
  "rubric",
  "updated",
  "stale",
  "updated only",
  "stale marked",
];

/**
 * The tables of a run: one per set, a row per extractor and budget, shares in percent with their intervals.
 *
 * @param run What was measured.
 */
export function retentionRunText(run: RetentionRun): string {
  return run.sets.filter(({ conversations }) => conversations.length > 0)
    .flatMap((set) => [...setLines(set), ""]).join("\n");
}

function setLines(set: SetRun): readonly string[] {
  const rows = new Map<string, Map<string, Figure>>();
  for (const figure of figuresOf(set)) {
    const key = rowName(figure);
    const row = rows.get(key) ?? new Map<string, Figure>();
    rows.set(key, row.set(figure.measure, figure));
  }
  const columns = COLUMNS.filter((measure) =>
    [...rows.values()].some((row) => row.has(measure))
  );
  const head: Cell[] = ["extractor", "budget", "share", ...columns].map((
    text,
    index,
  ) => ({ text, right: index > 0 }));
  const tokens = set.conversations.reduce((sum, each) => sum + each.tokens, 0);
  return [
    `${set.set}: ${set.conversations.length} of ${set.size} conversations, ${tokens} tokens`,
    ...textTable([
      head,
      ...[...rows.values()].map((row) => rowCells(row, columns)),
    ]),
  ];
}

function rowCells(
  row: ReadonlyMap<string, Figure>,
  columns: readonly string[],
): readonly Cell[] {
  const [{ extractor, ratio, share }] = row.values();
  const cell = (text: string): Cell => ({ text, right: true });
  return [
    { text: extractor },
    cell(`${ratio} %`),
    cell(share === null ? "–" : `${share} %`),
    ...columns.map((measure) => {
      const figure = row.get(measure);
      return cell(figure === undefined ? "–" : figure.percent.toFixed(1));
    }),
  ];
}

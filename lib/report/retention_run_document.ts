import {
  type Figure,
  figuresOf,
  rowName,
} from "../measure/retention/run/figures.ts";
import type {
  RetentionRun,
  SetRun,
} from "../measure/retention/run/retention_run.ts";
import type { ReportDocument, ReportTable } from "./report_document.ts";
import { setHeadline } from "./retention_run_headline.ts";
import { wholeNumber } from "./whole_number.ts";

/** Measures with a column of their own, in order, and what the column is called. */
const COLUMNS = {
  words: "evidence words",
  turns: "evidence turns",
  answers: "answers",
  chance: "by chance",
  values: "values",
  backed: "backed",
  rubric: "rubric lines",
  updated: "updated",
  stale: "stale",
  "updated only": "updated only",
  "stale marked": "stale marked",
} as const;
/** Measures whose interval is shown beside them. */
const WITH_INTERVAL: readonly string[] = ["words", "answers", "values"];

/**
 * The tables of a run: one per set with a row per extractor and budget, and one by kind of question at its headline.
 *
 * @param run What was measured.
 */
export function retentionRunDocument(run: RetentionRun): ReportDocument {
  const sets = run.sets.filter(({ conversations }) => conversations.length > 0);
  return {
    title: "What is left of what is asked later",
    summary: [
      ["version", run.version],
      ["tokens", run.counter],
      ["a line per day", run.options.dates ? "yes" : "no"],
      ...sets.flatMap((set) => [...setSummary(set), ...setMissing(set)]),
    ],
    tables: sets.flatMap((set) => {
      const rows = figureRows(figuresOf(set));
      return [mainTable(set, rows), kindTable(set, rows)];
    }),
    limits: LIMITS,
  };
}

const LIMITS = [
  "All shares are percentages of what could be found; in brackets the 95 % interval over conversations.",
  "Budget is a percentage of the conversation's tokens, share the part of the budget held back for notes.",
  "An answer counts where its letters stand, so short ones are found by chance: see that column.",
  "Names that end in +question were shown the question and cannot be compared with the rest; bm25+question is plain search.",
  "Sets ask where their makers put the evidence: the number of questions by fifth says where that is.",
  "A set of constraints has a case for each instruction, framing and position, many in one conversation: its interval is over cases, so it is too narrow.",
  "Present words are not a right answer: no model was asked.",
];

type Row = ReadonlyMap<string, Figure>;

function figureRows(figures: readonly Figure[]): readonly Row[] {
  const rows = new Map<string, Map<string, Figure>>();
  for (const figure of figures) {
    const key = rowName(figure);
    rows.set(key, (rows.get(key) ?? new Map()).set(figure.measure, figure));
  }
  return [...rows.values()];
}

function setSummary(set: SetRun): readonly (readonly [string, string])[] {
  const { conversations } = set;
  const sum = (of: (each: typeof conversations[number]) => number) =>
    conversations.reduce((total, each) => total + of(each), 0);
  const [known, all] = [
    sum((each) => each.answers[0]),
    sum((each) => each.answers[1]),
  ];
  const ceiling = all === 0
    ? ""
    : `; ${wholeNumber(known)} of ${
      wholeNumber(all)
    } answers stand in the whole (${
      (100 * known / all).toFixed(1)
    } %): the rest cannot be found`;
  return [[
    set.set,
    `${wholeNumber(conversations.length)} of ${wholeNumber(set.size)} ${
      set.set.endsWith("-constraints") ? "cases" : "conversations"
    }, ${wholeNumber(sum((each) => each.tokens))} tokens${ceiling}`,
  ]];
}

function setMissing(
  { set, missing = [] }: SetRun,
): readonly (readonly [string, string])[] {
  return missing.map(({ extractor, reason }) => [
    `not on ${set}`,
    `${extractor}: ${reason}`,
  ]);
}

function mainTable({ set }: SetRun, rows: readonly Row[]): ReportTable {
  const measures = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    .filter((measure) => rows.some((row) => row.has(measure)));
  return {
    title: set,
    head: [
      "extractor",
      "budget",
      "share",
      ...measures.map((each) => COLUMNS[each]),
    ],
    rows: rows.map((row) => [
      ...rowHead(row),
      ...measures.map((measure) => cell(row.get(measure))),
    ]),
    numbers: true,
  };
}

/** The measure of the headline by kind of question: at one budget, and the largest share. */
function kindTable({ set }: SetRun, rows: readonly Row[]): ReportTable {
  const { measure, rows: chosen } = setHeadline(set, rows);
  const start = `${measure}/`;
  const names = new Set(
    chosen.flatMap((row) =>
      [...row.keys()].filter((each) => each.startsWith(start))
    ),
  );
  const kinds = [...names].sort();
  return {
    title:
      `${set}: ${measure} by kind of question, and by the fifth of the conversation with the newest evidence`,
    head: [
      "extractor",
      "budget",
      "share",
      ...kinds.map((each) => each.slice(start.length)),
    ],
    rows: kinds.length === 0 ? [] : [
      [
        "questions",
        "",
        "",
        ...kinds.map((kind) => String(chosen[0].get(kind)?.count ?? 0)),
      ],
      ...chosen.map((row) => [
        ...rowHead(row),
        ...kinds.map((kind) => cell(row.get(kind))),
      ]),
    ],
    numbers: true,
  };
}

function rowHead(row: Row): readonly string[] {
  const [{ extractor, ratio, share }] = row.values();
  return [extractor, `${ratio} %`, share === null ? "–" : `${share} %`];
}

function cell(figure: Figure | undefined): string {
  if (figure === undefined) return "–";
  const { measure, percent, low, high } = figure;
  const interval = WITH_INTERVAL.includes(measure)
    ? ` (${low.toFixed(1)}–${high.toFixed(1)})`
    : "";
  return percent.toFixed(1) + interval;
}

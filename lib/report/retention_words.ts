import type {
  KindRow,
  ReportedFact,
  RetentionReport,
} from "../probe/retention.ts";

/** A share in whole percent, rounded down, so that 100 % is all; a dash where there is none. */
export function percent(share: number | null): string {
  return share === null ? "–" : `${Math.floor(share * 100 + 1e-9)} %`;
}

/** A share with three decimals, rounded down, so that what is below a bound never reads as the bound. */
export function decimals(share: number): string {
  return (Math.floor(share * 1000 + 1e-9) / 1000).toFixed(3);
}

/** Why there is no share. */
export function nothingChecked(
  { retentionBy, kinds }: Pick<RetentionReport, "retentionBy" | "kinds">,
): string {
  return retentionBy === "evidence" && kinds.length > 0
    ? "no current fact names its source"
    : "no current fact was given";
}

/** What stands in the place of a table by kind that has no row. */
export const NO_FACT = "No fact was checked.";

/** A number with commas. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** The columns of the table by kind, in every format. */
export const KIND_COLUMNS: readonly string[] = [
  "kind",
  "facts",
  "kept",
  "mention only",
  "lost",
  "stale",
  "absent",
];

/** The cells of a row by kind, the baseline's last where there is one. */
export function kindCells(row: KindRow): readonly string[] {
  const cells = [
    row.kind,
    ...[
      row.facts,
      row.kept,
      row.mentionOnly,
      row.lost,
      row.stale,
      row.absent,
    ].map(grouped),
  ];
  return row.baselineKept === null
    ? cells
    : [...cells, grouped(row.baselineKept)];
}

/** What the report says first: label and value. */
export function summaryLines(
  report: RetentionReport,
): readonly (readonly [label: string, value: string])[] {
  const { retention, retentionBy, tokens, baseline, levels } = report;
  const by = retentionBy === "evidence"
    ? "backed by their source"
    : "mentioned";
  return [
    [
      `current facts ${by}`,
      retention === null
        ? `not known: ${nothingChecked(report)}`
        : percent(retention),
    ],
    ...(tokens === null ? [] : [
      ["tokens before", grouped(tokens.before)],
      ["tokens after", grouped(tokens.after)],
      [
        "counted with",
        tokens.counter.name + (tokens.counter.exact ? "" : " (an estimate)"),
      ],
    ] as const),
    ...(baseline === null ? [] : [[
      `baseline: ${baseline.name}`,
      percent(baseline.retention) +
      (baseline.tokens === null ? "" : `, ${grouped(baseline.tokens)} tokens`),
    ]] as const),
    ...(levels === null ? [] : [[
      "found as",
      `${levels.exact} exact, ${levels.normalised} in another spelling, ${levels.shortened} shortened`,
    ]] as const),
  ];
}

/** Where a fact was said: `T3 user`; a dash where that is not known. */
export function sourceWords(
  { turn, role }: Pick<ReportedFact, "turn" | "role">,
): string {
  return turn === null ? "–" : [turn, role].filter(Boolean).join(" ");
}

/** What stands below every report. */
export const RETENTION_LIMITS: readonly string[] = [
  "Facts are found and compared by their words: a paraphrase counts as lost, and being in the window is not being used.",
  "A replacement that was found automatically is a guess, for a person to confirm.",
];

import type { InventedValue } from "../probe/invented_values.ts";
import type { ReportedFact, RetentionReport } from "../probe/retention.ts";
import { type FactColumn, factTable } from "./fact_table.ts";
import type { ReportDocument, ReportTable } from "./report_document.ts";
import {
  KIND_COLUMNS,
  kindCells,
  NO_FACT,
  RETENTION_LIMITS,
  sourceWords,
  summaryLines,
} from "./retention_words.ts";

const SAID_IN: readonly FactColumn<ReportedFact>[] = [
  { head: "said in", cell: sourceWords },
];

/** What every format of the report shows: sizes, a row per kind, then each lost, stale and invented fact. */
export function retentionDocument(report: RetentionReport): ReportDocument {
  const { kinds, baseline, lost, stale, invented } = report;
  return {
    title: "Retention",
    summary: summaryLines(report),
    tables: [
      {
        title: "By kind",
        head: baseline === null ? KIND_COLUMNS : [...KIND_COLUMNS, "baseline"],
        rows: kinds.map(kindCells),
        numbers: true,
        empty: NO_FACT,
      },
      { ...factTable("Lost", lost, SAID_IN), colour: "red" },
      {
        ...factTable("Stale: replaced, and still presented", stale, SAID_IN),
        colour: "yellow",
      },
      inventedTable(invented),
    ],
    limits: RETENTION_LIMITS,
  };
}

/** Values that no source has. */
export function inventedTable(invented: readonly InventedValue[]): ReportTable {
  return {
    title: "Invented: no source has it",
    head: ["kind", "value", "sentence"],
    rows: invented.map(({ kind, value, sentence }) => [kind, value, sentence]),
    numbers: false,
    colour: "yellow",
  };
}

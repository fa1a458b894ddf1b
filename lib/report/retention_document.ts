import type { InventedValue } from "../probe/invented_values.ts";
import type { ReportedFact, RetentionReport } from "../probe/retention.ts";
import type { ReportDocument, ReportTable } from "./report_document.ts";
import {
  KIND_COLUMNS,
  kindCells,
  NO_FACT,
  RETENTION_LIMITS,
  sourceWords,
  summaryLines,
} from "./retention_words.ts";

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
      { ...factTable("Lost", lost), colour: "red" },
      {
        ...factTable("Stale: replaced, and still presented", stale),
        colour: "yellow",
      },
      inventedTable(invented),
    ],
    limits: RETENTION_LIMITS,
  };
}

/** Facts with the turn that they come from and their sentence. */
export function factTable(
  title: string,
  facts: readonly Pick<ReportedFact, "kind" | "turn" | "role" | "sentence">[],
): ReportTable {
  return {
    title,
    head: ["kind", "said in", "sentence"],
    rows: facts.map((fact) => [fact.kind, sourceWords(fact), fact.sentence]),
    numbers: false,
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

import type {
  AuditedFact,
  CompactionAudit,
} from "../guard/compaction_audit.ts";
import { type FactColumn, factTable } from "./fact_table.ts";
import type { ReportDocument, ReportTable } from "./report_document.ts";
import { inventedTable } from "./retention_document.ts";
import { grouped, percent, sourceWords } from "./retention_words.ts";

const LIMITS = [
  "Facts are found and compared by their words, at most 40 of a kind: a paraphrase counts as lost.",
  "out of reach: lost by an earlier compaction, so this one never had it. replaced: it did not need to be kept.",
  "What a client puts into a request without writing it into the session cannot be seen here.",
];

const AUDITED: readonly FactColumn<AuditedFact>[] = [
  {
    head: "said in",
    cell: (fact) => sourceWords(fact) + (fact.inReach ? "" : ", out of reach"),
  },
  { head: "control", cell: ({ inControl }) => inControl ? "has it" : "–" },
];

/**
 * What every format of an audit shows: a report for each compaction, in order.
 *
 * @param audits From `auditCompaction`.
 * @param place What `at` counts: `line` or `message`.
 */
export function auditDocuments(
  audits: readonly CompactionAudit[],
  place: "line" | "message" = "line",
): readonly ReportDocument[] {
  return audits.map((audit, index) => ({
    title: `Compaction ${
      index + 1
    } of ${audits.length}, at ${place} ${audit.at}`,
    summary: summaryOf(audit),
    tables: [
      kindTable(audit),
      { ...factTable("Lost", audit.lost, AUDITED), colour: "red" },
      factTable("Only in what was sent again", audit.resent, AUDITED),
      inventedTable(audit.invented),
    ],
    limits: LIMITS,
  }));
}

function summaryOf(
  { turns, messages, tokens, ...audit }: CompactionAudit,
): ReportDocument["summary"] {
  const { counter, before, summary, resent, control } = tokens;
  return [
    [
      "before it",
      `${counted(turns, "turn")}, ${counted(messages, "message")}, ${
        counted(before, "token")
      }`,
    ],
    [
      "facts in the summary",
      audit.summaryIsKnown
        ? `${percent(audit.retention)}, ${counted(summary, "token")}`
        : "not known: it is not in the file, or only the server reads it",
    ],
    [
      "with what was sent again",
      `${percent(audit.retentionWithResent)}, ${counted(resent, "token")} more`,
    ],
    [
      "control: newest text of that size",
      `${percent(audit.retentionOfControl)}, ${counted(control, "token")}`,
    ],
    ["counted with", counter.name + (counter.exact ? "" : " (an estimate)")],
  ];
}

function counted(value: number, what: string): string {
  return `${grouped(value)} ${what}${value === 1 ? "" : "s"}`;
}

function kindTable({ kinds, summaryIsKnown }: CompactionAudit): ReportTable {
  return {
    title: "By kind",
    head: [
      "kind",
      "facts",
      "in the summary",
      "sent again",
      "lost",
      "out of reach",
      "replaced",
      "control",
    ],
    rows: kinds.map((row) => [
      row.kind,
      ...[
        row.facts,
        row.summary,
        row.resent,
        row.lost,
        row.outOfReach,
        row.replaced,
        row.control,
      ].map(grouped),
    ]),
    numbers: true,
    ...(summaryIsKnown ? { empty: "No fact was found before it." } : {}),
  };
}

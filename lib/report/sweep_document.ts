import type {
  Sweep,
  SweepLine,
  SweepPoint,
} from "../measure/sweep/sweep_result.ts";
import type { ReportDocument, ReportTable } from "./report_document.ts";
import { grouped, percent } from "./retention_words.ts";
import { bestPoint, shareWords } from "./sweep_words.ts";

const SWEEP_LIMITS = [
  "Facts are found and compared by their words: a paraphrase counts as lost, and being in the window is not being used.",
  "The smallest budget is found to the token by halving below the first row that reaches it. Retention need not grow with the budget: a smaller one may reach it by chance.",
];

/** What every format of a sweep shows: the smallest budgets, then retention and cost by budget. */
export function sweepDocument(sweep: Sweep): ReportDocument {
  const { counter, original, facts, retentionBy, sharePercent } = sweep;
  const kept = retentionBy === "evidence"
    ? "backed by its source"
    : "mentioned";
  return {
    title: "Retention and cost by budget",
    summary: [
      [`smallest budget for ${sweep.wantedPercent} %`, smallestWords(sweep)],
      [
        "whole conversation",
        `${grouped(original.tokens)} tokens, ${
          grouped(original.requiredTokens)
        } cannot leave`,
      ],
      [
        "turns that can leave",
        `${grouped(original.turns)}, tool rounds included`,
      ],
      ["current facts", `${grouped(facts)}; a kept one is ${kept}`],
      ["held back for notes", `${sharePercent} % of a budget`],
      ["counted with", counter.name + (counter.exact ? "" : " (an estimate)")],
    ],
    tables: [
      smallestTable(sweep),
      byBudget(sweep, "Facts kept", ({ retention }) => percent(retention)),
      byBudget(
        sweep,
        "Tokens sent",
        ({ totalTokens }) =>
          `${grouped(totalTokens)} (${
            shareWords(totalTokens / original.tokens)
          })`,
      ),
    ],
    limits: SWEEP_LIMITS,
  };
}

/** The smallest of all compactors' budgets, the first of equals. */
function smallestWords({ lines, original }: Sweep): string {
  const found = lines.flatMap(({ extractor, smallest }) =>
    smallest ? [{ extractor, tokens: smallest.point.budgetTokens }] : []
  );
  if (found.length === 0) return "not reached";
  const { extractor, tokens } = found.reduce((least, each) =>
    each.tokens < least.tokens ? each : least
  );
  return `${grouped(tokens)} tokens, ${
    shareWords(tokens / original.tokens)
  } of the whole (${extractor})`;
}

/** The smallest budget by compactor, with the proof that one token less does not do. */
function smallestTable({ lines, wantedPercent, original }: Sweep): ReportTable {
  return {
    title: `Smallest budget that keeps ${wantedPercent} % of the facts`,
    head: [
      "extractor",
      "budget",
      "of the whole",
      "tokens sent",
      "facts kept",
      "one token less",
      "missed again at",
    ],
    rows: lines.map((line) => {
      const { extractor, smallest } = line;
      if (smallest === null) return [extractor, ...neverCells(line)];
      const { point, below, missedAgain } = smallest;
      return [
        extractor,
        grouped(point.budgetTokens),
        shareWords(point.budgetTokens / original.tokens),
        grouped(point.totalTokens),
        percent(point.retention),
        below === null ? "does not fit" : percent(below.retention),
        missedAgain.length === 0 ? "–" : missedAgain.map(grouped).join(" "),
      ];
    }),
    numbers: true,
  };
}

function neverCells(line: SweepLine): readonly string[] {
  const best = bestPoint(line);
  return best === null ? ["none fits", "–", "–", "–", "–", "–"] : [
    "not reached",
    "–",
    "–",
    `${percent(best.retention)} at ${grouped(best.budgetTokens)}`,
    "–",
    "–",
  ];
}

function byBudget(
  { budgets, lines, original }: Sweep,
  title: string,
  words: (point: SweepPoint) => string,
): ReportTable {
  return {
    title,
    head: [
      "budget",
      "of the whole",
      ...lines.map(({ extractor }) => extractor),
    ],
    rows: budgets.map((budget, index) => [
      grouped(budget),
      shareWords(budget / original.tokens),
      ...lines.map(({ points }) => {
        const point = points[index];
        return point === null ? "does not fit" : words(point);
      }),
    ]),
    numbers: true,
  };
}

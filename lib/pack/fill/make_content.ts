import type { CompressionWarning } from "../../compress/compression_result.ts";
import type { PackPlan, PlannedFile } from "../plan/pack_plan.ts";
import { type Outcome, saysSomething } from "./fill_room.ts";
import type {
  ManifestFile,
  PackContent,
  PackSettings,
  PackSupporting,
} from "./pack_content.ts";
import { packReceipts, receiptWarnings } from "./pack_receipts.ts";
import { shownLines } from "./shown_lines.ts";

/** Of the whole pack, not of one item: `packReceipts` says it. */
const PACK_CODES: readonly CompressionWarning["code"][] = [
  "not-in-source",
  "secret-term",
];

/**
 * The three parts of a pack, once it is known what became of its items.
 *
 * @param plan The plan.
 * @param outcomes What became of its items, in the order of its files.
 * @param settings How the pack was made.
 */
export function makeContent(
  plan: PackPlan,
  outcomes: readonly Outcome[],
  settings: PackSettings,
): PackContent {
  const waiting = [...outcomes];
  const files = plan.files.map((file) => ({
    file,
    outcome: file.supporting && waiting.shift(),
  }));
  const preserve = packReceipts(plan, outcomes);
  const warnings = [
    ...plan.files.flatMap(({ warnings }) => warnings),
    ...asideWarning(plan),
    ...files.flatMap(({ file, outcome }) => itemWarnings(file, outcome)),
    ...receiptWarnings(preserve),
  ];
  return {
    facts: plan.facts,
    manifest: {
      ...settings,
      files: files.map(({ file, outcome }) => manifestFile(file, outcome)),
      redactions: plan.redactions,
      preserve,
      warnings,
    },
    supporting: files.flatMap(({ file, outcome }) =>
      outcome === undefined ? [] : supportingOf(file, outcome)
    ),
  };
}

function manifestFile(
  { path, role, bytes, sha256, lines, tests, redactions, supporting }:
    PlannedFile,
  outcome: Outcome | undefined,
): ManifestFile {
  const shown = outcome?.isShown && supporting
    ? shownLines(outcome.result!.text, supporting.context)
    : 0;
  const omitted = lines.read - lines.facts - shown;
  return {
    path,
    role,
    bytes,
    sha256,
    ...(tests === undefined ? {} : { tests }),
    lines: { ...lines, shown, omitted },
    redactions,
    ...(outcome === undefined ? {} : { supporting: done(outcome) }),
  };
}

function done(
  { isShown, tokens, result }: Outcome,
): NonNullable<ManifestFile["supporting"]> {
  if (result === undefined) {
    return { isShown, tokens: { before: tokens }, notes: [] };
  }
  const notes = result.warnings.filter(({ level }) => level === "note");
  return {
    isShown,
    backend: result.backend,
    tokens: result.tokens,
    ...(result.fallback === undefined ? {} : { fallback: result.fallback }),
    notes: notes.map(({ message }) => message),
  };
}

function asideWarning({ warningsAside: count }: PackPlan): readonly string[] {
  return count === 0 ? [] : [
    `${count} warnings of tools are no exact facts, because they would not fit; their lines are supporting context`,
  ];
}

function itemWarnings(
  { path }: PlannedFile,
  outcome: Outcome | undefined,
): readonly string[] {
  if (outcome === undefined) return [];
  const { isShown, tokens, result } = outcome;
  // A left-out item is over its target by nature, and a whole one has none.
  const own = (result?.warnings ?? []).filter(({ code, level }) =>
    level === "warning" && !PACK_CODES.includes(code) &&
    (code !== "over-target" || isShown && result?.backend !== "none")
  ).map(({ message }) => `${path}: ${message}`);
  if (isShown) return own;
  const isNothing = result !== undefined && !saysSomething(result);
  const why = isNothing
    ? `no line of it fits into ${result.tokens.target} tokens`
    : `its ${result?.tokens.after ?? tokens} tokens do not fit`;
  return [...own, `${path}: left out, ${why}`];
}

function supportingOf(
  { path, supporting }: PlannedFile,
  { isShown, result }: Outcome,
): PackSupporting {
  const { kind, context: { lines }, factLines } = supporting!;
  return {
    path,
    kind,
    isTrusted: false,
    from: [lines[0].number, lines[lines.length - 1].number],
    factLines,
    ...(isShown ? { text: result!.text } : {}),
  };
}

import type { CompactionResult } from "../compact/compaction_result.ts";
import type { Note } from "../conversation/note.ts";
import type { Comparison } from "../probe/compare_with_baseline.ts";
import type { ProbeFinding, ProbeStatus } from "../probe/probe.ts";
import { fitColumns } from "../text/display_width.ts";
import { printable } from "../text/printable.ts";
import { joinLines } from "../text/join_lines.ts";
import { noteSource } from "../conversation/format_notes.ts";
import { type Colour, painter } from "./paint.ts";
import { percent } from "./retention_words.ts";
import { type Cell, textTable } from "./text_table.ts";
import { wholeNumber } from "./whole_number.ts";

const FACT_COLUMNS = 42;

const COLOURS: Readonly<Record<ProbeStatus, Colour>> = {
  preserved: "green",
  lost: "red",
  stale: "yellow",
  absent: "dim",
};

const LEGEND = [
  "preserved  its words are in the window      lost    they are not",
  "stale      replaced, and still presented    absent  replaced, and gone",
  "mention only: somebody repeats it, but its own source is gone and no note quotes it",
];

const LIMITS = [
  "A fact without a cue word gets no note, and a replaced decision stays beside its replacement.",
  "Words are compared, not meaning: a paraphrase counts as lost. Being in the window is not being used.",
  "Counts hold for the model whose tokenizer and template counted; for another, count with its own.",
  "No model wrote a summary here: run the same facts on whichever you add.",
];

/**
 * The comparison as a newcomer reads it: what was sent, each fact's fate on both sides, and the notes.
 *
 * @param comparison From `compareWithBaseline`.
 * @param colours Whether the reader sees colours; the words say the same without.
 */
export function comparisonText(
  comparison: Comparison,
  colours: boolean,
): string {
  const paint = painter(colours);
  const { compacted, baseline } = comparison;
  const { counter, tokens, notes, droppedNotes } = compacted.result;
  const heading = (text: string) => `\n${paint(text, "bold")}`;
  const facts = compacted.report.findings.length === 0
    ? [heading("Facts"), "  No probes were given, so no fact was checked."]
    : [
      heading("Facts"),
      ...textTable(factRows(comparison), paint),
      "",
      ...textTable(countRows(comparison), paint),
      "",
      ...LEGEND.map((line) => paint(`  ${line}`, "dim")),
    ];
  return [
    `${paint("Holdfast", "bold")}  budget ${
      wholeNumber(tokens.budget)
    } tokens, counted with ${printable(counter.name)}` +
    (counter.exact ? " (exact)" : " (an estimate)"),
    "",
    ...textTable(sizeRows(compacted.result, baseline.result), paint),
    ...facts,
    heading("Notes in the window"),
    ...noteLines(notes),
    ...(droppedNotes.length === 0 ? [] : [
      heading("Notes that did not fit"),
      ...noteLines(droppedNotes),
    ]),
    heading("Limits"),
    ...LIMITS.map((line) => paint(`  ${line}`, "dim")),
  ].join("\n") + "\n";
}

function sizeRows(
  compacted: CompactionResult,
  baseline: CompactionResult,
): Cell[][] {
  const turns = (result: CompactionResult) =>
    `${result.keptTurns.length} of ${
      result.keptTurns.length + result.removedTurns.length
    }`;
  const row = (label: string, value: (result: CompactionResult) => string) => [
    { text: label },
    { text: value(compacted), right: true },
    { text: value(baseline), right: true },
  ];
  return [
    row("", (result) => result === compacted ? "compacted" : "drop-oldest"),
    row("tokens before", (result) => wholeNumber(result.tokens.before)),
    row("tokens sent", (result) => wholeNumber(result.tokens.total)),
    row("turns kept", turns),
    row("notes", (result) => wholeNumber(result.notes.length)),
  ];
}

function factRows({ compacted, baseline }: Comparison): Cell[][] {
  const head = ["fact", "compacted", "drop-oldest"].map((text): Cell => ({
    text,
    colour: "dim",
  }));
  return [
    head,
    ...compacted.report.findings.map((finding, index) => [
      { text: fitColumns(joinLines(finding.probe.text), FACT_COLUMNS) },
      findingCell(finding),
      findingCell(baseline.report.findings[index]),
    ]),
  ];
}

function findingCell(finding: ProbeFinding): Cell {
  const isMentionOnly = finding.mentioned && finding.supported === false;
  const place = isMentionOnly ? "mention only" : placeOf(finding);
  return {
    text: finding.status + (place === "" ? "" : ` (${place})`),
    colour: isMentionOnly ? "yellow" : COLOURS[finding.status],
  };
}

function placeOf({ places }: ProbeFinding): string {
  const place = places.find((each) => each.note === undefined) ?? places[0];
  if (place?.turn === undefined) return "";
  return place.note ? `note of ${place.turn}` : place.turn;
}

function countRows({ compacted, baseline }: Comparison): Cell[][] {
  const statuses: ProbeStatus[] = ["preserved", "lost", "stale", "absent"];
  const sides = [compacted.report, baseline.report];
  return [
    ...statuses.map((status): Cell[] => [
      { text: status },
      ...sides.map(({ counts }) => ({
        text: wholeNumber(counts[status]),
        right: true,
      })),
    ]),
    [
      { text: "current facts still backed by their source" },
      ...sides.map(({ retention }) => ({
        text: percent(retention),
        right: true,
      })),
    ],
  ];
}

function noteLines(notes: readonly Note[]): string[] {
  return notes.length === 0
    ? ["  none"]
    : notes.map((note) =>
      printable(`  [${noteSource(note)}] ${joinLines(note.text)}`)
    );
}

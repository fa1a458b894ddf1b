import { noteSource } from "../conversation/format_notes.ts";
import type { Replay } from "../replay/replay.ts";
import { factName } from "../replay/fact_name.ts";
import type { ReplayState } from "../replay/replay_state.ts";
import { stateAt } from "../replay/state_at.ts";
import { fitColumns } from "../text/display_width.ts";
import { joinLines } from "../text/join_lines.ts";
import { printable } from "../text/printable.ts";
import { type Paint, painter } from "./paint.ts";
import { REPLAY_BAR_SIGNS } from "./replay_bar.ts";
import { replayFactMark, replayFactText } from "./replay_fact_text.ts";
import { REPLAY_LEGEND } from "./replay_marks.ts";
import { replayOperationText } from "./replay_operation_text.ts";
import { replayRows } from "./replay_rows.ts";
import { replayTime } from "./replay_time.ts";
import { textTable } from "./text_table.ts";

const FACT_COLUMNS = 42;
const MARK_COLUMNS = 60;

const LIMITS = {
  lesson: [
    "Teaching tokens are fixed weights; the summary's six are an assumption. Who states the fact and who repeats it is",
    "fixture data: nothing is inferred, and no model is asked.",
  ],
  request: [
    "Each window is what would be sent to answer that turn's user. Words are compared, not meaning: a paraphrase counts",
    "as lost. Being in the window is not being used.",
  ],
};

/**
 * A replay as a newcomer reads it: a row for each arrival, each fact over time, and the last moment step by step.
 *
 * @param replay From `replayLesson` or `replayRequest`.
 * @param seconds Only what has arrived by then is shown.
 * @param colours Whether the reader sees colours; the words say the same without.
 * @throws {RangeError} If the seconds are not a finite number of at least 0.
 */
export function replayText(
  replay: Replay,
  seconds: number,
  colours: boolean,
): string {
  const paint = painter(colours);
  const now = stateAt(replay, seconds);
  const states = replay.states.slice(0, now.arrived);
  const dim = (line: string) => paint(`  ${line}`, "dim");
  const heading = (text: string) => ["", paint(text, "bold")];
  const body = now.arrived === 0
    ? [
      `  Nothing has arrived: the first turn comes at ${
        replayTime(replay.states[0].seconds)
      }.`,
    ]
    : [
      ...textTable(replayRows(replay, states), paint),
      "",
      dim(REPLAY_BAR_SIGNS),
      ...heading("Facts, a sign for each arrival"),
      ...factLines(replay, states, paint),
      "",
      dim(REPLAY_LEGEND),
      ...heading(
        `At ${
          replayTime(now.seconds)
        }, arrival ${now.arrived} of ${replay.states.length}`,
      ),
      ...momentLines(replay, now, paint),
    ];
  return [
    `${paint("Evidence replay", "bold")}  ${settingsText(replay)}`,
    "",
    ...body,
    ...heading("Limits"),
    ...LIMITS[replay.kind].map(dim),
  ].join("\n") + "\n";
}

function settingsText(replay: Replay): string {
  const { kind, policy, fidelity, budgetTokens, counter } = replay;
  if (kind === "request") {
    return `${
      policy === "evict" ? "drop oldest" : "compact"
    }, budget ${budgetTokens} tokens, counted with ${
      printable(counter.name)
    } (${counter.exact ? "exact" : "an estimate"})`;
  }
  const rule = policy === "evict"
    ? "evict oldest"
    : `summarize older turns, ${fidelity} critical fact`;
  return `${rule}, budget ${budgetTokens} teaching tokens (fixed weights, no tokenizer's output)`;
}

function factLines(
  { facts }: Replay,
  states: readonly ReplayState[],
  paint: Paint,
): readonly string[] {
  if (facts.length === 0) {
    return ["  No probes were given, so no fact was checked."];
  }
  return textTable(
    facts.map((fact, index) => {
      const marks = states.map((state) => replayFactMark(state.facts[index]));
      const shown = marks.slice(-MARK_COLUMNS).join("");
      const last = states[states.length - 1].facts[index];
      return [
        {
          text: fitColumns(
            printable(joinLines(factName(fact))),
            FACT_COLUMNS,
          ),
        },
        { text: marks.length > MARK_COLUMNS ? `…${shown}` : shown },
        {
          text: replayFactText(last, fact),
          colour: last.supported
            ? "green" as const
            : last.mentioned
            ? "yellow" as const
            : "dim" as const,
        },
      ];
    }),
    paint,
  );
}

function momentLines(
  { kind, facts }: Replay,
  { operations, facts: factsNow, summary, droppedNotes }: ReplayState,
  paint: Paint,
): readonly string[] {
  const rows: [string, string][] = kind === "request" ? [] : [
    ["fact mentioned", factsNow[0].mentioned ? "yes" : "no"],
    [
      "user-backed evidence",
      factsNow[0].userBacked ? `yes, source ${factsNow[0].sources[0]}` : "no",
    ],
    [
      "answer",
      `${printable(factName(facts[0]))}: ${
        printable(factsNow[0].answer?.value ?? factsNow[0].answer?.status ?? "")
      }`,
    ],
  ];
  rows.push(["steps", operations.map(replayOperationText).join("; ")]);
  const notes = summary?.notes ?? [];
  rows.push([
    kind === "lesson" ? "summary" : "notes",
    summary === null
      ? "none"
      : kind === "lesson"
      ? `S covers ${summary.covers.join(" ")}`
      : `${notes.length} in the window` +
        (droppedNotes === 0 ? "" : `, ${droppedNotes} did not fit`),
  ]);
  return [
    ...textTable(rows.map(([name, text]) => [{ text: name }, { text }]), paint),
    ...notes.map((note) =>
      `  [${noteSource(note)}] ${printable(joinLines(note.text))}`
    ),
  ];
}

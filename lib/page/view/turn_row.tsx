/// <reference lib="dom" />
import { useSignal } from "@preact/signals";
import { spansOf } from "../model/mark_text.ts";
import type { EvidenceRow } from "../model/evidence_rows.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { MarkedText } from "./marked_text.tsx";

/** A longer message is cut here until the reader opens it. */
const CUT_CHARS = 600;

/** A turn with its words; what it carries of the facts is said in words and shapes. */
export function TurnRow({ row, open }: { row: EvidenceRow; open: boolean }) {
  const look = row.sources.length > 0
    ? " backed"
    : row.mentions
    ? " mention"
    : "";
  return (
    <li class={`turn${look}`} id={`turn-${row.id}`} tabIndex={-1}>
      <span class={`id look-text-${row.lines[0]?.role ?? ""}`}>{row.id}</span>
      <div class="said">
        {row.lines.map((line, index) => (
          <Line key={index} {...{ line, row, open }} />
        ))}
        <Badges row={row} />
      </div>
      {row.tokens !== undefined && (
        <span class="tokens">{wholeNumber(row.tokens)}</span>
      )}
    </li>
  );
}

/** What a row carries, in shape and words. */
export function Badges({ row }: { row: EvidenceRow }) {
  if (row.sources.length === 0 && !row.mentions) return null;
  return (
    <p class="badges">
      {row.sources.map((source) => (
        <span key={source} class="badge backed">
          <b aria-hidden="true">◆</b> source {source}
        </span>
      ))}
      {row.mentions && (
        <span class="badge mention">
          <b aria-hidden="true">◇</b> only mentioned
        </span>
      )}
    </p>
  );
}

function Line(
  { line, row, open }: {
    line: EvidenceRow["lines"][number];
    row: EvidenceRow;
    open: boolean;
  },
) {
  const opened = useSignal(false);
  const isWhole = open || opened.value || line.text.length <= CUT_CHARS * 1.2;
  const text = isWhole ? line.text : line.text.slice(0, CUT_CHARS);
  const hidden = isWhole
    ? 0
    : row.marks.filter((mark) =>
      spansOf(line.text, mark.text).some(([, end]) => end > CUT_CHARS)
    ).length;
  return (
    <div class="line">
      <span class="role">{line.role}</span>
      <q>
        <MarkedText text={text} marks={row.marks} />
        {!isWhole && "…"}
      </q>
      {!isWhole && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            opened.value = true;
            // The button goes; the focus stays with its turn.
            currentTarget.closest("li")?.focus({ preventScroll: true });
          }}
        >
          Show all {wholeNumber(line.text.length)} characters
          {hidden > 0 && ` (${hidden} marked)`}
        </button>
      )}
    </div>
  );
}

/// <reference lib="dom" />
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { replayJson } from "../../report/replay_json.ts";
import type { Replay } from "../../replay/replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import type { Note } from "../../conversation/note.ts";
import { joinLines } from "../../text/join_lines.ts";
import {
  type EvidenceRow,
  leftRows,
  retainedRows,
} from "../model/evidence_rows.ts";
import type { PageModel } from "../model/page_model.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { NoteList } from "./note_list.tsx";
import { useScrolledToEnd } from "./use_scrolled_to_end.ts";
import { TurnRow } from "./turn_row.tsx";

/** So many turns are listed at first, the newest ones. */
const FIRST_TURNS = 30;

/** What is in the window word for word, and what left it. */
export function Evidence({ model }: { model: PageModel }) {
  const replay = model.main.replay.value;
  const state = model.state.value;
  const sought = useSignal<Note | null>(null);
  useEffect(() => {
    if (sought.value !== null) showSentence(sought.value);
  }, [sought.value]);
  if (replay === null || state === null) return null;
  return (
    <section class="card" aria-labelledby="evidence-title">
      <h2 id="evidence-title">Exact retained evidence</h2>
      <Rows
        label="Retained messages"
        empty="Nothing is in the window."
        ids={state.retained}
        rows={(ids) => retainedRows(replay, state, ids)}
        sought={null}
      />
      {replay.kind === "request" && state.summary && (
        <NoteList
          replay={replay}
          state={state}
          seek={(note) => sought.value = { ...note }}
        />
      )}
      <Left
        replay={replay}
        state={state}
        sought={sought.value?.source.turn ?? null}
      />
      <ExactState state={state} />
    </section>
  );
}

/** Goes to the sentence that the note quotes, and sets the focus there. */
function showSentence({ text, source }: Note): void {
  const row = document.getElementById(`turn-${source.turn}`);
  const marks = row?.querySelectorAll<HTMLElement>("mark.noted") ?? [];
  const sentence = joinLines(text).trim();
  const place =
    [...marks].find((mark) =>
      joinLines(mark.textContent ?? "").trim() === sentence
    ) ?? row;
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}

function Left(
  { replay, state, sought }: {
    replay: Replay;
    state: ReplayState;
    sought: string | null;
  },
) {
  const left = new Set([...state.evicted, ...state.summary?.covers ?? []]);
  if (left.size === 0) return null;
  const ids = replay.arrivals.map(({ id }) => id).filter((id) => left.has(id));
  return (
    <>
      <h3>Left the window</h3>
      <Rows
        label="Messages that left the window"
        empty=""
        gone
        ids={ids}
        rows={(shown) => leftRows(replay, state, shown)}
        sought={sought}
      />
    </>
  );
}

interface RowsProps {
  readonly label: string;
  readonly empty: string;
  readonly ids: readonly string[];
  readonly rows: (ids: readonly string[]) => readonly EvidenceRow[];
  /** A turn that is shown and open, however old. */
  readonly sought: string | null;
  readonly gone?: boolean;
}

function Rows({ label, empty, ids, rows, sought, gone }: RowsProps) {
  const count = useSignal(FIRST_TURNS);
  const soughtAt = sought === null ? -1 : ids.indexOf(sought);
  const needed = soughtAt < 0 ? 0 : ids.length - soughtAt;
  const shown = Math.min(ids.length, Math.max(count.value, needed));
  const list = useScrolledToEnd(sought === null ? ids.at(-1) : null);
  if (ids.length === 0) return <p class="label">{empty}</p>;
  return (
    <>
      {shown < ids.length && (
        <button
          type="button"
          onClick={() => {
            count.value = shown * 4;
            // The button may go; the focus stays with the list that grew.
            list.current?.focus();
          }}
        >
          Show earlier turns ({wholeNumber(ids.length - shown)})
        </button>
      )}
      <div
        ref={list}
        class="scroll"
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <ol class={`turns${gone ? " gone" : ""}`}>
          {rows(ids.slice(ids.length - shown)).map((row) => (
            <TurnRow key={row.id} row={row} open={row.id === sought} />
          ))}
        </ol>
      </div>
    </>
  );
}

function ExactState({ state }: { state: ReplayState }) {
  const open = useSignal(false);
  return (
    <details
      onToggle={({ currentTarget }) => open.value = currentTarget.open}
    >
      <summary>Exact state of this arrival (JSON)</summary>
      {open.value && <pre tabIndex={0}>{replayJson(state)}</pre>}
    </details>
  );
}

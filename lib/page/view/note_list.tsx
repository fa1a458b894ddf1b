import type { Note } from "../../conversation/note.ts";
import { noteSource } from "../../conversation/format_notes.ts";
import type { Replay } from "../../replay/replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import { noteRow } from "../model/evidence_rows.ts";
import { wholeNumber } from "../../report/whole_number.ts";
import { MarkedText } from "./marked_text.tsx";
import { Badges } from "./turn_row.tsx";

interface NoteListProps {
  readonly replay: Replay;
  readonly state: ReplayState;
  /** Goes to the sentence that a note quotes. */
  readonly seek: (note: Note) => void;
}

/** The notes in the window; each leads to the sentence that it came from. */
export function NoteList({ replay, state, seek }: NoteListProps) {
  const notes = state.summary?.notes ?? [];
  const here = new Set(replay.arrivals.map(({ id }) => id));
  return (
    <>
      <h3>
        Notes in the window ({wholeNumber(notes.length)}
        {state.droppedNotes > 0 &&
          `, ${wholeNumber(state.droppedNotes)} did not fit`})
      </h3>
      <div
        class="scroll"
        tabIndex={0}
        role="group"
        aria-label="Notes in the window"
      >
        <ul class="notes">
          {notes.map((note, index) => {
            const row = noteRow(replay, state, note);
            const words = <MarkedText text={note.text} marks={row.marks} />;
            return (
              <li key={index} class={row.sources.length > 0 ? "backed" : ""}>
                <span class="source">[{noteSource(note)}]</span>{" "}
                {here.has(note.source.turn) && !note.written
                  ? (
                    <button
                      type="button"
                      class="link"
                      title={`Go to the sentence in ${note.source.turn}`}
                      onClick={() => seek(note)}
                    >
                      {words}
                    </button>
                  )
                  : words}
                <Badges row={row} />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

import { stripWhitespace } from "../text/strip_whitespace.ts";
import { checkText, show } from "./check_message.ts";
import type { Note } from "./note.ts";
import { isTurnId } from "./turn_id.ts";

const ROLES: readonly unknown[] = ["system", "user", "assistant", "tool"];

/**
 * Nothing, if the value is a note whose line can be written: a text, and sources that cannot forge a line.
 *
 * Whether the text really stands in its source is not looked at.
 *
 * @param note What should be a note.
 * @param path Where it stands, for the error: `notes[3]`.
 * @throws {TypeError | RangeError} If a field is not as it must be.
 */
export function checkNote(note: Note, path: string): void {
  checkText(note?.text, `${path}.text`);
  if (stripWhitespace(note.text) === "") {
    throw new RangeError(`${path}.text: expected some text, found only blanks`);
  }
  checkId(note.source?.turn, `${path}.source.turn`);
  if (!ROLES.includes(note.source.role)) {
    throw new TypeError(
      `${path}.source.role: expected system, user, assistant or tool, found ${
        show(note.source.role)
      }`,
    );
  }
  if (note.newer !== undefined) checkId(note.newer, `${path}.newer`);
  if (note.time !== undefined) checkText(note.time, `${path}.time`);
  if (note.written !== undefined) checkWritten(note.written, path);
}

function checkWritten(written: Note["written"], path: string): void {
  const turns = written?.turns as unknown;
  if (!Array.isArray(turns)) {
    throw new TypeError(
      `${path}.written.turns: expected a list of turns' ids, found ${
        show(turns)
      }`,
    );
  }
  turns.forEach((turn, index) =>
    checkId(turn, `${path}.written.turns[${index}]`)
  );
}

function checkId(id: unknown, path: string): void {
  if (isTurnId(id)) return;
  throw new TypeError(`${path}: expected a turn's id, found ${show(id)}`);
}

import { show } from "../../conversation/check_message.ts";
import { FormatError } from "../../errors.ts";
import type { LineValue } from "../line_format.ts";
import { isObject } from "../place.ts";
import type { ClaudeLine } from "./claude_line.ts";
import { readClaudeLine } from "./read_claude_line.ts";

/** All lines of a session, and the indices of some. */
export interface ClaudeLines {
  /** The lines; in the file of another agent, where all are sidechains, they are the conversation. */
  readonly lines: readonly ClaudeLine[];
  /** Those that are of the whole session, not of a turn. */
  readonly lasting: readonly number[];
  /** Those that have the uuid of a line before them. */
  readonly repeated: readonly number[];
}

/** Lines without a place in the tree that go with the turn they stand in; the others are of the whole session. */
const PASSING = ["file-history-snapshot", "queue-operation", "progress"];

/**
 * The lines of a session; one that repeats a uuid says nothing: clients write lines again when they resume or compact,
 * often with other settings beside the same words.
 *
 * @throws {FormatError} If a line is no object, or has the uuid of a line before it and says something else.
 */
export function readClaudeLines(values: Iterable<LineValue>): ClaudeLines {
  const lines: ClaudeLine[] = [];
  const lasting: number[] = [];
  const repeated: number[] = [];
  const known = new Map<string, ClaudeLine>();
  for (const { value, line } of values) {
    if (!isObject(value)) {
      throw new FormatError("claude-code", "", "expected an object", line);
    }
    const read = readClaudeLine(value, line);
    const { uuid, ...rest } = read;
    const isLasting = uuid === undefined &&
      !PASSING.includes(String(value.type));
    if (isLasting) lasting.push(lines.length);
    const first = uuid === undefined ? undefined : known.get(uuid);
    if (first === undefined) {
      if (uuid !== undefined) known.set(uuid, read);
      lines.push(read);
    } else {
      checkRepeated(read, first);
      repeated.push(lines.length);
      lines.push({ ...rest, kind: "state", parts: [] });
    }
  }
  const isAgents = lines.every(({ uuid, isSidechain }) =>
    uuid === undefined || isSidechain
  );
  return {
    lines: isAgents
      ? lines.map((line) => ({ ...line, isSidechain: false }))
      : lines,
    lasting,
    repeated,
  };
}

/** Which of two lines is meant, where they differ in what is said, nobody can tell. */
function checkRepeated(read: ClaudeLine, first: ClaudeLine): void {
  const said = ({ kind, parts }: ClaudeLine) =>
    JSON.stringify([kind === "assistant", parts]);
  if (said(read) === said(first)) return;
  throw new FormatError(
    "claude-code",
    "uuid",
    `${
      show(read.uuid)
    } is also the uuid of line ${first.line}, which says something else`,
    read.line,
  );
}

import { adapters } from "../adapters/adapters.ts";
import { detectFormat } from "../adapters/detect_format.ts";
import type { JsonLine } from "../adapters/json_line.ts";
import type { LinesAdapter } from "../adapters/lines_adapter.ts";
import { FormatError } from "../errors.ts";

/** What stands near the start of a line of another format of lines: only such lines are looked at closely. */
const HINTS = /"(?:parentUuid|payload)":/;
const HINT_CHARS = 600;
/** What stands near the start of a message of a chat. */
const CHAT_HINTS = /"role"\s*:|^\s*\{\s*"(?:content|parts)"\s*:/;

/** The adapters of JSON Lines. */
export const lineAdapters: readonly LinesAdapter[] = adapters.filter((
  adapter,
): adapter is LinesAdapter => adapter.layout === "lines");

/**
 * The adapter of a JSON Lines file, by its first lines.
 *
 * @param lines The first lines; those that do not parse are left to the adapter.
 * @throws {FormatError} If the structure is unknown, or the lines are of two formats; with the line.
 */
export function detectLines(lines: readonly JsonLine[]): LinesAdapter {
  const parsed = lines.flatMap(({ text, line }) => {
    try {
      return [{ value: JSON.parse(text), line }];
    } catch {
      return [];
    }
  });
  try {
    const found = detectFormat(parsed.map(({ value }) => value), "lines");
    return found as LinesAdapter;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const index = /^\[(\d+)\]$/.exec(error.path)?.[1];
    if (index !== undefined) throw mixed(parsed[Number(index)].line);
    throw new FormatError(
      "conversation",
      "",
      "these lines are no session of Claude Code and no rollout of Codex; other formats are one JSON document",
      parsed[0]?.line ?? lines[0]?.line,
    );
  }
}

/**
 * The same lines; one that has the mark of another format of lines, or is a message of a chat, ends them.
 *
 * @throws {FormatError} If there is one; with the line.
 */
export function* ofOneFormat(
  lines: Iterable<JsonLine>,
  adapter: LinesAdapter,
): Generator<JsonLine> {
  const others = lineAdapters.filter((each) => each !== adapter);
  for (const line of lines) {
    const start = line.text.slice(0, HINT_CHARS);
    const isOther = HINTS.test(start)
      ? isMarkedBy(others, line) && !isMarkedBy([adapter], line)
      : CHAT_HINTS.test(start) && isChatMessage(line);
    if (isOther) throw mixed(line.line);
    yield line;
  }
}

function isMarkedBy(
  candidates: readonly LinesAdapter[],
  { text }: JsonLine,
): boolean {
  try {
    const values = [JSON.parse(text)];
    return candidates.some((each) => each.detect(values)?.own === true);
  } catch {
    return false;
  }
}

/** A message as chats have them, `{ role, content }`: left among a session's lines, nobody would count it. */
function isChatMessage({ text }: JsonLine): boolean {
  try {
    const { role, type } = JSON.parse(text);
    return typeof role === "string" &&
      (type === undefined || type === "message");
  } catch {
    return false;
  }
}

function mixed(line: number): FormatError {
  return new FormatError(
    "conversation",
    "",
    "this line is of another format than the lines beside it",
    line,
  );
}

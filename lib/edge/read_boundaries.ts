import { parseExact } from "../text/parse_exact.ts";
import { claudeCodeBoundaries } from "../adapters/claude_code_boundaries.ts";
import { codexBoundaries } from "../adapters/codex_boundaries.ts";
import type { CompactionBoundary } from "../adapters/compaction_boundary.ts";
import { eachOnce } from "../adapters/each_once.ts";
import { lineValues } from "../adapters/line_values.ts";
import type { FormatWarning } from "../adapters/parsed_conversation.ts";
import { isParsedSession } from "../adapters/parsed_session.ts";
import { parsedSessionBoundaries } from "../adapters/parsed_session_boundaries.ts";
import { FormatError } from "../errors.ts";
import type { ByteSource } from "./byte_source.ts";
import { ofOneFormat } from "./detect_lines.ts";
import { allBytes } from "./all_bytes.ts";
import { jsonLines } from "./json_lines.ts";
import { layoutIn, linesAdapterOf } from "./read_lines.ts";
import { namingFile } from "./naming_file.ts";
import { parseJsonBytes } from "./parse_json_bytes.ts";

/** The formats in which a client's own compactions can be seen. */
export const AUDITED_FORMATS = [
  "claude-code",
  "codex",
  "parsed-session",
] as const;

/** The compactions that a client has made in a session. */
export interface ReadBoundaries {
  /** The session's format. */
  readonly format: typeof AUDITED_FORMATS[number];
  /** The compactions, in order. */
  readonly boundaries: readonly CompactionBoundary[];
  /** What a reader should know of. */
  readonly warnings: readonly FormatWarning[];
}

/**
 * The compactions in a session of Claude Code or Codex, read line by line, or in a parsed session for measurements.
 *
 * @param source The file.
 * @param format The format; told by the structure where not given.
 * @param onBytes Told how many bytes have been read so far.
 * @throws {SyntaxError | FormatError} If it is no such session; the message names the file and the place.
 *
 * @example
 * ```ts ignore
 * import { byteSource } from "./byte_source.ts";
 * const { boundaries } = readBoundaries(await byteSource("session.jsonl"));
 * ```
 */
export function readBoundaries(
  source: ByteSource,
  format?: ReadBoundaries["format"],
  onBytes?: (bytesRead: number) => void,
): ReadBoundaries {
  return namingFile(
    source.name,
    () =>
      isDocument(source, format)
        ? fromParsedSession(source)
        : fromLines(source, format, onBytes),
  );
}

function isDocument(
  source: ByteSource,
  format: ReadBoundaries["format"] | undefined,
): boolean {
  return format === undefined
    ? layoutIn(source) === "document"
    : format === "parsed-session";
}

function fromLines(
  source: ByteSource,
  forced: ReadBoundaries["format"] | undefined,
  onBytes: ((bytesRead: number) => void) | undefined,
): ReadBoundaries {
  const adapter = linesAdapterOf(source, forced);
  const format = adapter.name as "claude-code" | "codex";
  const warnings: FormatWarning[] = [];
  using reader = source.open();
  const lines = ofOneFormat(jsonLines(reader, onBytes), adapter);
  const values = lineValues(lines, format, warnings);
  const boundaries = format === "codex"
    ? codexBoundaries(values, warnings)
    : claudeCodeBoundaries(values, warnings);
  return { format, boundaries, warnings: eachOnce(warnings) };
}

function fromParsedSession(source: ByteSource): ReadBoundaries {
  const value = parseJsonBytes(allBytes(source), source.name, parseExact);
  if (!isParsedSession(value)) {
    throw new FormatError(
      "session",
      "",
      "expected JSON Lines of Claude Code or Codex: only there a compaction that has happened can be seen",
    );
  }
  const boundaries = parsedSessionBoundaries(value);
  return { format: "parsed-session", boundaries, warnings: [] };
}

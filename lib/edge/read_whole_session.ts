import { parseExact } from "../text/parse_exact.ts";
import { adapters } from "../adapters/adapters.ts";
import { detectFormat } from "../adapters/detect_format.ts";
import type { FormatName } from "../adapters/format_name.ts";
import { isParsedSession } from "../adapters/parsed_session.ts";
import {
  WHOLE_FORMATS,
  wholeParsedSession,
  type WholeSession,
  wholeSession,
} from "../adapters/whole_session.ts";
import { allBytes } from "./all_bytes.ts";
import type { ByteSource } from "./byte_source.ts";
import { ofOneFormat } from "./detect_lines.ts";
import { jsonLines } from "./json_lines.ts";
import { namingFile } from "./naming_file.ts";
import { parseJsonBytes } from "./parse_json_bytes.ts";
import { layoutIn, linesAdapterOf } from "./read_lines.ts";

/** A conversation from its start, and what it was read from. */
export interface WholeConversation extends WholeSession {
  /** The format of its file. */
  readonly format: FormatName | "parsed-session";
}

/** How a file is read. */
export interface ReadWholeOptions {
  /** The format; detected where not given. */
  readonly format?: FormatName;
  /** Told how many bytes of JSON Lines have been read so far. */
  readonly onBytes?: (bytesRead: number) => void;
}

/**
 * A conversation in any of the formats, from its start: also what a client of Claude Code or Codex has compacted since.
 *
 * It is for measuring, and cannot be written back; `readConversation` gives what a client sends now. It takes the parsed
 * sessions that measurements use, too.
 *
 * @param source The file.
 * @param options The format, and who is told of progress.
 * @throws {SyntaxError | FormatError} If it is no JSON, or no conversation; the message names the file and the place.
 *
 * @example
 * ```ts ignore
 * import { byteSource } from "./byte_source.ts";
 * const { conversation } = readWholeSession(await byteSource("session.jsonl"));
 * ```
 */
export function readWholeSession(
  source: ByteSource,
  options: ReadWholeOptions = {},
): WholeConversation {
  const { format } = options;
  const forced = adapters.find(({ name }) => name === format);
  return namingFile(
    source.name,
    () =>
      (forced?.layout ?? layoutIn(source)) === "lines"
        ? fromLines(source, options)
        : fromDocument(source, forced),
  );
}

function fromLines(
  source: ByteSource,
  { format: forced, onBytes }: ReadWholeOptions,
): WholeConversation {
  const adapter = linesAdapterOf(source, forced);
  const format = WHOLE_FORMATS.find((name) => name === adapter.name)!;
  using reader = source.open();
  const lines = ofOneFormat(jsonLines(reader, onBytes), adapter);
  return { ...wholeSession(format, lines), format };
}

function fromDocument(
  source: ByteSource,
  forced: typeof adapters[number] | undefined,
): WholeConversation {
  const value = parseJsonBytes(allBytes(source), source.name, parseExact);
  if (forced === undefined && isParsedSession(value)) {
    return { ...wholeParsedSession(value), format: "parsed-session" };
  }
  const adapter = forced ?? detectFormat(value);
  return { ...adapter.parse(value), format: adapter.name };
}

import { adapters } from "../adapters/adapters.ts";
import { detectFormat } from "../adapters/detect_format.ts";
import { exactJson } from "../adapters/exact_json.ts";
import type { FormatAdapter } from "../adapters/format_adapter.ts";
import type { FormatName } from "../adapters/format_name.ts";
import type { FormatWindow } from "../adapters/format_window.ts";
import type { JsonLine } from "../adapters/json_line.ts";
import { linePlan } from "../adapters/line_plan.ts";
import type { ParsedConversation } from "../adapters/parsed_conversation.ts";
import { spliceJson } from "../adapters/splice_json.ts";
import type { ByteSource } from "./byte_source.ts";
import { allBytes } from "./all_bytes.ts";
import { ofOneFormat } from "./detect_lines.ts";
import { jsonLines } from "./json_lines.ts";
import { namingFile } from "./naming_file.ts";
import { parseJsonBytes } from "./parse_json_bytes.ts";
import { layoutIn, linesAdapterOf } from "./read_lines.ts";
import { sourceTexts } from "./source_texts.ts";

/** A conversation from a file, with all that is needed to write it back. */
export interface ReadConversation {
  /** The adapter of its format. */
  readonly adapter: FormatAdapter;
  /** What the adapter read. */
  readonly parsed: ParsedConversation;
  /**
   * The file without what was removed and with the notes, text by text; JSON Lines are read once more for it.
   *
   * @throws {TypeError} If a removed turn is none of this conversation.
   */
  write(window: FormatWindow): Iterable<string>;
}

/** How a file is read. */
export interface ReadOptions {
  /** The format; detected where not given. */
  readonly format?: FormatName;
  /** Told how many bytes have been read so far, in each pass. */
  readonly onBytes?: (bytesRead: number) => void;
  /** What is read in the place of a document's or a line's JSON: `redactJson`, say. It must give the same each time. */
  readonly rewrite?: (json: string) => string;
}

/**
 * A conversation in any of the formats, JSON Lines one line at a time.
 *
 * @param source The file.
 * @param options The format, and who is told of progress.
 * @throws {SyntaxError | FormatError} If it is no JSON, or no conversation; the message names the file and the place.
 *
 * @example
 * ```ts ignore
 * import { byteSource } from "./byte_source.ts";
 * const { adapter, parsed } = readConversation(await byteSource("session.jsonl"));
 * ```
 */
export function readConversation(
  source: ByteSource,
  options: ReadOptions = {},
): ReadConversation {
  const { format } = options;
  const forced = adapters.find(({ name }) => name === format);
  const read = namingFile(
    source.name,
    () =>
      (forced?.layout ?? layoutIn(source)) === "lines"
        ? fromLines(source, options)
        : fromDocument(source, forced, options),
  );
  return startsWithMark(source) ? marked(read) : read;
}

const BYTE_ORDER_MARK = "\ufeff";

function startsWithMark(source: ByteSource): boolean {
  using reader = source.open();
  const bytes = new Uint8Array(3);
  return reader.readSync(bytes) === 3 &&
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) ===
      BYTE_ORDER_MARK;
}

/** Written with the mark that the file starts with. */
function marked(read: ReadConversation): ReadConversation {
  return {
    ...read,
    *write(window) {
      yield BYTE_ORDER_MARK;
      yield* read.write(window);
    },
  };
}

function fromLines(
  source: ByteSource,
  { format, onBytes, rewrite }: ReadOptions,
): ReadConversation {
  const adapter = linesAdapterOf(source, format);
  function* lines(): Generator<JsonLine> {
    using reader = source.open();
    for (const line of jsonLines(reader, onBytes)) {
      yield rewrite ? { ...line, text: rewrite(line.text) } : line;
    }
  }
  const parsed = adapter.parseLines(ofOneFormat(lines(), adapter));
  return {
    adapter,
    parsed,
    write(window) {
      const isSame = !rewrite && linePlan(parsed, window) === undefined;
      return isSame
        ? sourceTexts(source, onBytes)
        : adapter.formatLines(parsed, window, lines());
    },
  };
}

function fromDocument(
  source: ByteSource,
  forced: FormatAdapter | undefined,
  { rewrite = (json) => json }: ReadOptions,
): ReadConversation {
  const document = parseJsonBytes(
    allBytes(source),
    source.name,
    (given) => {
      const text = rewrite(given);
      return { ...exactJson(text), text };
    },
  );
  const { value, text } = document;
  const adapter = forced ?? detectFormat(value);
  const parsed = adapter.parse(value);
  return {
    adapter,
    parsed,
    write(window) {
      const written = adapter.format(parsed, window);
      return written === value ? [text] : spliceJson(document, written);
    },
  };
}

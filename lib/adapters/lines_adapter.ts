import { FormatError } from "../errors.ts";
import { type ExactJson, exactJson } from "./exact_json.ts";
import type { FormatAdapter } from "./format_adapter.ts";
import type { FormatWindow } from "./format_window.ts";
import type { JsonLine } from "./json_line.ts";
import type { LineFormat, LineValue } from "./line_format.ts";
import { lineValues } from "./line_values.ts";
import {
  type FormatWarning,
  GONE_OWNER,
  type ParsedConversation,
} from "./parsed_conversation.ts";
import { parsedFrom } from "./parsed_from.ts";
import { writeLines } from "./write_lines.ts";
import { linePlan } from "./line_plan.ts";
import { spliceJson } from "./splice_json.ts";

/** An adapter that can also go through a file line by line, without holding it. */
export interface LinesAdapter extends FormatAdapter {
  /** Each line of a file holds one JSON value. */
  readonly layout: "lines";

  /**
   * The conversation, read from lines that come one by one; its `original` is undefined.
   *
   * A last line that is no JSON is left out with a warning.
   *
   * @throws {FormatError} If it cannot be read; with path and line.
   */
  parseLines(lines: Iterable<JsonLine>): ParsedConversation;

  /**
   * The file that `format` would give, one line after the other with what ends it; kept lines are the very same text.
   *
   * @param parsed What `parseLines` gave.
   * @param window What stays.
   * @param lines The same lines once more.
   * @throws {TypeError} If a removed turn is none of this conversation.
   * @throws {RangeError} If nothing is left but instructions.
   */
  formatLines(
    parsed: ParsedConversation,
    window: FormatWindow,
    lines: Iterable<JsonLine>,
  ): Iterable<string>;
}

/** The adapter of a format of JSON Lines. */
export function linesAdapter(format: LineFormat): LinesAdapter {
  const { name } = format;
  return {
    name,
    layout: "lines",

    detect: (value) => Array.isArray(value) ? format.detect(value) : undefined,

    parse(value, lines) {
      if (!Array.isArray(value)) {
        throw new FormatError(name, "", "expected a list of the lines' values");
      }
      const values = value.map((item, index) => ({
        value: item,
        line: lines?.[index] ?? index + 1,
      }));
      return parsedLines(format, values, value);
    },

    format(parsed, window) {
      const { original, owners } = parsed;
      if (!Array.isArray(original)) {
        throw new TypeError(
          `Cannot write the ${name}: it was read line by line; formatLines() takes the lines once more`,
        );
      }
      const plan = linePlan(parsed, window);
      if (plan === undefined) return original;
      const write = { format, plan, count: owners.length };
      const written = writeLines(write, original, (value) => value);
      return Array.from(written, ({ value }) => value);
    },

    parseLines(lines) {
      const warnings: FormatWarning[] = [];
      const values = lineValues(lines, name, warnings);
      return parsedLines(format, values, undefined, warnings);
    },

    *formatLines(parsed, window, lines) {
      const plan = linePlan(parsed, window);
      if (plan === undefined) {
        for (const { text, ending } of lines) yield text + ending;
        return;
      }
      const write = { format, plan, count: parsed.owners.length };
      let read: ExactJson = PLAIN;
      let ending = "\n";
      const parse = ({ text }: JsonLine, isEdited: boolean) => {
        read = isEdited
          ? exactJson(text)
          : { ...PLAIN, value: JSON.parse(text) };
        return read.value;
      };
      for (const { value, from, isKept } of writeLines(write, lines, parse)) {
        ending = from?.ending || ending;
        const text = from === undefined
          ? PLAIN.write(value)
          : isKept
          ? from.text
          : [...spliceJson({ ...read, text: from.text }, value)].join("");
        yield text + ending;
      }
    },
  };
}

/** For lines of which no number is written again. */
const PLAIN: ExactJson = {
  value: undefined,
  write: (value) => JSON.stringify(value),
};

function parsedLines(
  format: LineFormat,
  values: Iterable<LineValue>,
  original: unknown,
  late: readonly FormatWarning[] = [],
): ParsedConversation {
  const { gone, ...reading } = format.read(values);
  const parsed = parsedFrom({ ...reading, original });
  const dead = new Set(gone);
  return {
    ...parsed,
    warnings: [...parsed.warnings, ...late],
    owners: parsed.owners.map((owner, piece) =>
      dead.has(piece) ? GONE_OWNER : owner
    ),
  };
}

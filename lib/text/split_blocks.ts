import { type LineKind, lineKind } from "./line_kind.ts";
import { splitLines } from "./split_lines.ts";

/** A run of lines that belong together, as offsets into the text. */
export interface Block {
  /** `code`: fenced. `row`: a unit as it is, such as a table row. `text`: may hold several sentences. */
  readonly kind: "code" | "row" | "text";
  /** Offset of its first line. */
  readonly start: number;
  /** Where its words start: after a list marker, `#` or `>`. */
  readonly bodyStart: number;
  /** Offset after its last line, without the line break. */
  readonly end: number;
}

interface OpenBlock extends Block {
  end: number;
  /** Of a list item: characters before its marker. */
  readonly indent?: number;
}

interface Fence {
  readonly marks: string;
  readonly quoted: boolean;
  readonly block: OpenBlock;
}

const HEAD_CHARS = 200;
const FENCE = /^[\s>]*(?:(?:[-*+•]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})/;
const MARKER = /^[\s>]*(?:#{1,6}(?=\s|$)|(?:[-*+•]|\d{1,9}[.)])(?=\s|$))?\s*/;

/**
 * The blocks of a text, in order: fences, rows, and text of one or more lines.
 *
 * Rows are table rows, log lines and rules. A list item takes in the lines below it that are indented or go on in lower
 * case; a heading and a quoted line stand alone; what is left are paragraphs. A number such as `1883.` that a wrapped
 * line starts with starts no item, unless it is 1 or stands no further in than the item above it. A fence that is not
 * closed runs to the end. Blank lines are in no block, and sentences are not told apart here: see `splitSentences`.
 *
 * @example A wrapped item is one block
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "- keep it\n  cold\nDone.";
 * assertEquals(splitBlocks(text).map(({ start, end }) => text.slice(start, end)), ["- keep it\n  cold", "Done."]);
 * ```
 */
export function splitBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let fence: Fence | undefined;
  let open: OpenBlock | undefined;
  for (const { start, end } of splitLines(text)) {
    const head = text.slice(start, Math.min(end, start + HEAD_CHARS));
    if (fence !== undefined && !(fence.quoted && !isQuoted(head))) {
      fence.block.end = end;
      if (closes(fence, head)) fence = undefined;
      continue;
    }
    fence = openFence(head, start, end);
    if (fence !== undefined) {
      blocks.push(fence.block);
      open = undefined;
      continue;
    }
    const kind = blockKind(head, open);
    if (kind === "blank" && end - start <= HEAD_CHARS) open = undefined;
    else if (kind === "more") open!.end = end;
    else {
      const block = openBlock(kind, head, start, end);
      blocks.push(block);
      open = isOpen(kind) ? block : undefined;
    }
  }
  return blocks;
}

function openFence(
  head: string,
  start: number,
  end: number,
): Fence | undefined {
  const found = FENCE.exec(head);
  if (found === null) return undefined;
  const marks = found[1];
  if (marks[0] === "`" && head.includes("`", found[0].length)) return undefined;
  return {
    marks,
    quoted: isQuoted(head),
    block: { kind: "code", start, bodyStart: start, end },
  };
}

function closes(fence: Fence, head: string): boolean {
  const marks = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(head)?.[1];
  return marks !== undefined && isQuoted(head) === fence.quoted &&
    marks[0] === fence.marks[0] &&
    marks.length >= fence.marks.length;
}

function isQuoted(head: string): boolean {
  return /^\s*>/.test(head);
}

function blockKind(
  head: string,
  open: OpenBlock | undefined,
): LineKind | "more" {
  const kind = lineKind(head);
  if (open === undefined) return kind;
  if (kind === "item") return isWrappedNumber(head, open) ? "more" : kind;
  if (kind !== "prose") return kind;
  return open.indent === undefined || /^(?:\s|\p{Ll})/u.test(head)
    ? "more"
    : kind;
}

function isWrappedNumber(head: string, open: OpenBlock): boolean {
  const number = /^(\s*)(\d+)/.exec(head);
  if (number === null || number[2] === "1") return false;
  return open.indent === undefined || number[1].length > open.indent;
}

/** A line of blanks that is longer than its head may hold words behind them. */
function isOpen(kind: LineKind | "more"): boolean {
  return kind === "item" || kind === "prose" || kind === "blank";
}

function openBlock(
  kind: LineKind,
  head: string,
  start: number,
  end: number,
): OpenBlock {
  if (kind === "rule" || kind === "table" || kind === "log") {
    return { kind: "row", start, bodyStart: start, end };
  }
  const bodyStart = kind === "prose"
    ? start
    : start + (MARKER.exec(head)?.[0].length ?? 0);
  const indent = kind === "item" ? head.search(/\S/) : undefined;
  return { kind: "text", start, bodyStart, end, indent };
}

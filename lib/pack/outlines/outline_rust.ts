import { type NumberedLine, numberLines } from "../numbered_line.ts";
import { bracketDepths } from "./bracket_depths.ts";
import { type Hidden, maskSource } from "./mask_source.ts";

const HIDDEN: readonly Hidden[] = [
  { open: "//", close: "(?=\\n)" },
  { open: "/\\*", close: "\\*/", nests: true },
  {
    open: '\\b(?:br|cr|r)#*"',
    close: (opened) => `"${"#".repeat(opened.split("#").length - 1)}`,
    showsOpening: true,
  },
  { open: '"', close: '"', escapes: true, showsOpening: true },
  { open: "'(?=\\\\[^\\n]{1,10}'|[^'\\\\\\n]')", close: "'", escapes: true },
];
const ITEM =
  /^(?:pub(?:\s*\([^)]*\))?\s+)?(?:(?:default|async|const|unsafe|safe|auto|extern(?:\s+"\s*)?)\s+)*(fn|struct|enum|union|trait|impl|mod|type|static|const|use|extern)\b/;
const ATTRIBUTE = /^(?:#!?\[[^\]]*\]\s*)+/;
const MACRO = /^macro_rules!/;
const WHOLE = ["use", "struct", "enum", "union"];
const FIRST_LINE = ["const", "static"];
const CONTAINERS = ["trait", "impl", "mod", "extern"];

/** A file's lines, as they are and masked, with the brackets that are open where each starts. */
interface Source {
  readonly lines: readonly NumberedLine[];
  readonly masked: readonly string[];
  readonly depths: readonly number[];
}

/**
 * The uses, types with their fields, traits, implementations, modules, functions and macros of a Rust file.
 *
 * Attributes come with what they stand above. Bodies of functions and macros are left out.
 */
export function outlineRust(text: string): readonly NumberedLine[] {
  const masked = maskSource(text, HIDDEN).split("\n");
  const depths = bracketDepths(masked);
  const source = { lines: numberLines(text), masked, depths };
  const outline: NumberedLine[] = [];
  const containers = [0];
  let attributes: NumberedLine[] = [];
  for (let at = 0; at < source.lines.length;) {
    const depth = depths[at];
    while (depth < containers[containers.length - 1]) containers.pop();
    if (
      masked[at].trim() === "" || depth !== containers[containers.length - 1]
    ) {
      at++;
      continue;
    }
    const item = readItem(source, at);
    if (item.isAttribute) {
      for (const line of item.lines) attributes.push(line);
    } else {
      if (item.lines.length > 0) {
        for (const line of attributes) outline.push(line);
        for (const line of item.lines) outline.push(line);
      }
      attributes = [];
      if (item.isContainer) containers.push(depth + 1);
    }
    at = item.next;
  }
  return outline;
}

/** What stands at a line: what the outline has of it, and where to read on. */
interface Item {
  readonly lines: readonly NumberedLine[];
  readonly next: number;
  readonly isAttribute?: boolean;
  readonly isContainer?: boolean;
}

function readItem(source: Source, at: number): Item {
  const { masked, depths } = source;
  const words = masked[at].trim().replace(ATTRIBUTE, "");
  const { header, whole } = itemEnd(source, at);
  const isAttribute = words === "" || words.startsWith("#");
  if (isAttribute || MACRO.test(words)) {
    const lines = seen(source, at, isAttribute ? header : at + 1);
    return { lines, next: isAttribute ? header : whole, isAttribute };
  }
  const word = ITEM.exec(words)?.[1];
  if (word === undefined) return { lines: [], next: whole };
  const isContainer = CONTAINERS.includes(word) && depths[header] > depths[at];
  const end = FIRST_LINE.includes(word)
    ? at + 1
    : WHOLE.includes(word)
    ? whole
    : header;
  const lines = seen(source, at, end);
  return { lines, next: isContainer ? header : whole, isContainer };
}

/** The lines of a range that are more than a comment. */
function seen(
  { lines, masked }: Source,
  start: number,
  end: number,
): readonly NumberedLine[] {
  return lines.slice(start, end).filter((_, index) =>
    masked[start + index].trim() !== ""
  );
}

/** Indices after the last line of an item's header, which ends at a curly bracket or a semicolon, and of its whole. */
function itemEnd(
  { masked, depths }: Source,
  start: number,
): { header: number; whole: number } {
  const words = masked[start].trim().replace(ATTRIBUTE, "");
  const isAttribute = words === "" || words.startsWith("#");
  let header = start;
  let open = 0;
  for (let isEnd = false; header < masked.length && !isEnd; header++) {
    for (const character of masked[header]) {
      if ("([".includes(character)) open++;
      else if (")]".includes(character)) open--;
      else if (open === 0 && ";{}".includes(character)) isEnd = true;
    }
    isEnd ||= isAttribute && open === 0;
  }
  let whole = header;
  while (whole < masked.length && depths[whole] > depths[start]) whole++;
  return { header, whole };
}

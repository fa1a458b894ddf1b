import { XMLParser, XMLValidator } from "fast-xml-parser";
import { FormatError } from "../errors.ts";
import { fitColumns } from "../text/display_width.ts";
import { printable } from "../text/printable.ts";
import { redact } from "../text/redact.ts";

/** An element of an XML file. */
export interface XmlElement {
  /** Its tag. */
  readonly tag: string;
  /** Its attributes, with entities resolved. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The elements in it. */
  readonly children: readonly XmlElement[];
  /** The text directly in it, with entities resolved, CDATA as it is. */
  readonly text: string;
  /** Offset of its first character, and after its last one. */
  readonly start: number;
  readonly end: number;
}

const DEEPEST = 100;
const LONGEST_PROBLEM = 200;
const DOCTYPE = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<!DOCTYPE/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  cdataPropName: "#cdata",
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
  maxNestedTags: DEEPEST,
});
// The parser's own type for it is the object `Symbol`.
const META = XMLParser.getMetaDataSymbol() as symbol;

/** A node as the parser gives it: the tag with its children, the attributes, the offsets. */
type Node = Record<string | symbol, unknown>;

/**
 * The root element of an XML text.
 *
 * It knows the five entities of XML and those by number; a DOCTYPE, which could declare more, is refused, and so is an
 * element more than 100 deep.
 *
 * @param text The XML, with LF as line break.
 * @param format What is read, for the message.
 * @throws {FormatError} If it is broken or refused, with the line where one is known.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { tag, attributes, text } = readXml('<a b="1 &lt; 2">x<![CDATA[<y>]]></a>', "note");
 * assertEquals([tag, attributes.get("b"), text], ["a", "1 < 2", "x<y>"]);
 * ```
 */
export function readXml(text: string, format: string): XmlElement {
  refuseDoctype(text, format);
  const problem = XMLValidator.validate(text);
  if (problem !== true) {
    const { msg, line } = problem.err;
    throw new FormatError(format, "", shortLine(msg), line);
  }
  const nodes = parse(text, format).filter((node) => tagOf(node) !== "#text");
  if (nodes.length === 1) return elementOf(nodes[0]);
  throw new FormatError(
    format,
    "",
    `expected one root element, found ${nodes.length}`,
  );
}

function refuseDoctype(text: string, format: string): void {
  for (const found of text.matchAll(DOCTYPE)) {
    if (!/^<!DOCTYPE/i.test(found[0])) continue;
    const line = text.slice(0, found.index).split("\n").length;
    throw new FormatError(format, "", "a DOCTYPE is not allowed here", line);
  }
}

function parse(text: string, format: string): Node[] {
  try {
    return parser.parse(text);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const problem = words === "Maximum nested tags exceeded"
      ? `elements may stand ${DEEPEST} deep in each other, these go deeper`
      : shortLine(words);
    throw new FormatError(format, "", problem);
  }
}

/** What the parser says, which may quote as much of the text as there is; a cut could hide what a secret is. */
function shortLine(words: string): string {
  return fitColumns(printable(redact(words).text), LONGEST_PROBLEM);
}

function elementOf(node: Node): XmlElement {
  const tag = tagOf(node);
  const nodes = node[tag] as Node[];
  const { startIndex, endIndex } = node[META] as Record<string, number>;
  const attributes = Object.entries(node[":@"] ?? {});
  return {
    tag,
    attributes: new Map(
      attributes.map(([name, value]) => [name, resolve(String(value))]),
    ),
    children: nodes.filter((child) => !tagOf(child).startsWith("#"))
      .map(elementOf),
    text: nodes.map(textOf).join(""),
    start: startIndex,
    end: endIndex,
  };
}

function tagOf(node: Node): string {
  return Object.keys(node).find((key) => key !== ":@") ?? "#text";
}

function textOf(node: Node): string {
  if ("#cdata" in node) {
    return (node["#cdata"] as Node[]).map((part) => String(part["#text"]))
      .join("");
  }
  return "#text" in node ? resolve(String(node["#text"])) : "";
}

function resolve(text: string): string {
  return text.replace(ENTITY, (entity, decimal, hex, name) => {
    if (name) return NAMED[name] ?? entity;
    const code = decimal ? Number(decimal) : parseInt(hex, 16);
    const isNone = code === 0 || code > 0x10ffff ||
      (code >= 0xd800 && code <= 0xdfff);
    return isNone ? entity : String.fromCodePoint(code);
  });
}

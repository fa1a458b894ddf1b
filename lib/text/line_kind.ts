/** What a line is by its first characters; `prose` is all the rest. */
export type LineKind =
  | "blank"
  | "rule"
  | "heading"
  | "table"
  | "log"
  | "quote"
  | "item"
  | "prose";

const LEVEL =
  "TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|SEVERE|PANIC";
const LOG = [
  /^\s*[[(]?\d{4}[-/.]\d\d[-/.]\d\d(?:T\d\d:\d\d|[ ,]+\d\d:\d\d:\d\d|\])/,
  /^\s*[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:[\])\s]|$)/,
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d\d:\d\d:\d\d\s/,
  /^\d{1,3}(?:\.\d{1,3}){3}\s+\S+\s+\S+\s+\[/,
  /^[IWEF]\d{4} \d\d:\d\d:\d\d/,
  new RegExp(`^\\s*<?(?:${LEVEL})(?:[\\]:>|\\s]|$)`),
  /^\s*(?:error|warning|fatal|panic|debug|info)(?:\[\w+\])?:\s/,
  /^\s*\[(?!\d{1,3}\]|[ xX]\])[^\][]{1,64}\](?:[:\s[]|$)/,
];
const LISTING = [
  /^\s*\d{1,6}(?:→|\t|\s\||:(?:\s|$))/,
  /^\s*[\w./@-]{1,150}:\d{1,6}[:-]/,
];
const STACK = [
  /^\s+at\s.{0,160}[(:]/,
  /^\s*File "[^"]{1,160}", line \d/,
  /^\s*(?:Traceback \(most recent call last\):|Caused by: |\.\.\. \d+ more|goroutine \d+ \[)/,
  /^\s*(?:[\w$]{1,40}[.:]{1,2}){0,8}(?:[A-Z]\w{0,40})?(?:Error|Exception):\s/,
];
const ROW_SHAPES = [...LOG, ...LISTING, ...STACK];

/**
 * What kind of line it is, by its first characters.
 *
 * A log line starts with a time, a level or a name in brackets, or belongs to a stack trace or a listing (`12: x`,
 * `a.ts:12: x`). A table row starts with `|`. A list item starts with `-`, `*`, `+`, `•`, `1.` or `1)`. It looks at one
 * line alone: whether a number starts an item or only a wrapped line is for `splitBlocks` to say, and so are fences.
 *
 * @param head The line's first characters, without its line break; 200 are enough.
 *
 * @example A link in brackets is prose, a name in brackets is a log line
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(lineKind("[pump-2] valve stuck"), "log");
 * assertEquals(lineKind("[manual](https://pump.example) says so"), "prose");
 * ```
 */
export function lineKind(head: string): LineKind {
  if (/^[\s\u0085]*$/.test(head)) return "blank";
  if (
    /^\s*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|=[=\s]*)$/.test(
      head,
    )
  ) return "rule";
  if (/^\s{0,3}#{1,6}(?:\s|$)/.test(head)) return "heading";
  if (/^\s*\|/.test(head)) return "table";
  if (/^\s{0,3}>/.test(head)) return "quote";
  if (/^\s*(?:[-*+•]|\d{1,9}[.)])(?:\s|$)/.test(head)) return "item";
  return ROW_SHAPES.some((shape) => shape.test(head)) ? "log" : "prose";
}

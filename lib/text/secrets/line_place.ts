/** What stands before a name on its line. */
export interface LinePlace {
  /** Whether nothing but indentation, a list mark, a log's time and level, or `export` stands before it. */
  readonly isAtStart: boolean;
  /** Whether a quotation mark is open, or may be. */
  readonly isInQuotes: boolean;
  /** How many double quotation marks stand before it. */
  readonly doubleQuotes: number;
  /** Whether it is a parameter of a URL or a form. */
  readonly isInQuery: boolean;
  /** Whether it is a field of a connection string, behind `;`. */
  readonly isInField: boolean;
  /** Whether a bracket is open, as in a call. */
  readonly isInCall: boolean;
}

const REACH_CHARS = 200;
const LEAD =
  /^(?:\[.*\]?|.*\]|[\d:TZ.,/+-]+|[A-Z]{3,8}:?|[|>+*#-]+|\S+\||\/\/|export|set|ENV|ARG|const|let|var|final|static|private|public|readonly|def|my|local|declare|-[ex]|\$env|"|')$/;

/**
 * What stands before a name on its line, as far as 200 characters back.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(linePlace("09:15:02 INFO  password: x", 15).isAtStart, true);
 * assertEquals(linePlace("the wrong password: x", 10).isAtStart, false);
 * ```
 */
export function linePlace(text: string, at: number): LinePlace {
  const near = text.slice(Math.max(0, at - REACH_CHARS), at);
  const before = near.slice(near.lastIndexOf("\n") + 1);
  const lead = before.slice(lastEscapedBreak(before));
  const isCut = lead.length === REACH_CHARS;
  const words = lead.split(/\s+/).filter((word) => word !== "");
  return {
    isAtStart: !isCut && words.every((word) => LEAD.test(word)),
    isInQuotes: /["'`]|\\[nr]/.test(before),
    doubleQuotes: before.split('"').length - 1,
    isInQuery: /[?&]$/.test(before),
    isInField: /;\s?$/.test(before),
    isInCall: /\w\([^()]*$/.test(before),
  };
}

/** Where a line starts in a text that is quoted on one line. */
function lastEscapedBreak(before: string): number {
  return Math.max(before.lastIndexOf("\\n"), before.lastIndexOf("\\r"), -2) + 2;
}

/** What a call says beside what it does. */
const ASIDE =
  /,"(?:description|timeout(?:_?ms)?)":(?:"(?:[^"\\]|\\.)*"|\d+)(?=[,}])/gi;
/** Which part of a file a call shows. */
const PART = /,"(?:offset|limit|head_limit)":\d+(?=[,}])/g;
/** Where the errors of a command go. */
const ERRORS = /2>\s?(?:&1|\/dev\/null)/g;
/** The first or last lines of what a command says, at its end. */
const SHOWN_LINES =
  /\|\s*(?:head|tail)(?:\s+(?:-n\s*)?-?\d+)?(?=\s*(?:[";)]|&&|\|\||\\n))/g;
/** How many lines of a file are shown. */
const LINES = /\b(head|tail)\s+(?:-n\s*)?-?\d+(?=\s)/g;

/**
 * A call without what says how much of its result is shown, so that the same call again has the same deed.
 *
 * Left out are a description, a time limit, the part of a file, where errors go, and how many first or last lines are
 * shown. It is for comparing without white space and marks: a note has the call as it was.
 *
 * @param text A call: its name and arguments.
 *
 * @example The same tests, seen in two lengths
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const deed = callDeed('Bash {"command":"deno test | tail -5","timeout":600}');
 * assertEquals(deed, 'Bash {"command":"deno test "}');
 * assertEquals(callDeed('Bash {"command":"deno test | tail -20"}'), deed);
 * ```
 */
export function callDeed(text: string): string {
  return text.replace(ASIDE, "").replace(PART, "").replace(ERRORS, "")
    .replace(SHOWN_LINES, "").replace(LINES, "$1");
}

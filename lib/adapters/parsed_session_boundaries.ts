import {
  boundariesFrom,
  type CompactionBoundary,
} from "./compaction_boundary.ts";
import {
  isParsedSession,
  parsedSessionDrafts,
  sessionRefusal,
} from "./parsed_session.ts";
import { isObject } from "./place.ts";

/**
 * The compactions in a parsed session of Claude Code, as measurements use it: messages of `parts` with a `kind`, and
 * `compactions` at an index of them. `at` is that message's number, from 1.
 *
 * It is no format of ours: nothing is written back.
 *
 * @param value The parsed JSON.
 * @throws {FormatError} If it is no such session; with the path.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const said = (role: string, text: string) => ({ role, parts: [{ kind: "text", text }] });
 * const [boundary] = parsedSessionBoundaries({
 *   messages: [said("user", "Use bay D."), said("assistant", "Yes."), said("user", "Go on.")],
 *   compactions: [{ at: 2, summary: "The user wants bay D." }],
 * });
 * assertEquals([boundary.at, boundary.before.length, boundary.after.length], [3, 1, 1]);
 * ```
 */
export function parsedSessionBoundaries(
  value: unknown,
): readonly CompactionBoundary[] {
  if (!isParsedSession(value)) {
    throw sessionRefusal("", "expected { messages, compactions }");
  }
  const drafts = parsedSessionDrafts(value);
  const places = value.compactions.map((compaction, index) => {
    const { at, summary } = isObject(compaction) ? compaction : {};
    const isPlace = Number.isInteger(at) && (at as number) >= 0 &&
      (at as number) <= value.messages.length;
    if (!isPlace || typeof summary !== "string") {
      const found = "expected { at, summary }, at an index of the messages";
      throw sessionRefusal(`compactions[${index}]`, found);
    }
    const said = drafts.filter(({ pieces: [index] }) => index < (at as number))
      .length;
    return { at: at as number + 1, said, summary, resent: [] };
  });
  return boundariesFrom(drafts, places);
}

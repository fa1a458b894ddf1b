import { SUMMARY } from "./asked_by_client.ts";
import { playCodex } from "./codex/codex_history.ts";
import {
  boundariesFrom,
  type CompactionBoundary,
} from "./compaction_boundary.ts";
import type { FormatWarning } from "./parsed_conversation.ts";
import type { LineValue } from "./line_format.ts";

/**
 * The compactions that Codex has made in a rollout, in order; none for a rollout without one.
 *
 * What was taken back is not in it. A summary that only the server can read is "".
 *
 * @param values The rollout's lines; they are read once, one after the other.
 * @param warnings Takes what is warned of.
 * @throws {FormatError} If the rollout cannot be read; with path and line.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const item = (role: string, text: string) =>
 *   ({ type: "response_item", payload: { type: "message", role, content: [{ type: "input_text", text }] } });
 * const values = [
 *   item("user", "Use bay D."), item("assistant", "Yes."),
 *   { type: "compacted", payload: { message: "The user wants bay D." } },
 * ].map((value, index) => ({ value, line: index + 1 }));
 * const [boundary] = codexBoundaries(values);
 * assertEquals([boundary.at, boundary.before.length, boundary.summary], [3, 1, "The user wants bay D."]);
 * ```
 */
export function codexBoundaries(
  values: Iterable<LineValue>,
  warnings: FormatWarning[] = [],
): readonly CompactionBoundary[] {
  const { originals, cuts } = playCodex(values, warnings);
  return boundariesFrom(
    originals,
    cuts.map(({ line, originals: said, window }) => ({
      at: line,
      said,
      summary: window.filter(({ name }) => name === SUMMARY)
        .map(({ texts }) => texts.join("\n")).join("\n\n"),
      resent: window.filter(({ name }) => name !== SUMMARY),
    })),
  );
}

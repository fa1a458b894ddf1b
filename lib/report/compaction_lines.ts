import type { ForeignRequest } from "../adapters/foreign_request.ts";
import type { CompactionResult } from "../compact/compaction_result.ts";
import { grouped } from "./retention_words.ts";
import { warningLines } from "./warning_lines.ts";

/**
 * A line about a compaction of a foreign conversation, and one for each warning; past five warnings only how many more.
 *
 * An extractor that ranks gives only what fits, so that none did not fit does not say that nothing was left out.
 *
 * @param result The compaction of a request that `foreignRequest` made.
 * @param request The request.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { fromOpenAI } from "../adapters/from_openai.ts";
 * import { compact } from "../compact/compact.ts";
 * import { charactersCounter } from "../count/characters.ts";
 * const request = fromOpenAI([{ role: "user", content: "Hi" }], { inputBudget: 50 });
 * assertEquals(compactionLines(compact(request, charactersCounter()), request), [
 *   "openai-chat: everything fits, 5 of 50 tokens (characters/4, an estimate); nothing was removed",
 * ]);
 * ```
 */
export function compactionLines(
  result: CompactionResult,
  { parsed: { format, warnings } }: ForeignRequest,
): readonly string[] {
  const { tokens, counter, keptTurns, removedTurns, notes, droppedNotes } =
    result;
  const sizes = `${grouped(tokens.total)} of ${
    grouped(tokens.budget)
  } tokens (${counter.name}, ${counter.exact ? "exact" : "an estimate"})`;
  const replaced = droppedNotes.filter(({ newer }) => newer !== undefined);
  const unfit = droppedNotes.length - replaced.length;
  const left = [
    unfit === 0 ? "" : `, ${unfit} more did not fit`,
    replaced.length === 0 ? "" : `, ${replaced.length} replaced by newer ones`,
  ].join("");
  const turns = keptTurns.length + removedTurns.length;
  const line = removedTurns.length === 0 && droppedNotes.length === 0
    ? `${format}: everything fits, ${sizes}; nothing was removed`
    : `${format}: ${
      grouped(tokens.before)
    } tokens before, now ${sizes}; ${keptTurns.length} of ${turns} turns kept, ${
      notes.length === 1 ? "1 note" : `${notes.length} notes`
    }${left}`;
  return [line, ...warningLines(warnings)];
}

import { assertThrows } from "@std/assert";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { compact } from "../../lib/compact/compact.ts";
import type { CompactionResult } from "../../lib/compact/compaction_result.ts";
import { planCompaction } from "../../lib/compact/plan_compaction.ts";
import type { TokenCounter } from "../../lib/count/token_counter.ts";

/** Whether nothing is left: the assistant had ended the last turn, all turns went, and no note has room. */
export function isEmptied(result: CompactionResult): boolean {
  const { keptTurns, notes, request } = result;
  return request.question === "" && keptTurns.length === 0 &&
    notes.length === 0 && !request.inFlight?.length;
}

/** A value that went through a compaction. */
export interface Compacted {
  /** What the compaction gave. */
  readonly result: CompactionResult;
  /** The value that was written; undefined where nothing is left to write. */
  readonly output: unknown;
  /** The written value, read and compacted again with the same budget. */
  readonly again: CompactionResult;
}

/**
 * The value compacted to its required part and this share of the rest.
 *
 * @param adapter Reads and writes it.
 * @param value The foreign value.
 * @param share 0 for the required part alone, 1 for all.
 * @param reserve Share of the budget that is held back for notes.
 * @param counter Counts.
 */
export function compactValue(
  adapter: FormatAdapter,
  value: unknown,
  share: number,
  reserve: number,
  counter: TokenCounter,
): Compacted {
  const parsed = adapter.parse(value);
  const request = { ...parsed.conversation, notesReserve: 0 };
  const { tokens } = planCompaction({ ...request, inputBudget: 1e9 }, counter);
  const spare = tokens.before - tokens.required;
  const inputBudget = tokens.required + Math.floor(spare * share);
  const notesReserve = Math.floor(inputBudget * reserve);
  const result = compact({ ...request, inputBudget, notesReserve }, counter);
  if (isEmptied(result)) {
    assertThrows(() => adapter.format(parsed, result), RangeError);
    return { result, output: undefined, again: result };
  }
  const output = adapter.format(parsed, result);
  const { conversation } = adapter.parse(output);
  const again = compact(
    { ...conversation, inputBudget, notesReserve },
    counter,
  );
  return { result, output, again };
}

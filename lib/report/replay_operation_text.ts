import type { ReplayOperation } from "../replay/replay_operation.ts";
import { wholeNumber } from "./whole_number.ts";

/**
 * One step of an arrival in words.
 *
 * @param operation From a state's `operations`.
 *
 * @example What a turn's leaving leaves
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const operation = { kind: "folded", turn: "T3", leavesTokens: 22 } as const;
 * assertEquals(replayOperationText(operation), "T3 folded into the summary, 22 left");
 * ```
 */
export function replayOperationText(operation: ReplayOperation): string {
  switch (operation.kind) {
    case "arrives":
      return operation.tokens === undefined
        ? `${operation.turn} arrives`
        : `${operation.turn} arrives with ${operation.tokens}`;
    case "attempted":
      return `attempted ${wholeNumber(operation.tokens)} of ${
        wholeNumber(operation.budgetTokens)
      }`;
    case "removed":
      return `${operation.turn} removed${leftText(operation.leavesTokens)}`;
    case "folded":
      return operation.leavesTokens === undefined
        ? `${operation.turn} folded into notes`
        : `${operation.turn} folded into the summary${
          leftText(operation.leavesTokens)
        }`;
    case "returned":
      return `${operation.turn} back`;
    case "total":
      return `total ${wholeNumber(operation.tokens)}`;
    case "refused":
      return `refused: ${
        wholeNumber(operation.requiredTokens)
      } required, the budget is ${wholeNumber(operation.budgetTokens)}`;
  }
}

function leftText(tokens: number | undefined): string {
  return tokens === undefined ? "" : `, ${tokens} left`;
}

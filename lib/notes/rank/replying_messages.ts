import type { RankUnit } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";

const ASKS = /[?？؟](?:["'”’」』)*_]*|\s*\([^)]*\))$/u;

/**
 * Numbers of the messages that come right after a question: one that ends a sentence near the end of the message before.
 *
 * A remark in brackets may stand behind the question mark.
 */
export function replyingMessages(
  units: readonly RankUnit[],
): ReadonlySet<number> {
  const replying = new Set<number>();
  let asking = -1;
  let left = 0;
  for (const { kind, message, text } of units) {
    if (kind !== "prose") continue;
    if (message === asking + 1 && left > 0) replying.add(message);
    if (ASKS.test(text)) {
      asking = message;
      left = RECIPE.askUnits;
    } else if (message === asking) left--;
  }
  return replying;
}

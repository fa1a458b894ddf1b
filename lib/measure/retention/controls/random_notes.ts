import type { Extractor } from "../../../notes/extractor.ts";
import { messageUnits } from "./message_units.ts";
import { seededRandom } from "./seeded_random.ts";

/**
 * A control that looks at nothing: every sentence in random order.
 *
 * What it keeps is what any extractor keeps for the budget alone.
 *
 * @param seed The same seed gives the same notes.
 *
 * @example The text decides nothing
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const turn = (content: string) => ({ id: "T1", messages: [{ role: "user" as const, content }] });
 * const context = { carried: [], keptTurns: [], question: "", roomTokens: 9, countText: () => 1 };
 * const rank = (content: string) => randomNotes(1)([turn(content)], context)[0].rank;
 * assertEquals(rank("Never."), rank("Hello."));
 * ```
 */
export function randomNotes(seed: number): Extractor {
  return (removedTurns) => {
    const next = seededRandom(seed);
    return messageUnits(removedTurns).map((note) => ({
      ...note,
      rank: next(),
    }));
  };
}

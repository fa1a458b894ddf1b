import type { FoundFact } from "./found_fact.ts";
import type { Probe } from "./probe.ts";

/**
 * A probe for each fact: a list that can be written to a file, edited, and read again with `readProbes`.
 *
 * A fact that seems to be replaced is looked for by its whole sentence, for the sentence that replaces it names the old
 * value too. A replacement that is not in the list is left out of the probe.
 *
 * @param facts From `findFacts`, or some of them.
 *
 * @example The words to look for, and where they were said
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const [probe] = toProbes([{
 *   id: "url-1",
 *   kind: "url",
 *   value: "https://pump.test/7",
 *   sentence: "See https://pump.test/7.",
 *   source: { turn: "T1", role: "user" },
 *   position: 0,
 *   offset: 4,
 *   mentions: 1,
 * }]);
 * assertEquals([probe.id, probe.text, probe.kind], ["url-1", "https://pump.test/7", "url"]);
 * ```
 */
export function toProbes(facts: readonly FoundFact[]): readonly Probe[] {
  const ids = new Set(facts.map(({ id }) => id));
  return facts.map((fact): Probe => {
    const { id, kind, value, sentence, source, supersededBy } = fact;
    const isReplaced = supersededBy !== undefined && ids.has(supersededBy);
    return {
      id,
      text: isReplaced ? sentence : value,
      source,
      ...(isReplaced ? { supersededBy, proposed: true } : {}),
      kind,
      sentence,
    };
  });
}

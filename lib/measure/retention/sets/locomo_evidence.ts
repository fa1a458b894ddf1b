import type { Place } from "../measured_conversation.ts";

/**
 * The places that citations of LoCoMo name, each once.
 *
 * Several in one text are cut apart, `D:11:26` and zero padding are repaired, and ids that do not exist are left out.
 *
 * @param cited Citations as the file has them.
 * @param places The conversation's messages by id.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const place = { turn: "T9", role: "user" as const };
 * assertEquals(locomoEvidence(["D:01:3; D7:1"], new Map([["D1:3", place]])), [place]);
 * ```
 */
export function locomoEvidence(
  cited: readonly string[],
  places: ReadonlyMap<string, Place>,
): readonly Place[] {
  const ids = cited.flatMap((text) => text.split(/[;,\s]+/)).map((id) =>
    id.replace(/^D:?0*(\d+):0*(\d+)$/, "D$1:$2")
  );
  return [...new Set(ids)].flatMap((id) => places.get(id) ?? []);
}

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { FactPlace, PackDiagnostic } from "./pack_facts.ts";

/**
 * Each diagnostic once, with all its places: the same words of the same tool are one fact.
 *
 * @param diagnostics Diagnostics of one log or several, in order.
 *
 * @example A log and its summary
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { findDiagnostics } from "../diagnostics/find_diagnostics.ts";
 * const line = "a.ts(1,2): error TS1: no\n";
 * const [merged] = mergePlaces(findDiagnostics(line + "building\n" + line, "ci.log"));
 * assertEquals(merged.places.map(({ firstLine }) => firstLine), [1, 3]);
 * ```
 */
export function mergePlaces(
  diagnostics: readonly Diagnostic[],
): readonly PackDiagnostic[] {
  const merged = new Map<string, PackDiagnostic & { places: FactPlace[] }>();
  for (
    const { source, firstLine, lastLine, message: _, ...rest } of diagnostics
  ) {
    const key = JSON.stringify([rest.tool, rest.severity, rest.text]);
    const place = { source, firstLine, lastLine };
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { ...rest, places: [place] });
    else known.places.push(place);
  }
  return [...merged.values()];
}

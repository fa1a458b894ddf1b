import type { FormatWarning } from "../adapters/parsed_conversation.ts";
import { printable } from "../text/printable.ts";

const WARNINGS = 5;

/**
 * A line for each warning of a reader; past five only how many more.
 *
 * @param warnings What an adapter warned of.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(warningLines([{ path: "", line: 7, problem: "it is left out" }]), ["warning: line 7: it is left out"]);
 * ```
 */
export function warningLines(
  warnings: readonly FormatWarning[],
): readonly string[] {
  const more = warnings.length - WARNINGS;
  return [
    ...warnings.slice(0, WARNINGS).map((warning) =>
      printable(`warning: ${placeOf(warning)}${warning.problem}`)
    ),
    ...(more > 0 ? [`warning: ${more} more`] : []),
  ];
}

function placeOf({ line, path }: FormatWarning): string {
  const places = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(path === "" ? [] : [path]),
  ];
  return places.length === 0 ? "" : `${places.join(", ")}: `;
}

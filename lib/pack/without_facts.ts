import type { NumberedLine } from "./numbered_line.ts";
import { visibleLines } from "./visible_lines.ts";

/**
 * The lines that are not exact facts, with the numbers that they have.
 *
 * Every run of lines that is, word for word, a diagnostic's own run goes, wherever it stands and however often, colours
 * and CI prefixes aside. A single line of a longer diagnostic, such as a closing brace, stays where it stands alone.
 *
 * @param lines Lines of one file, in order.
 * @param facts What `findDiagnostics` found, in this file or in others; of any other fact its text, which is not blank.
 *
 * @example Both occurrences go, the numbers stay
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { findDiagnostics } from "./diagnostics/find_diagnostics.ts";
 * import { numberLines } from "./numbered_line.ts";
 * const log = "a.ts(1,2): error TS1: no\nbuilding\na.ts(1,2): error TS1: no\n";
 * const rest = withoutFacts(numberLines(log), findDiagnostics(log, "log"));
 * assertEquals(rest, [{ number: 2, text: "building" }]);
 * ```
 */
export function withoutFacts(
  lines: readonly NumberedLine[],
  facts: readonly { readonly text: string }[],
): readonly NumberedLine[] {
  const texts = lines.map(({ text }) => text);
  const runs = facts.map(({ text }) => text.split("\n"));
  const isFact = new Array<boolean>(lines.length).fill(false);
  // What is a prefix depends on the lines around, so a run is compared as it is, too.
  markRuns(texts, runs, isFact);
  markRuns(visibleLines(texts), runs.map(visibleLines), isFact);
  return lines.filter((_, index) => !isFact[index]);
}

function markRuns(
  lines: readonly string[],
  facts: readonly (readonly string[])[],
  isFact: boolean[],
): void {
  const runs = runsByFirstLine(facts);
  lines.forEach((line, at) => {
    for (const [length, texts] of runs.get(line) ?? []) {
      const run = lines.slice(at, at + length).join("\n");
      if (texts.has(run)) isFact.fill(true, at, at + length);
    }
  });
}

/** The runs of lines by their first line, then by how many lines they have. */
function runsByFirstLine(
  facts: readonly (readonly string[])[],
): Map<string, Map<number, Set<string>>> {
  const runs = new Map<string, Map<number, Set<string>>>();
  for (const run of facts) {
    const lengths = runs.get(run[0]) ?? new Map<number, Set<string>>();
    runs.set(run[0], lengths);
    const texts = lengths.get(run.length) ?? new Set();
    lengths.set(run.length, texts.add(run.join("\n")));
  }
  return runs;
}

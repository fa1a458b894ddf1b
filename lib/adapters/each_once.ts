import type { FormatWarning } from "./parsed_conversation.ts";

/** The warnings, those with the same words as one that stands at the first place and says how many they are. */
export function eachOnce(
  warnings: readonly FormatWarning[],
): readonly FormatWarning[] {
  const byProblem = Map.groupBy(warnings, ({ problem }) => problem);
  return [...byProblem.values()].map(([first, ...more]) =>
    more.length === 0 ? first : {
      ...first,
      problem: `${first.problem} (${more.length + 1} times)`,
    }
  );
}

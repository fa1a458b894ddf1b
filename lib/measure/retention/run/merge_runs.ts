import { FormatError } from "../../../errors.ts";
import type { RetentionRun, SetRun } from "./retention_run.ts";

/**
 * The run that the parts make together: what one run of the whole would have been.
 *
 * @param parts Parts of one run, in any order.
 * @throws {FormatError} If they are not of one run, or a conversation is there twice or missing.
 *
 * @example A part that is the whole
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const options = { ratios: [5], shares: [75], extractors: ["cue" as const], dates: false };
 * const run = { layout: 1 as const, version: "1", counter: "c", options, sets: [] };
 * assertEquals(mergeRuns([run]), run);
 * ```
 */
export function mergeRuns(parts: readonly RetentionRun[]): RetentionRun {
  const [first, ...others] = parts;
  if (first === undefined) {
    throw new FormatError("parts", "", "expected one or more, found none");
  }
  for (const [index, other] of others.entries()) {
    const field = differingField(first, other);
    if (field === undefined) continue;
    const problem =
      `${field} differs from the first part's; parts of one run have the same`;
    throw new FormatError("parts", `[${index + 1}]`, problem);
  }
  const { layout, version, counter, options } = first;
  const sets = first.sets.map((set, index) =>
    mergeSet(parts.map((part) => part.sets[index]), set)
  );
  return { layout, version, counter, options, sets };
}

/** What parts of one run have in common and these two have not. */
function differingField(a: RetentionRun, b: RetentionRun): string | undefined {
  const frame = (
    { layout, version, counter, options, sets }: RetentionRun,
  ) => ({
    layout,
    version,
    counter,
    options,
    sets: sets.map(({ conversations: _, ...set }) => set),
  });
  const [one, two] = [frame(a), frame(b)];
  return (Object.keys(one) as (keyof typeof one)[]).find((key) =>
    JSON.stringify(one[key]) !== JSON.stringify(two[key])
  );
}

function mergeSet(
  parts: readonly SetRun[],
  first: SetRun,
): SetRun {
  const { set, size } = first;
  const conversations = parts.flatMap((part) => part.conversations)
    .sort((a, b) => a.index - b.index);
  for (let index = 0; index < Math.max(size, conversations.length); index++) {
    const found = conversations[index]?.index;
    if (found === index) continue;
    const problem = found === undefined || found > index
      ? `conversation ${index} is in none of the parts`
      : `conversation ${found} is in two of the parts`;
    throw new FormatError("parts", set, problem);
  }
  return { ...first, conversations };
}

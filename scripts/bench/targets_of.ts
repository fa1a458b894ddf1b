import { UsageError } from "../usage_error.ts";
import { type TargetName, TARGETS } from "./row.ts";

/**
 * The targets that `--only` names, in the order in which they are measured; all of them without it.
 *
 * @param only Names, divided by commas, in capitals or not.
 * @throws {UsageError} If a name is none of them.
 */
export function targetsOf(only: string | undefined): readonly TargetName[] {
  if (only === undefined) return TARGETS;
  const names = only.toUpperCase().split(",").map((name) => name.trim());
  const unknown = names.find((name) => !TARGETS.some((one) => one === name));
  if (unknown !== undefined) {
    throw new UsageError(
      `--only takes ${TARGETS.join(", ")}; found ${unknown}`,
    );
  }
  return TARGETS.filter((target) => names.includes(target));
}

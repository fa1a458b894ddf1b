import { FormatError } from "../../../errors.ts";
import { fieldOf, itemsOf, textOf } from "../sets/set_value.ts";
import type { RetentionRun } from "./retention_run.ts";

/**
 * The run that a parsed file holds, as `--out` wrote it; its figures are left out, for they follow from the rest.
 *
 * It looks at the frame only: that the file is one of ours, of this layout.
 *
 * @param value The parsed file.
 * @throws {FormatError} If it is none.
 */
export function readRun(value: unknown): RetentionRun {
  const root = { value, set: "retention file", path: "" };
  if (fieldOf(root, "layout").value !== 1) {
    throw new FormatError(root.set, "layout", "expected 1: measure anew");
  }
  for (const set of itemsOf(fieldOf(root, "sets"))) {
    textOf(fieldOf(set, "set"));
    for (const each of itemsOf(fieldOf(set, "conversations"))) {
      itemsOf(fieldOf(each, "rows"));
    }
  }
  const { layout, version, counter, options, sets } = value as RetentionRun;
  return {
    layout,
    version,
    counter,
    options,
    sets: sets.map(({ set, hash, size, missing, conversations }) => ({
      set,
      hash,
      size,
      ...(missing === undefined ? {} : { missing }),
      conversations,
    })),
  };
}

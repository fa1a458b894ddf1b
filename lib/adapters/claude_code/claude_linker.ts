import type { Linker } from "../line_format.ts";
import { isObject } from "../place.ts";

/**
 * Joins a session's kept lines: one whose parent goes follows the kept line before it.
 *
 * The first kept line is left as it is, so its parent is not in the file any more: clients start a conversation there.
 * Lines of sidechains follow lines of sidechains. A line that goes because it repeats a kept one parts nothing.
 */
export function claudeLinker(): Linker {
  const dropped = new Set<unknown>();
  const kept = new Set<unknown>();
  const last = new Map<boolean, string>();
  return {
    drop(value) {
      if (isObject(value)) dropped.add(value.uuid);
    },
    keep(value) {
      if (!isObject(value) || typeof value.uuid !== "string") return value;
      const isSidechain = value.isSidechain === true;
      const parentUuid = last.get(isSidechain);
      const { parentUuid: parent } = value;
      const isParted = dropped.has(parent) && !kept.has(parent);
      kept.add(value.uuid);
      last.set(isSidechain, value.uuid);
      return isParted && parentUuid !== undefined
        ? { ...value, parentUuid }
        : value;
    },
  };
}

/** Gives calls and results without ids the ids that join them. */
export interface Pairing {
  /** The id of a call: its own, or one made of the place. */
  call(name: string, place: string, id?: string): string;
  /** The id of the call that a result answers: its own, or that of the oldest open call of the name; undefined for none. */
  result(name: string, id?: string): string | undefined;
}

/**
 * Joins results with calls in order, where ids are missing.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const pairing = pairInOrder();
 * assertEquals(pairing.call("find", "[1].parts[0]"), "[1].parts[0]");
 * assertEquals(pairing.result("find"), "[1].parts[0]");
 * assertEquals(pairing.result("find"), undefined);
 * ```
 */
export function pairInOrder(): Pairing {
  const open = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  return {
    call(name, place, id = place) {
      const ids = open.get(name);
      if (ids === undefined) open.set(name, new Set([id]));
      else ids.add(id);
      names.set(id, name);
      return id;
    },
    result(name, id) {
      const called = id === undefined ? name : names.get(id);
      const ids = called === undefined ? undefined : open.get(called);
      const [oldest] = id === undefined ? ids ?? [] : [id];
      if (oldest !== undefined) ids?.delete(oldest);
      return oldest;
    },
  };
}

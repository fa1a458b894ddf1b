/**
 * A function that makes its value when it is first asked for it.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * let made = 0;
 * const value = once(() => ++made);
 * assertEquals([value(), value()], [1, 1]);
 * ```
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A function that makes each value when it is first asked for it. */
export function onceEach<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as T;
  };
}

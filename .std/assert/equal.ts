type Seen = Map<object, object>;

/** Whether two values are deeply equal: same class, same own properties; 0 equals -0, NaN equals NaN. */
export function equal(actual: unknown, expected: unknown): boolean {
  return compare(actual, expected, new Map());
}

function compare(a: unknown, b: unknown, seen: Seen): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object") return false;
  if (a === null || b === null || !sameClass(a, b)) return false;
  if (seen.get(a) === b) return true;
  seen.set(a, b);
  if (a instanceof RegExp || a instanceof URL) return String(a) === String(b);
  if (a instanceof Date) {
    return Object.is(a.getTime(), (b as Date).getTime());
  }
  if (a instanceof Error && a.message !== (b as Error).message) return false;
  if (ArrayBuffer.isView(a) && !(a instanceof DataView)) {
    return sameNumbers(a as Uint8Array, b as Uint8Array);
  }
  if (a instanceof Set) {
    return sameEntries([...a], [...b as Set<unknown>], seen);
  }
  if (a instanceof Map) {
    return sameEntries([...a], [...b as Map<unknown, unknown>], seen);
  }
  return sameProperties(a, b, seen);
}

function sameClass(a: object, b: object): boolean {
  const plain = (value: object) => value.constructor ?? Object;
  return plain(a) === plain(b);
}

function sameNumbers(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function sameEntries(a: unknown[], b: unknown[], seen: Seen): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((entry) => {
    const at = left.findIndex((other) => compare(entry, other, new Map(seen)));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function sameProperties(a: object, b: object, seen: Seen): boolean {
  const keys = ownKeys(a);
  if (keys.length !== ownKeys(b).length) return false;
  return keys.every((key) =>
    Object.hasOwn(b, key) &&
    compare(Reflect.get(a, key), Reflect.get(b, key), seen)
  );
}

function ownKeys(value: object): PropertyKey[] {
  const symbols = Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key)
  );
  return [...Object.keys(value), ...symbols];
}

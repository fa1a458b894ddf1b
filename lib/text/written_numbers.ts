/** Under what an object or a list says how its numbers stood in a text; spreading takes it along, JSON does not show it. */
const WRITTEN = Symbol("written");

interface Holder {
  [WRITTEN]?: Map<string, string>;
}

/**
 * How a number of an object or a list stood in the text that was parsed; undefined where it is as JavaScript writes it,
 * and where another value has taken its place.
 */
export function writtenNumber(holder: object, key: string): string | undefined {
  const source = (holder as Holder)[WRITTEN]?.get(key);
  if (source === undefined) return;
  const item = (holder as Readonly<Record<string, unknown>>)[key];
  return Object.is(Number(source), item) ? source : undefined;
}

/** Nothing; afterwards the object or list says how that number stood in the text. */
export function rememberNumber(
  holder: object,
  key: string,
  source: string,
): void {
  ((holder as Holder)[WRITTEN] ??= new Map()).set(key, source);
}

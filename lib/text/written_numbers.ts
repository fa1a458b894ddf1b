/** Under what an object or a list says how its numbers stood in a text; spreading takes it along, JSON does not show it. */
const WRITTEN = Symbol("written");

interface Holder {
  [WRITTEN]?: Map<string, string>;
}

/** How a number of an object or a list stood in the text that was parsed; undefined where it is as JavaScript writes it. */
export function writtenNumber(holder: object, key: string): string | undefined {
  return (holder as Holder)[WRITTEN]?.get(key);
}

/** Nothing; afterwards the object or list says how that number stood in the text. */
export function rememberNumber(
  holder: object,
  key: string,
  source: string,
): void {
  ((holder as Holder)[WRITTEN] ??= new Map()).set(key, source);
}

import { rowPattern } from "./row_pattern.ts";

/** Says whether a text, or a part of it, holds a row of the list with this name. */
export type HoldsRow<Name extends string> = (
  name: Name,
  part?: string,
) => boolean;

/**
 * A function that looks which of several lists have a row in a text.
 *
 * Only lists with a row whose first word is in the text are searched, so that most lists cost a sentence nothing.
 *
 * @param lists Rows as `rowPattern` reads them, by the name of their list; at most 31 lists.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const find = rowFinder({ until: ["^until i say/tell"], most: ["at most"] });
 * const holds = find("until i say so, at most");
 * assertEquals([holds("until"), holds("most"), holds("most", "until i say so")], [true, true, false]);
 * ```
 */
export function rowFinder<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
): (text: string) => HoldsRow<Name> {
  const names = Object.keys(lists) as Name[];
  const bits = new Map<string, number>();
  const shapes = names.map((name, index) => {
    for (const first of lists[name].flatMap((row) => rowPattern(row).firsts)) {
      bits.set(first, (bits.get(first) ?? 0) | (1 << index));
    }
    return rowShapes(lists[name]);
  });
  const places = new Map(names.map((name, index) => [name, index]));
  return (text) => {
    let found = 0;
    for (const word of text.match(/\w+/g) ?? []) found |= bits.get(word) ?? 0;
    return (name, part = text) => {
      const place = places.get(name)!;
      return (found & (1 << place)) !== 0 &&
        shapes[place].some((shape) => shape.test(part));
    };
  };
}

/** The source of a regular expression that matches one of the rows, wherever they would stand. */
export function eitherRow(rows: readonly string[]): string {
  return `(?:${rows.map((row) => rowPattern(row).source).join("|")})`;
}

function rowShapes(rows: readonly string[]): readonly RegExp[] {
  const sources = new Map<string, string[]>();
  for (const row of rows) {
    const { before, source } = rowPattern(row);
    sources.set(before, [...(sources.get(before) ?? []), source]);
  }
  return [...sources].map(([before, rows]) =>
    new RegExp(`${before}(?:${rows.join("|")})`)
  );
}

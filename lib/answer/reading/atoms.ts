const WIDE = String
  .raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]`;
const ATOM = new RegExp(
  String
    .raw`[=\-]{1,2}>|(?:(?!${WIDE})[\p{L}\p{M}\p{N}])+(?:['’](?:(?!${WIDE})\p{L})+)*|[^\s\ufe0e\ufe0f]`,
  "gu",
);

/** A piece of a text. */
export interface Atom {
  /** In lower case, with plain apostrophes and `ss`: as phrases are compared. */
  readonly word: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

/**
 * The pieces that phrases are made of: words, single letters of scripts without spaces, single marks, and arrows.
 *
 * @param from Offset to start at.
 * @param to Offset to end at; a word that reaches over it is cut.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(atoms("Don’t use 铜管!").map(({ word }) => word), ["don't", "use", "铜", "管", "!"]);
 * ```
 */
export function atoms(
  text: string,
  from = 0,
  to = text.length,
): readonly Atom[] {
  return Array.from(text.slice(from, to).matchAll(ATOM), (found) => ({
    word: found[0].toLowerCase().replaceAll("’", "'").replaceAll("ß", "ss"),
    start: from + found.index,
    end: from + found.index + found[0].length,
  }));
}

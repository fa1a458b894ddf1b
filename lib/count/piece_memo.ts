/** Longest piece that is remembered, in characters. */
const LONGEST_CHARS = 32;

/** Pieces in the newer half before it becomes the older one. */
const HALF = 32_768;

/**
 * `encodePiece` that remembers the short pieces it met lately: at most 65,536 of at most 32 characters.
 *
 * The arrays that it gives are shared: read them only.
 *
 * @param encodePiece Ids of a piece.
 *
 * @example
 * ```ts
 * import { assertStrictEquals } from "@std/assert";
 * const idsOf = pieceMemo((piece) => [piece.length]);
 * assertStrictEquals(idsOf("the"), idsOf("the"));
 * ```
 */
export function pieceMemo(
  encodePiece: (piece: string) => readonly number[],
): (piece: string) => readonly number[] {
  let newer = new Map<string, readonly number[]>();
  let older = newer;
  return (piece) => {
    const known = newer.get(piece);
    if (known !== undefined) return known;
    const ids = older.get(piece) ?? encodePiece(piece);
    if (piece.length > LONGEST_CHARS) return ids;
    if (newer.size >= HALF) {
      older = newer;
      newer = new Map();
    }
    newer.set(piece.length < 13 ? piece : ownCopy(piece), ids);
    return ids;
  };
}

/** The same text, but no view on the long one that it was cut from, which would be kept alive. */
function ownCopy(piece: string): string {
  const units = Array.from(
    { length: piece.length },
    (_, i) => piece.charCodeAt(i),
  );
  return String.fromCharCode(...units);
}

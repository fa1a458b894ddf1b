/**
 * A pattern that finds these words: whole ones where the script has spaces, anywhere in others. Apostrophes may be curly.
 *
 * @param words Words in lower case.
 * @param more Another pattern that counts too.
 */
export function personShape(words: Iterable<string>, more?: string): RegExp {
  const all = [...words];
  const spaced = all.filter(isSpaced).map((word) => word.replace("'", "['’]"))
    .join("|");
  const shapes = [
    String.raw`(?<![\p{L}\p{N}_'’])(?:${spaced})(?![\p{L}\p{N}_])`,
    ...all.filter((word) => !isSpaced(word)),
    ...(more === undefined ? [] : [more]),
  ];
  return new RegExp(shapes.join("|"), "iu");
}

function isSpaced(word: string): boolean {
  return /^[a-z]/.test(word);
}

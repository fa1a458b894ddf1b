const FEWEST_HASH_CHARS = 7;
const PATH_PART = String.raw`[\w@+.\p{L}\p{M}-]`;
const TOKEN = new RegExp(
  String.raw`(?<!${PATH_PART})${PATH_PART}{1,200}(?:[/\\]${PATH_PART}{1,200})+`,
  "gu",
);
const HEX = /(?<![\w-])[0-9a-f]{7,128}(?!\w|-\w)/g;

/**
 * The shorter forms in which a value may be named: of a path its ends of two or more parts (without `/` or `./` too), of a hash its starts of seven
 * or more digits. Empty for what is neither; the value itself is not among them.
 *
 * @param value A fact's words.
 *
 * @example The end of a path
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(shortForms("/srv/lib/a.ts"), ["srv/lib/a.ts", "lib/a.ts"]);
 * assertEquals(shortForms("a.ts"), []);
 * ```
 */
export function shortForms(value: string): readonly string[] {
  if (/^[0-9a-f]{8,128}$/.test(value) && /\d/.test(value)) {
    return Array.from(
      { length: value.length - FEWEST_HASH_CHARS },
      (_, index) => value.slice(0, value.length - 1 - index),
    );
  }
  if (/\s|:\/\//.test(value) || !/[/\\]/.test(value)) return [];
  const parts = pathParts(value);
  const first = parts.join("/") === value ? 1 : 0;
  return parts.slice(first, -1)
    .map((_, index) => parts.slice(first + index).join("/"));
}

/**
 * The paths and hashes of a text, each as a whole: what a short form must equal to be found.
 *
 * @param text Any text.
 */
export function shortTokens(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  for (const [path] of text.matchAll(TOKEN)) {
    const parts = pathParts(path.replace(/\.+$/, ""));
    if (parts.length >= 2) tokens.add(parts.join("/"));
  }
  for (const [hash] of text.matchAll(HEX)) tokens.add(hash);
  return tokens;
}

/** The parts without what stands for a start that is not told: `/`, `./`, `…/`, `C:\`. */
function pathParts(path: string): string[] {
  return path.split(/[/\\]/).filter((part) =>
    part !== "" && !/^\.+$/.test(part) && !/^[A-Za-z]:$/.test(part)
  );
}

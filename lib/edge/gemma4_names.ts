import { GEMMA4_RECIPE } from "./gemma4_recipe.ts";

/**
 * A renamer from Gemma 3's vocabulary to Gemma 4's: control tokens by id, `<unusedN>` numbered again from 0.
 *
 * It must see the entries by ascending id, each once.
 *
 * @example The first unused name that is taken moves the later ones down
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const rename = gemma4Names();
 * assertEquals(
 *   [rename("<unused0>", 6), rename("<unused40>", 46), rename("<unused41>", 53)],
 *   ["<unused0>", "<|tool>", "<unused1>"],
 * );
 * ```
 */
export function gemma4Names(): (name: string, id: number) => string {
  const special = new Map<number, string>(
    GEMMA4_RECIPE.addedTokens.map(({ id, content }) => [id, content]),
  );
  let unused = 0;
  return (name, id) =>
    special.get(id) ??
      (/^<unused\d+>$/.test(name) ? `<unused${unused++}>` : name);
}

/** Where a checkout keeps the prepared files of Gemma 4, relative to the current directory. */
export const GEMMA4_FOLDER = ".cache/gemma4";

/** Name of the tables file in a prepared folder. */
export const TABLES_NAME = "tokenizer.tables";

/**
 * What to do about a prepared folder whose files are missing or wrong, for the end of an error's line.
 *
 * @param folder The folder.
 *
 * @example
 * ```ts
 * import { assertStringIncludes } from "@std/assert";
 * assertStringIncludes(prepareHint(".cache/gemma4"), "deno task prepare");
 * ```
 */
export function prepareHint(folder: string): string {
  const option = folder === GEMMA4_FOLDER ? "" : ` --folder ${folder}`;
  const write = folder === GEMMA4_FOLDER ? ".cache" : folder;
  return `run \`deno task prepare${option}\` in a checkout, or \`deno run --allow-read --allow-write=${write} ` +
    `--allow-net=huggingface.co,*.hf.co jsr:@holdfast/holdfast/cli/prepare${option}\``;
}

import {
  type EncodingCounter,
  gemma4Counter,
} from "../count/gemma4/gemma4_counter.ts";
import { GEMMA4_PINS } from "./gemma4_pins.ts";
import { libraryEncoder } from "./library_encoder.ts";
import { GEMMA4_FOLDER } from "./prepared_folder.ts";
import { openTablesFile } from "./tables_file.ts";

/**
 * A counter for Gemma 4 E2B that lets the tokenizer library encode: slower than `loadGemma4Counter`, and its judge.
 *
 * Both must give the same numbers for every text; the tests see to it.
 *
 * @param options.folder The prepared folder; default `.cache/gemma4`.
 * @throws {PinMismatch} If its files are missing or wrong.
 *
 * @example
 * ```ts ignore
 * const { countText } = await loadGemma4Reference();
 * ```
 */
export async function loadGemma4Reference(
  { folder = GEMMA4_FOLDER }: { readonly folder?: string } = {},
): Promise<EncodingCounter> {
  const tables = await openTablesFile(folder, GEMMA4_PINS.files[0].sha256);
  return gemma4Counter("gemma-4-E2B (reference)", libraryEncoder(tables));
}

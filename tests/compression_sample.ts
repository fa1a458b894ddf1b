import {
  type CompressionBackend,
  type CompressionOptions,
  type CompressSupportingOptions,
  sanitizeContext,
  type SupportingContext,
} from "../lib/compress/mod.ts";
import { countWords } from "./properties/compression_scene.ts";

/** Sixty lines, one of them an error. */
export const LOG = Array.from(
  { length: 60 },
  (_, index) =>
    index === 30
      ? "ERROR stage 3 failed at valve 17"
      : `tick ${index} of pump 9`,
)
  .join("\n");
export const OPTIONS: CompressSupportingOptions = {
  targetTokens: 120,
  countText: countWords,
};

/** A log as supporting context. */
export function contextOf(
  text = LOG,
  preserve: readonly string[] = [],
): SupportingContext {
  return sanitizeContext({ label: "ci.log", text }, { preserve });
}

/** A backend that does this. */
export function fake(
  run: (text: string, options: CompressionOptions) => unknown,
): CompressionBackend {
  return {
    name: "fake",
    compress: async ({ text }, options) => await run(text, options) as string,
  };
}

/** What a good backend leaves of the log. */
export const short = "ERROR stage 3 failed at valve 17";

import type { PackContent } from "../fill/pack_content.ts";

/**
 * A pack as JSON on one line, with a stable order of keys.
 *
 * @param content The three parts.
 */
export function packJson(content: PackContent): string {
  return JSON.stringify({ format: "holdfast-pack/1", ...content }) + "\n";
}

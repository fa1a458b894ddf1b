import type { SecretFinder } from "../text/secrets/secret_span.ts";
import { secretlintFinder } from "./secretlint.ts";

/**
 * secretlint's finder for every text that `ask` asks a finder about.
 *
 * `ask` runs once with a finder that finds nothing, to see which texts these are; it must ask about the same ones later.
 *
 * @param ask What will be done with the finder, such as `planPack`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { redact } from "../text/redact.ts";
 * const text = "registry //npm_0123456789abcdefABCDEF0123456789abcd";
 * const find = await secretlintFor((find) => redact(text, [find]));
 * assertEquals(redact(text, [find]).redactions, [{ rule: "secretlint-npm", count: 1 }]);
 * ```
 */
export async function secretlintFor(
  ask: (finder: SecretFinder) => unknown,
): Promise<SecretFinder> {
  const texts = new Set<string>();
  ask((text) => {
    texts.add(text);
    return [];
  });
  return await secretlintFinder([...texts]);
}

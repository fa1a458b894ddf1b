const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * One directive of the content security policy that stands in a page, such as `script-src 'sha256-…'`.
 *
 * @param page The page.
 * @param name Name of the directive.
 * @throws {TypeError} If the page has no such directive: a page must not be served with a weaker policy by mistake.
 *
 * @example Its own hashes
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-AA'">`;
 * assertEquals(pagePolicy(page, "script-src"), "script-src 'sha256-AA'");
 * ```
 */
export function pagePolicy(page: string, name: string): string {
  const directives = POLICY.exec(page)?.[1].split(";") ?? [];
  const found = directives.map((directive) => directive.trim())
    .find((directive) => directive.startsWith(`${name} `));
  if (found !== undefined) return found;
  throw new TypeError(`Cannot serve the page: its policy has no ${name}`);
}

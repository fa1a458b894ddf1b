/** Where Ollama listens unless told otherwise. */
export const OLLAMA_HOST = "127.0.0.1:11434";

/**
 * The server's address as a URL, from what OLLAMA_HOST may hold: `host`, `host:port`, `:port`, or a whole URL.
 *
 * 0.0.0.0, where a server listens everywhere, is reached at 127.0.0.1.
 *
 * @param text The setting; empty for the default.
 * @throws {TypeError} If it is no address.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(ollamaUrl(":8080").href, "http://127.0.0.1:8080/");
 * ```
 */
export function ollamaUrl(text = ""): URL {
  const given = text.trim() || OLLAMA_HOST;
  const full = given.startsWith(":") ? `127.0.0.1${given}` : given;
  const hasScheme = full.includes("://");
  const url = URL.parse(hasScheme ? full : `http://${full}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(
      `OLLAMA_HOST: expected an address such as ${OLLAMA_HOST}, found ${
        JSON.stringify(text)
      }`,
    );
  }
  const hasPort = /:\d+(?:\/|$)/.test(full);
  if (!hasScheme && !hasPort) url.port = "11434";
  if (url.hostname === "0.0.0.0") url.hostname = "127.0.0.1";
  return url;
}

/** The address as a permission names it: host and port. */
export function hostAndPort(url: URL): string {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return `${url.hostname}:${port}`;
}

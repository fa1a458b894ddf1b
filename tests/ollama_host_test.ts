import { assertEquals, assertThrows } from "@std/assert";
import { hostAndPort, ollamaUrl } from "../lib/edge/ollama_host.ts";

const ADDRESSES: readonly (readonly [string, string, string])[] = [
  ["", "http://127.0.0.1:11434/", "127.0.0.1:11434"],
  ["box", "http://box:11434/", "box:11434"],
  ["box:80", "http://box/", "box:80"],
  [":8080", "http://127.0.0.1:8080/", "127.0.0.1:8080"],
  ["0.0.0.0", "http://127.0.0.1:11434/", "127.0.0.1:11434"],
  ["https://box/ollama", "https://box/ollama", "box:443"],
  ["[::1]:9", "http://[::1]:9/", "[::1]:9"],
];

for (const [text, href, host] of ADDRESSES) {
  Deno.test(`ollamaUrl() reads ${JSON.stringify(text)} as ${href}`, () => {
    assertEquals(ollamaUrl(text).href, href);
    assertEquals(hostAndPort(ollamaUrl(text)), host);
  });
}

Deno.test("ollamaUrl() names what is no address", () => {
  assertThrows(
    () => ollamaUrl("a b"),
    TypeError,
    'OLLAMA_HOST: expected an address such as 127.0.0.1:11434, found "a b"',
  );
  assertThrows(() => ollamaUrl("ftp://box"), TypeError, "OLLAMA_HOST");
});

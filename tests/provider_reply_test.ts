import { assertEquals, assertThrows } from "@std/assert";
import {
  CompressionBackendError,
  readProviderReply,
} from "../lib/compress/mod.ts";

Deno.test("readProviderReply() refuses what holds no text, whatever its shape", () => {
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  const deep = JSON.parse(`${"[".repeat(50)}"a"${"]".repeat(50)}`);
  const throwing = {
    get text(): string {
      throw new Error("no");
    },
  };
  for (
    const reply of [
      42,
      null,
      undefined,
      true,
      {},
      [],
      [[]],
      { text: null },
      { content: 7 },
      { messages: "a" },
      [7, null, {}],
      () => "a",
      Symbol("a"),
      cyclic,
      deep,
      throwing,
      new Map([["text", "a"]]),
    ]
  ) {
    const error = assertThrows(
      () => readProviderReply(reply, "fake"),
      CompressionBackendError,
    );
    assertEquals([error.backend, error.reason], ["fake", "bad-shape"]);
  }
});

Deno.test("readProviderReply() unquotes a JSON string once and says so", () => {
  const twice = JSON.stringify(JSON.stringify("a\nb"));
  assertEquals(readProviderReply(twice, "fake"), {
    text: '"a\\nb"',
    skippedParts: 0,
    unquotedTexts: 1,
  });
  for (const text of ['"a" and "b"', '"half', "[1,2]", '"\\x"']) {
    assertEquals(readProviderReply(text, "fake").text, text);
  }
});

import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { rebuildGemma4 } from "../lib/edge/rebuild_gemma4.ts";
import { rebuildSource } from "../lib/edge/rebuild_source.ts";
import { FormatError } from "../lib/errors.ts";

/** The vocabulary as it is printed: by id, with a key that JSON.parse would put first. */
const VOCAB = [
  ["<pad>", 0],
  ["[multimodal]", 5],
  ["<unused0>", 6],
  ["<unused40>", 46],
  ["<unused47>", 53],
  ["<start_of_turn>", 105],
  ['\\"', 700],
  ["7", 701],
  ["<unused9999>", 262143],
] as const;
const GEMMA3 = `{
  "version": "1.0",
  "added_tokens": [
    {
      "id": 262144,
      "content": "<image_soft_token>"
    }
  ],
  "normalizer": null,
  "post_processor": {
    "type": "TemplateProcessing",
    "special_tokens": {
      "<bos>": {
        "ids": [
          2
        ]
      }
    }
  },
  "model": {
    "type": "BPE",
    "vocab": {
${VOCAB.map(([name, id]) => `      "${name}": ${id}`).join(",\n")}
    },
    "merges": [
      [
        "<unused1>",
        "],"
      ]
    ]
  }
}`;

Deno.test("rebuildGemma4() renames control tokens by id and numbers unused names from 0", () => {
  const { model } = JSON.parse(rebuildGemma4(GEMMA3));
  assertEquals(model.vocab, {
    "<pad>": 0,
    "[multimodal]": 5,
    "<unused0>": 6,
    "<|tool>": 46,
    "<unused1>": 53,
    "<|turn>": 105,
    '"': 700,
    "7": 701,
    "<unused2>": 262143,
  });
});

Deno.test("rebuildGemma4() keeps every other line, and their order, to the byte", () => {
  const rebuilt = rebuildGemma4(GEMMA3);
  assertStringIncludes(rebuilt, '      "\\"": 700,\n      "7": 701,\n');
  const merges = GEMMA3.indexOf('\n    "merges"');
  assertEquals(rebuilt.endsWith(GEMMA3.slice(merges)), true);
  assertEquals(rebuilt.startsWith('{\n  "version": "1.0",\n  "added'), true);
});

Deno.test("rebuildGemma4() prints as the hub's file is printed", () => {
  const rebuilt = rebuildGemma4(GEMMA3);
  const { added_tokens, post_processor } = JSON.parse(rebuilt);
  assertEquals(added_tokens.length, 24);
  assertEquals(post_processor.special_tokens, {});
  const head = rebuilt.slice(0, rebuilt.indexOf(',\n  "model"')) + "\n}";
  assertEquals(head, JSON.stringify(JSON.parse(head), null, 2));
});

Deno.test("rebuildSource() makes of the parsed file what rebuildGemma4() makes of its text", () => {
  const { head, vocab, merges } = rebuildSource(JSON.parse(GEMMA3));
  const expected = tokenizerSource(JSON.parse(rebuildGemma4(GEMMA3)));
  assertEquals(head, expected.head);
  assertEquals(new Map(vocab), new Map(expected.vocab));
  assertEquals(merges, expected.merges);
});

Deno.test("rebuildGemma4() refuses a print with entries that are not on lines of their own", () => {
  const flat = GEMMA3.replace(
    '"[multimodal]": 5,\n     ',
    '"[multimodal]": 5,',
  );
  assertThrows(() => rebuildGemma4(flat), FormatError, "model.vocab");
});

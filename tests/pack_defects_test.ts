import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  CompressionBackendError,
  compressSupporting,
  extractiveBackend,
  noneBackend,
  readProviderReply,
  truncateBackend,
} from "../lib/compress/mod.ts";
import { contextOf, fake, LOG, OPTIONS, short } from "./compression_sample.ts";

Deno.test("defect shown absent: a preserve term that is not in the source gives no empty result", async () => {
  const context = contextOf(LOG, ["no such valve"]);
  for (
    const backend of [
      noneBackend,
      truncateBackend,
      extractiveBackend,
      fake(() => short),
    ]
  ) {
    const result = await compressSupporting(context, backend, OPTIONS);
    assert(result.text !== "");
    assertEquals(result.backend, backend.name);
    assertEquals(result.receipts, [
      { term: "no such valve", status: "not in source" },
    ]);
    const [warning] = result.warnings.filter(({ code }) =>
      code === "not-in-source"
    );
    assertEquals(
      warning.message,
      'preserve term "no such valve" is not in the source',
    );
  }
});

Deno.test("defect shown absent: a preserve check does not pass when nothing was checked", async () => {
  assertThrows(() => contextOf(LOG, [""]), RangeError, "preserve term 1");
  assertThrows(
    () => contextOf(LOG, ["a", " \n"]),
    RangeError,
    "preserve term 2",
  );
  const none = await compressSupporting(
    contextOf(),
    fake(() => short),
    OPTIONS,
  );
  assertEquals(none.receipts, []);
  const kept = await compressSupporting(
    contextOf(LOG, ["valve 17", "VALVE 17"]),
    fake(() => short),
    OPTIONS,
  );
  assertEquals(kept.receipts.map(({ status }) => status), [
    "kept",
    "not in source",
  ]);
});

Deno.test("defect shown absent: an empty reply is no success", async () => {
  for (const reply of ["", " \n\t", "\u2028"]) {
    const result = await compressSupporting(
      contextOf(),
      fake(() => reply),
      OPTIONS,
    );
    assertEquals(result.fallback, {
      from: "fake",
      to: "extractive",
      reason: "empty",
    });
    assert(result.text.includes(short));
  }
  const error = assertThrows(
    () => readProviderReply({ text: "  " }, "fake"),
    CompressionBackendError,
  );
  assertEquals(error.reason, "empty");
});

Deno.test("defect shown absent: text in lists of blocks is not skipped", () => {
  const blocks = [{ type: "text", text: "a" }, { type: "image" }, {
    type: "text",
    text: "b",
  }];
  for (
    const reply of [
      blocks,
      { content: blocks },
      { messages: [{ role: "user", content: blocks }] },
      [{ role: "user", content: blocks }],
      {
        messages: [
          { role: "user", content: "a" },
          { role: "user", content: 7 },
          { role: "user", content: "b" },
        ],
      },
    ]
  ) {
    assertEquals(readProviderReply(reply, "fake"), {
      text: "a\nb",
      skippedParts: 1,
      unquotedTexts: 0,
    });
  }
});

Deno.test("defect shown absent: a result longer than its source is no success, not even of extractive", async () => {
  const longer = await compressSupporting(
    contextOf(),
    fake((text) => `${text}\n${text}`),
    OPTIONS,
  );
  assertEquals(longer.fallback?.reason, "inflated");
  const every = contextOf("a 1\nb\na 2\nb\na 3\nb\na 4", ["a"]);
  const result = await compressSupporting(every, extractiveBackend, {
    ...OPTIONS,
    targetTokens: 1,
  });
  assertEquals(result.text, every.text);
  assertEquals(result.warnings.map(({ code }) => code), [
    "over-target",
    "no-saving",
  ]);
});

Deno.test("defect shown absent: the target is in tokens of the counter, not in characters", async () => {
  const context = contextOf(
    `${"supercalifragilistic ".repeat(3)}\n`.repeat(40),
  );
  for (const backend of [truncateBackend, extractiveBackend]) {
    const result = await compressSupporting(context, backend, {
      ...OPTIONS,
      targetTokens: 60,
    });
    assertEquals(result.tokens.before, 160);
    assert(result.tokens.after > 40 && result.tokens.after <= 60);
    assert(result.text.length > 600);
  }
});

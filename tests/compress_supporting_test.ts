import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import {
  type CompressionBackend,
  CompressionBackendError,
  type CompressionFailure,
  type CompressionOptions,
  compressSupporting,
  type CompressSupportingOptions,
  extractiveBackend,
  noneBackend,
  readProviderReply,
  sanitizeContext,
  truncateBackend,
} from "../lib/compress/mod.ts";
import { countWords } from "./properties/compression_scene.ts";

const LOG = Array.from(
  { length: 60 },
  (_, index) =>
    index === 30
      ? "ERROR stage 3 failed at valve 17"
      : `tick ${index} of pump 9`,
)
  .join("\n");
const OPTIONS: CompressSupportingOptions = {
  targetTokens: 120,
  countText: countWords,
};

function contextOf(text = LOG, preserve: readonly string[] = []) {
  return sanitizeContext({ label: "ci.log", text }, { preserve });
}

/** A backend that does this. */
function fake(
  run: (text: string, options: CompressionOptions) => unknown,
): CompressionBackend {
  return {
    name: "fake",
    compress: async ({ text }, options) => await run(text, options) as string,
  };
}

const short = "ERROR stage 3 failed at valve 17";

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

Deno.test("compressSupporting() takes the three good replies as they are and names their backend", async () => {
  const wholes: readonly unknown[] = [
    short,
    { text: short },
    [{ role: "user", content: short }, {
      role: "user",
      content: [{ type: "text" }],
    }, 7],
  ];
  for (const reply of wholes) {
    const backend = fake((_, { note }) => {
      const { text, skippedParts } = readProviderReply(reply, "fake");
      if (skippedParts > 0) note?.(`${skippedParts} parts skipped`);
      return text;
    });
    const result = await compressSupporting(contextOf(), backend, OPTIONS);
    assertEquals([result.text, result.backend, result.fallback], [
      short,
      "fake",
      undefined,
    ]);
    assertEquals(
      result.warnings.map(({ message }) => message),
      Array.isArray(reply) ? ["fake: 2 parts skipped"] : [],
    );
  }
});

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

Deno.test("compressSupporting() falls back to extractive with the reason, and one warning that says it", async () => {
  const slow = () => new Promise(() => {});
  const cases: readonly [CompressionFailure, (text: string) => unknown][] = [
    ["bad-shape", () => 42],
    ["bad-shape", () => null],
    ["empty", () => ""],
    ["inflated", (text) => `${text} ${text}`],
    ["over-target", (text) => text],
    ["dropped-preserve-term", () => "tick"],
    ["failed", () => Promise.reject(new Error("broken"))],
    ["failed", () => Promise.reject("a text")],
    ["failed", () => Promise.reject(undefined)],
    ["timeout", slow],
    ["missing", () => {
      throw new CompressionBackendError(
        "fake",
        "missing",
        "not running: start it",
      );
    }],
  ];
  for (const [reason, run] of cases) {
    const options = { ...OPTIONS, limitSeconds: 0.02 };
    const context = contextOf(LOG, ["valve 17"]);
    const result = await compressSupporting(context, fake(run), options);
    assertEquals(result.fallback, { from: "fake", to: "extractive", reason });
    assertEquals(result.backend, "extractive");
    const warnings = result.warnings.filter(({ code }) => code === "fallback");
    assertEquals(warnings.length, 1);
    assert(
      warnings[0].message.startsWith(`fake failed (${reason}): `),
      warnings[0].message,
    );
    assert(result.text.includes(short));
    assert(result.tokens.after <= 120);
    assertEquals(result.receipts, [{
      term: "valve 17",
      status: ["dropped-preserve-term", "empty"].includes(reason)
        ? "restored"
        : "kept",
    }]);

    const error = await assertRejects(
      () =>
        compressSupporting(context, fake(run), { ...options, required: true }),
      CompressionBackendError,
    );
    assertEquals([error.backend, error.reason, error.code], [
      "fake",
      reason,
      "compression-backend",
    ]);
  }
});

Deno.test("compressSupporting() tells the backend that nobody waits any more, and drops what comes too late", async () => {
  let aborted: unknown;
  const late = Promise.withResolvers<string>();
  const backend = fake((_, { signal, note }) => {
    signal.addEventListener("abort", () => aborted = signal.reason);
    late.promise.then(() => note?.("late"), () => {});
    return late.promise;
  });
  const result = await compressSupporting(contextOf(), backend, {
    ...OPTIONS,
    limitSeconds: 0.01,
  });
  const before = JSON.stringify(result);
  assertEquals((aborted as Error).name, "TimeoutError");
  late.reject(new Error("too late"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  assertEquals(JSON.stringify(result), before);
});

Deno.test("compressSupporting() ends with the caller's reason; a timeout of the caller's is one of the backend", async () => {
  const slow = fake(() => new Promise(() => {}));
  const reason = new Error("Ctrl-C");
  const ended = AbortSignal.abort(reason);
  const stopped = await assertRejects(() =>
    compressSupporting(contextOf(), slow, { ...OPTIONS, signal: ended })
  );
  assertEquals(stopped, reason);
  const own = new AbortController();
  const waiting = compressSupporting(contextOf(), slow, {
    ...OPTIONS,
    signal: own.signal,
  });
  own.abort(reason);
  assertEquals(await assertRejects(() => waiting), reason);
  const timeout = AbortSignal.abort(new DOMException("late", "TimeoutError"));
  const result = await compressSupporting(contextOf(), slow, {
    ...OPTIONS,
    signal: timeout,
  });
  assertEquals([result.backend, result.fallback?.reason], [
    "extractive",
    "timeout",
  ]);
});

Deno.test("compressSupporting() gives none unchanged, with a warning where it is over the target", async () => {
  const over = await compressSupporting(contextOf(), noneBackend, OPTIONS);
  assertEquals([over.text, over.backend], [LOG, "none"]);
  assertEquals(over.warnings.map(({ code }) => code), ["over-target"]);
  const within = await compressSupporting(contextOf("a"), noneBackend, OPTIONS);
  assertEquals(within.warnings, []);
});

Deno.test("compressSupporting() restores what truncate lost, and says which terms", async () => {
  const context = contextOf(LOG, [
    "tick 1",
    "valve 17",
    "tick 31 of pump 9\ntick 32",
  ]);
  const result = await compressSupporting(context, truncateBackend, OPTIONS);
  assertEquals(result.receipts.map(({ status }) => status), [
    "kept",
    "restored",
    "restored",
  ]);
  assert(result.text.includes("tick 31 of pump 9\ntick 32"));
  const [warning] = result.warnings.filter(({ code }) => code === "fallback");
  assertEquals(
    warning.message,
    'truncate failed (dropped-preserve-term): it lost "valve 17", "tick 31 of pump 9\\ntick 32"; extractive instead',
  );
});

Deno.test("compressSupporting() notes a result that saves nothing, and counts lines that nobody wrote", async () => {
  const same = await compressSupporting(
    contextOf("a b"),
    fake((text) => text),
    OPTIONS,
  );
  assertEquals(same.warnings, [
    { code: "no-saving", level: "note", message: "fake: 2 tokens, as before" },
  ]);
  const invented = await compressSupporting(
    contextOf(),
    fake(() => `All went well.\n${short}\nDone.`),
    OPTIONS,
  );
  assertEquals(invented.warnings, [{
    code: "invented-lines",
    level: "warning",
    message: "fake: lines that are not in the source: 2",
  }]);
});

Deno.test("compressSupporting() redacts a secret that a provider's result holds", async () => {
  const result = await compressSupporting(
    contextOf(),
    fake(() => "DB_PASSWORD=tin77roof"),
    OPTIONS,
  );
  assertEquals(result.text, "DB_PASSWORD=[REDACTED:named-secret]");
  assert(result.warnings.some(({ code }) => code === "secret-in-reply"));
  assert(!JSON.stringify(result).includes("tin77"));
});

Deno.test("compressSupporting() asks no backend about a blank text", async () => {
  for (const text of ["", "\n \n"]) {
    const never = fake(() => {
      throw new Error("it was asked");
    });
    const result = await compressSupporting(
      contextOf(text, ["a"]),
      never,
      OPTIONS,
    );
    assertEquals([result.text, result.backend, result.fallback], [
      text,
      "none",
      undefined,
    ]);
  }
});

Deno.test("compressSupporting() refuses a target, a limit or a count that is none", async () => {
  const count = (tokens: unknown) => () => tokens as number;
  for (
    const wrong of [
      { targetTokens: -1 },
      { targetTokens: NaN },
      { limitSeconds: 0 },
      { limitSeconds: 1e9 },
      { countText: count(NaN) },
      { countText: count(1.5) },
      { countText: count(Promise.resolve(1)) },
    ]
  ) {
    await assertRejects(
      () =>
        compressSupporting(contextOf(), extractiveBackend, {
          ...OPTIONS,
          ...wrong,
        }),
      RangeError,
      "Cannot compress: ",
    );
  }
});

Deno.test("sanitizeContext() keeps the line numbers of the file through redaction, tail and lines taken out", async () => {
  const lines = Array.from(
    { length: 200 },
    (_, index) => `tick ${index + 1} of pump 9`,
  );
  lines.splice(
    150,
    3,
    "-----BEGIN PRIVATE KEY-----",
    "MIIBqPlumQuartz77xKv0Lw9T",
    "-----END PRIVATE KEY-----",
  );
  lines[179] = "ERROR valve 17 stuck";
  const context = sanitizeContext({
    label: "logs/DB_PASSWORD=tin77",
    text: lines.join("\n"),
    tailLines: 120,
    withoutLines: [90, 185],
  });
  assertEquals(context.label, "logs/DB_PASSWORD=[REDACTED:named-secret]");
  assertEquals([context.lines[0].number, context.lines.length], [81, 118]);
  for (const { number, text } of context.lines) {
    if (number < 151 || number > 153) assertEquals(text, lines[number - 1]);
  }
  const { text } = await compressSupporting(context, extractiveBackend, {
    ...OPTIONS,
    targetTokens: 33,
  });
  assertEquals(
    text,
    "… 98 lines omitted (L81–L179) …\nERROR valve 17 stuck\n… 19 lines omitted (L181–L200) …",
  );
});

Deno.test("sanitizeContext() refuses what is no text and repairs half a pair", () => {
  for (
    const wrong of [null, {}, { label: "a" }, { label: "a", text: 7 }, {
      label: null,
      text: "a",
    }]
  ) {
    assertThrows(
      () => sanitizeContext(wrong as never),
      TypeError,
      "must be text",
    );
  }
  for (const tailLines of [0, -1, 1.5, NaN]) {
    assertThrows(
      () => sanitizeContext({ label: "a", text: "a", tailLines }),
      RangeError,
      "tailLines",
    );
  }
  assertEquals(
    sanitizeContext({ label: "a", text: "a \ud83d" }).text,
    "a \ufffd",
  );
});

Deno.test("a context cannot be changed", () => {
  const context = contextOf(LOG, ["valve"]);
  assert(
    Object.isFrozen(context) && Object.isFrozen(context.lines) &&
      Object.isFrozen(context.lines[0]),
  );
  assertThrows(() => Object.assign(context, { text: "raw" }), TypeError);
});

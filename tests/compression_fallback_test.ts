import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  CompressionBackendError,
  type CompressionFailure,
  compressSupporting,
  readProviderReply,
  truncateBackend,
} from "../lib/compress/mod.ts";
import { contextOf, fake, LOG, OPTIONS, short } from "./compression_sample.ts";

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

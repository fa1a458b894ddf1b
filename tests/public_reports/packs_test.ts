import { assert, assertEquals } from "@std/assert";
import {
  CompressionBackendError,
  type CompressionFailure,
  compressSupporting,
  extractiveBackend,
  noneBackend,
  readProviderReply,
  redact,
  sanitizeContext,
  truncateBackend,
} from "../../lib/compress/mod.ts";
import { charactersCounter } from "../../lib/count/characters.ts";

const codePoints = (text: string) => [...text].length;
const token = ["gh", "p_0123456789abcdefABCDEF0123456789abcd"].join("");

Deno.test("case 15: truncate never leaves half an emoji, under any limit", async () => {
  const text = "Launch 🚀 at dawn, crew 👩‍🚒👩‍🚒";
  const { countText: quarters } = charactersCounter();
  const whole = new Set(["🚀", "👩‍🚒"].flatMap((emoji) => [...emoji]));
  for (
    const countText of [codePoints, quarters, (part: string) => part.length]
  ) {
    for (let targetTokens = 0; targetTokens <= text.length; targetTokens++) {
      const context = sanitizeContext({ label: "a", text });
      const { signal } = new AbortController();
      const cut = await truncateBackend.compress(context, {
        targetTokens,
        countText,
        preserve: [],
        signal,
      });
      assert(cut.isWellFormed());
      assert(countText(cut) <= targetTokens, cut);
      const rest = cut.replace(/…$/, "").replaceAll("👩‍🚒", "").replaceAll(
        "🚀",
        "",
      );
      assert(![...rest].some((character) => whole.has(character)), cut);
    }
  }
});

Deno.test("case 15: a text that arrives broken is repaired to U+FFFD before anything counts or sends it", async () => {
  const context = sanitizeContext({ label: "a", text: "x \ud83d\ny \ude80 z" });
  assertEquals(context.text, "x \ufffd\ny \ufffd z");
  for (const backend of [noneBackend, truncateBackend, extractiveBackend]) {
    const result = await compressSupporting(context, backend, {
      targetTokens: 5,
      countText: codePoints,
    });
    assert(JSON.stringify(result).isWellFormed());
    assert(!/\\ud[89a-f]/i.test(JSON.stringify(result)));
  }
});

const SECRETS = [
  "deploy:plum-9-quartz",
  "QZ81kd92hs71mmPQ44",
  "tin roof 77",
  "MIIBVwIBADANBgkqhkiG9w0BAQEFAASCAT8",
];
const LEAKY = [
  "POST https://deploy:plum-9-quartz@hooks.example/run",
  "authorization: bearer QZ81kd92hs71mmPQ44",
  "export DB_PASSWORD='tin roof 77'",
  "-----BEGIN PRIVATE KEY-----",
  SECRETS[3],
  "-----END PRIVATE KEY-----",
  "ERROR stage 3 failed",
].join("\n");

Deno.test("case 22: none of the report's values reaches a backend; the host and the error line do", async () => {
  let seen = "";
  const spy = {
    name: "spy",
    compress: (context: unknown, options: unknown) => {
      seen = JSON.stringify([context, options]);
      return Promise.reject(new Error(`refused: ${LEAKY}`));
    },
  };
  const context = sanitizeContext({ label: "ci.log", text: LEAKY }, {
    preserve: ["tin roof 77", "hooks.example"],
  });
  const options = { targetTokens: 400, countText: codePoints };
  const result = await compressSupporting(context, spy, options);
  const error = await compressSupporting(context, spy, {
    ...options,
    required: true,
  })
    .catch((error) => error);
  assert(error instanceof CompressionBackendError);
  for (
    const said of [seen, JSON.stringify(result), error.message, error.detail]
  ) {
    for (const secret of [...SECRETS, "BEGIN PRIVATE", "plum-9", "tin roof"]) {
      assert(!said.includes(secret), `${secret} in ${said}`);
    }
  }
  assert(seen.includes("hooks.example/run"));
  assert(seen.includes("ERROR stage 3 failed"));
  assertEquals(result.receipts, [
    {
      term: "[REDACTED:named-secret]",
      status: "redacted",
      secretRule: "named-secret",
    },
    { term: "hooks.example", status: "kept" },
  ]);
});

Deno.test("case 22: a match ends nothing, and no tail of a key is left behind", () => {
  const { text, redactions } = redact(LEAKY);
  assertEquals(text.split("\n"), [
    "POST https://[REDACTED:url-credentials]@hooks.example/run",
    "authorization: bearer [REDACTED:authorization]",
    "export DB_PASSWORD='[REDACTED:named-secret]'",
    "[REDACTED:private-key]",
    "",
    "",
    "ERROR stage 3 failed",
  ]);
  assertEquals(redactions.map(({ count }) => count), [1, 1, 1, 1]);
});

Deno.test("case 23: ordinary words with a prefix inside stay, byte for byte", async () => {
  const text =
    "see task-queue-retention-policy, disk-pressure-alert-7, commit 9f3c2a7e51b04d6688aa0c1e2f7b9d3a4c5e6f70, the Bearer token guide";
  const term = "task-queue-retention-policy";
  const context = sanitizeContext({ label: "a", text }, { preserve: [term] });
  assertEquals([context.text, context.redactions], [text, []]);
  const options = { targetTokens: 9, countText: codePoints };
  const result = await compressSupporting(context, truncateBackend, options);
  assertEquals(result.receipts, [{ term, status: "restored" }]);
});

Deno.test("case 23: of a preserve term that is a secret only the rule's name is said, and it stays redacted", async () => {
  const text = `push with ${token}\nERROR stage 3 failed`;
  for (const source of [text, "ERROR stage 3 failed"]) {
    const context = sanitizeContext({ label: "a", text: source }, {
      preserve: [token, "stage 3"],
    });
    for (const backend of [noneBackend, truncateBackend, extractiveBackend]) {
      const result = await compressSupporting(context, backend, {
        targetTokens: 40,
        countText: codePoints,
      });
      assertEquals(result.receipts[0], {
        term: "[REDACTED:github-token]",
        status: "redacted",
        secretRule: "github-token",
      });
      assert(
        result.warnings.some(({ message }) =>
          message ===
            "preserve term 1 is a secret (github-token) and stays redacted"
        ),
      );
      assert(!JSON.stringify([context, result]).includes(token.slice(4, 16)));
    }
  }
});

Deno.test("case 23: sanitising twice changes nothing more", () => {
  const once = sanitizeContext({ label: "a", text: LEAKY });
  const twice = sanitizeContext({ label: "a", text: once.text });
  assertEquals([twice.text, twice.redactions], [once.text, []]);
});

Deno.test("case 24: of the report's ten replies three are taken, and the others end within the limit with a reason", async () => {
  const text = "tick 1 of the pump\n".repeat(40) + "ERROR stage 3 failed";
  const context = sanitizeContext({ label: "a", text });
  const reader = (reply: unknown) => () =>
    Promise.resolve(readProviderReply(reply, "fake").text);
  const cases: readonly [
    CompressionFailure | undefined,
    () => Promise<string>,
  ][] = [
    [undefined, reader("a")],
    [undefined, reader({ text: "ok" })],
    [
      undefined,
      reader([{ role: "user", content: "a" }, {
        role: "user",
        content: [{ type: "text" }],
      }, 7]),
    ],
    ["bad-shape", async () => await reader(42)()],
    ["bad-shape", async () => await reader({ text: null })()],
    ["empty", async () => await reader("")()],
    ["over-target", reader(text)],
    ["inflated", reader(text + text)],
    ["failed", () => Promise.reject(new Error("reset by peer"))],
    ["timeout", () => new Promise(() => {})],
  ];
  for (const [reason, compress] of cases) {
    const backend = { name: "fake", compress };
    const options = {
      targetTokens: 200,
      countText: codePoints,
      limitSeconds: 0.02,
    };
    const result = await compressSupporting(context, backend, options);
    assertEquals(
      result.fallback?.reason,
      reason,
    );
    assertEquals(result.backend, reason === undefined ? "fake" : "extractive");
    assert(result.tokens.after < result.tokens.before);
    assertEquals(
      result.warnings.filter(({ code }) => code === "fallback").length,
      reason === undefined ? 0 : 1,
    );
  }
});

Deno.test("case 24: the same text back is no saving, and no failure while it is within the target", async () => {
  const context = sanitizeContext({ label: "a", text: "prose stays as it is" });
  const backend = {
    name: "fake",
    compress: () => Promise.resolve("prose stays as it is"),
  };
  const result = await compressSupporting(context, backend, {
    targetTokens: 99,
    countText: codePoints,
  });
  assertEquals([result.backend, result.fallback], ["fake", undefined]);
  assertEquals(result.warnings.map(({ code, level }) => [code, level]), [[
    "no-saving",
    "note",
  ]]);
});

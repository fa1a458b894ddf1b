import { assertEquals, assertRejects } from "@std/assert";
import {
  CompressionBackendError,
  type CompressionResult,
  compressSupporting,
  sanitizeContext,
} from "../lib/compress/mod.ts";
import { headroomBackend } from "../lib/edge/headroom.ts";
import { headroomTest, rawServer, standIn } from "./headroom_scene.ts";

const TEXT = [
  ...Array.from({ length: 20 }, (_, i) => `step ${i} of 40 done`),
  "error: pump 17 stuck",
  ...Array.from({ length: 19 }, (_, i) => `step ${i + 21} of 40 done`),
].join("\n");
const SHORT = "error: pump 17 stuck\n(39 more)";
const NO_TERM = "step 1 of 40 done";

function result(
  server: { readonly url: string },
  more: { required?: boolean; limitSeconds?: number } = {},
): Promise<CompressionResult> {
  const context = sanitizeContext({ label: "ci.log", text: TEXT }, {
    preserve: ["pump 17"],
  });
  return compressSupporting(context, headroomBackend(server), {
    targetTokens: 300,
    countText: (text) => text.length,
    ...more,
  });
}

const user = (content: unknown) => ({ role: "user", content });
const TAKEN:
  readonly (readonly [name: string, reply: unknown, notes: string[]])[] = [
    ["text", SHORT, []],
    ["{ text }", { text: SHORT }, []],
    ["{ content }", { content: SHORT }, []],
    ["{ compressed }", { compressed: SHORT }, []],
    ["messages with text", { messages: [user(SHORT)], tokens_after: 9 }, []],
    ["messages with text blocks", {
      messages: [user([{ type: "text", text: SHORT }])],
    }, []],
    ["a list of messages with odd neighbours", [
      user(SHORT),
      user([{ type: "text" }]),
      7,
    ], ["headroom: parts of the reply without text, skipped: 2"]],
    ["a JSON-quoted text", { messages: [user(JSON.stringify(SHORT))] }, [
      "headroom: texts in JSON quotation marks, unquoted: 1",
    ]],
  ];

for (const [name, reply, notes] of TAKEN) {
  headroomTest(`a reply of ${name} is taken`, async () => {
    await using server = standIn(() => JSON.stringify(reply));
    const { text, backend, fallback, warnings, receipts } = await result(
      server,
    );
    assertEquals([text, backend, fallback], [SHORT, "headroom", undefined]);
    assertEquals(receipts, [{ term: "pump 17", status: "kept" }]);
    assertEquals(
      warnings.map(({ message }) => message),
      [...notes, "headroom: lines that are not in the source: 1"],
    );
  });
}

const REFUSED:
  readonly (readonly [name: string, reply: unknown, reason: string])[] = [
    ["42", 42, "bad-shape"],
    ["null", null, "bad-shape"],
    ["{ text: null }", { text: null }, "bad-shape"],
    ["no messages", { messages: [] }, "bad-shape"],
    ["messages without text", { messages: [user(null), 7] }, "bad-shape"],
    ["an empty text", "", "empty"],
    ["blank messages", { messages: [user(" \n")] }, "empty"],
    ["a longer text", { messages: [user(TEXT + TEXT)] }, "inflated"],
    [
      "the same text, over the target",
      { messages: [user(TEXT)] },
      "over-target",
    ],
    ["a text without a preserve term", user(NO_TERM), "dropped-preserve-term"],
  ];

/** The text is the fallback's and lacks nothing; with the demand it is an error with the same reason. */
async function assertRefused(
  server: { readonly url: string },
  reason: string,
  limitSeconds?: number,
): Promise<void> {
  const { text, backend, fallback, warnings, receipts } = await result(server, {
    limitSeconds,
  });
  assertEquals(fallback, { from: "headroom", to: "extractive", reason });
  assertEquals(backend, "extractive");
  assertEquals(text.split("\n").includes("error: pump 17 stuck"), true);
  const status = reason === "dropped-preserve-term" ? "restored" : "kept";
  assertEquals(receipts, [{ term: "pump 17", status }]);
  assertEquals(
    warnings.filter(({ level }) => level === "warning").map(({ code }) => code),
    ["fallback"],
  );
  const error = await assertRejects(
    () => result(server, { limitSeconds, required: true }),
    CompressionBackendError,
  );
  assertEquals(error.reason, reason);
}

for (const [name, reply, reason] of REFUSED) {
  headroomTest(
    `a reply of ${name}: ${reason}, and extractive instead`,
    async () => {
      await using server = standIn(() => JSON.stringify(reply));
      await assertRefused(server, reason);
    },
  );
}

headroomTest("a reply of HTML: bad-shape, and extractive instead", async () => {
  await using server = standIn(() => "<html>");
  await assertRefused(server, "bad-shape");
});

headroomTest(
  "a reply of status 500: failed, and extractive instead",
  async () => {
    await using server = standIn(() => new Response("x", { status: 500 }));
    await assertRefused(server, "failed");
  },
);

headroomTest("no server: missing, and extractive instead", async () => {
  await assertRefused({ url: "http://127.0.0.1:1" }, "missing");
});

headroomTest(
  "a body that never ends: timeout, and extractive instead",
  async () => {
    const head = "HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{";
    await using server = rawServer(head, { holds: true });
    await assertRefused(server, "timeout", 0.1);
  },
);

/**
 * Claims about a real Headroom server; `deno task test:headroom` starts it and runs them.
 *
 * @module
 */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { headroomBackend } from "../../lib/edge/headroom.ts";
import {
  CompressionBackendError,
  type CompressionResult,
  compressSupporting,
  sanitizeContext,
} from "../../lib/compress/mod.ts";
import { requestOf } from "../headroom_scene.ts";
import { JSON_RECORDS, LOG_LINES, PROSE } from "./headroom_texts.ts";
import { recordingProxy } from "./recording_proxy.ts";

const url = Deno.env.get("HOLDFAST_HEADROOM_URL")!;
const counter = await loadGemma4Counter();
/** The first text waits until the server has loaded its models, on a machine that is busy with other things. */
const MOST_SECONDS = 300;

interface Wish {
  /** The most that the result may take of the text's tokens. */
  readonly ratio: number;
  readonly preserve?: readonly string[];
  readonly required?: boolean;
  readonly url?: string;
}

/** What comes of a text with the real server, and one line about its sizes. */
async function compressed(
  text: string,
  { ratio, preserve, required, ...server }: Wish,
): Promise<CompressionResult> {
  const context = sanitizeContext({ label: "ci.log", text }, { preserve });
  const countText = (text: string) => counter.countText(text);
  const backend = headroomBackend({
    url,
    answerSeconds: MOST_SECONDS,
    ...server,
  });
  const result = await compressSupporting(context, backend, {
    targetTokens: Math.floor(ratio * countText(context.text)),
    countText,
    required,
    limitSeconds: MOST_SECONDS,
  });
  const { before, after, target } = result.tokens;
  console.log(
    `${before} → ${after} Gemma tokens (target ${target}) by ${result.backend}`,
    ...result.warnings.map(({ message }) => `\n  ${message}`),
  );
  return result;
}

const codesOf = ({ warnings }: CompressionResult) =>
  warnings.map(({ code, level }) => `${level} ${code}`);

Deno.test("a real server makes a table of 400 JSON records, none of them missing", async () => {
  const result = await compressed(JSON_RECORDS, { ratio: 0.75 });
  assertEquals([result.backend, result.fallback], ["headroom", undefined]);
  assert(result.text.startsWith("[400]{"), "it is no longer a JSON string");
  const rows = result.text.split("\n").slice(1);
  for (let i = 0; i < 400; i++) assert(rows[i].includes(`item-${i},`), `${i}`);
  assertEquals(codesOf(result), [
    "note backend-note",
    "warning invented-lines",
  ]);
});

Deno.test("a real server shrinks 600 log lines to those about the error, and the same bytes twice", async () => {
  const result = await compressed(LOG_LINES, { ratio: 0.5 });
  assertEquals([result.backend, result.fallback], ["headroom", undefined]);
  assert(result.tokens.after < result.tokens.before / 10);
  assert(result.text.includes(" ERROR worker-6 "));
  assert(result.text.endsWith("[592 lines omitted: 592 INFO]"));
  assertEquals(codesOf(result), ["warning invented-lines"]);
  assertEquals(await compressed(LOG_LINES, { ratio: 0.5 }), result);
});

Deno.test("a real server leaves prose as it is, which is a note and no failure", async () => {
  const result = await compressed(PROSE, { ratio: 1, required: true });
  assertEquals([result.text, result.backend], [PROSE, "headroom"]);
  assertEquals(codesOf(result), ["note no-saving"]);
});

Deno.test("prose that a real server leaves over the target is shortened by extractive", async () => {
  const result = await compressed(PROSE, { ratio: 0.5 });
  assertEquals(result.fallback?.reason, "over-target");
  assert(result.tokens.after <= result.tokens.target);
});

Deno.test("a preserve term that a real server loses is restored by extractive", async () => {
  const preserve = ["handled request 7919 in", "ERROR", "not there"];
  const result = await compressed(LOG_LINES, { ratio: 0.5, preserve });
  assertEquals(result.fallback?.reason, "dropped-preserve-term");
  assert(result.text.includes("handled request 7919 in"));
  assertEquals(result.receipts.map(({ status }) => status), [
    "restored",
    "kept",
    "not in source",
  ]);
  assert(result.tokens.after <= result.tokens.target);
  const error = await assertRejects(
    () => compressed(LOG_LINES, { ratio: 0.5, preserve, required: true }),
    CompressionBackendError,
  );
  assertEquals(error.reason, "dropped-preserve-term");
});

Deno.test("a target that a real server ignores is kept by extractive", async () => {
  for (
    const [text, ratio] of [[JSON_RECORDS, 0.5], [LOG_LINES, 0.005]] as const
  ) {
    const result = await compressed(text, { ratio });
    assertEquals(result.fallback?.reason, "over-target");
    assertEquals(result.backend, "extractive");
    assert(result.tokens.after <= result.tokens.target);
  }
});

Deno.test("what leaves for a real server is the context and a model's name, without the secrets", async () => {
  await using proxy = recordingProxy(url);
  const secret = ["ghp", "Zk3vQ9xT7bLm2RwYc8NpD4sHg6JfAe1UoXiB"].join("_");
  const text = LOG_LINES.replace("worker-3", `Authorization: Bearer ${secret}`);
  const result = await compressed(text, {
    ratio: 0.5,
    preserve: [secret, "ERROR"],
    url: proxy.url,
  });
  assertEquals(result.backend, "headroom");
  const context = sanitizeContext({ label: "ci.log", text });
  const content = JSON.stringify(context.text);
  assertEquals(proxy.sent.length, 1);
  assert(proxy.sent[0] === requestOf(proxy.url, content), "other bytes left");
  assert(!proxy.sent[0].includes(secret.slice(4, 20)));
});

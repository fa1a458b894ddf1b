/**
 * Claims about a real Ollama server with two small real models; `deno task test:ollama` starts it and runs them.
 *
 * @module
 */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { connectOllama, OllamaError } from "../../lib/edge/ollama.ts";
import { ollamaUrl } from "../../lib/edge/ollama_host.ts";
import {
  type AnswerPin,
  type Message,
  PinMismatch,
  readPin,
} from "../../mod.ts";
import { recordingProxy } from "./recording_proxy.ts";

const host = Deno.env.get("OLLAMA_HOST");
const cwd = fromFileUrl(new URL("../..", import.meta.url));

/** What the server's own count of a prompt may differ from ours: its tokenizer is another program's. */
const ALLOWANCE = 4;

const options = { temperature: 1, top_k: 64, top_p: 0.95, num_predict: 24 };
const smollm2 = readPin({
  model: "smollm2-135m",
  digest: Deno.env.get("HOLDFAST_OLLAMA_SMOLLM2_DIGEST"),
  options,
  counted_with: null,
  count_allowance_tokens: 0,
});
const gemma3 = readPin({
  model: "gemma3-270m",
  digest: Deno.env.get("HOLDFAST_OLLAMA_GEMMA3_DIGEST"),
  options: { ...options, num_predict: 1 },
  counted_with: "gemma4",
  count_allowance_tokens: ALLOWANCE,
});
const question: readonly Message[] = [
  { role: "system", content: "Answer in one sentence." },
  {
    role: "user",
    content:
      "We no longer use copper pipes; it is PEX now. What pipes do we use?",
  },
];

const TEXTS = [
  "Hello",
  "What is the capital of France?",
  "The exports must stay in eu-west-1, and never leave it.",
  "1,883.50 USD at 02:15 on 2026-03-02, error EXPORT_E4012",
  "def f(x):\n    return [y ** 2 for y in x if y % 3 == 0]\n",
  '{"level":"info","at":"2026-04-01T10:00:00Z","ms":[1,2,3]}',
  "a  b   c    d     e",
  "\tindented\n\t\ttwice",
  "冷蔵庫は必ず四度以下に保つこと。",
  "出力ファイルは必ずUTF-8（BOMなし）で保存してください。",
  "不要把密钥写进代码里。以后每次都要先运行测试。",
  "수출은 반드시 서울 리전에 있어야 합니다.",
  "يجب أن تبقى البيانات في المنطقة الأوروبية.",
  "नियम यह है कि बैठक सोमवार को होगी।",
  "Żółw, naïve café, Größe, façade",
  "e\u0301a\u0308o\u0302 combining",
  "🚀 crew 👩‍🚒👩‍🚒 🚢",
  "https://example.org/a.b?c=1&d=%20#e and /var/log/export/run.log",
  "x = \"quoted 'inner' text\"; y = <b>bold</b> & more",
  "line one\n\n\nline four\r\nline five",
];

Deno.test("a real server's model with the pinned digest answers", async () => {
  const model = await connectOllama(smollm2, { host });
  assertEquals(model.version, Deno.env.get("HOLDFAST_OLLAMA_VERSION"));
  const asked = { seed: 11, contextTokens: 512 };
  const reply = await model.ask(question, asked);
  assert(reply.content.length > 0);
  assert((reply.promptTokens ?? 0) > 20);
  assertEquals(reply, await model.ask(question, asked), "same seed, same text");
});

Deno.test("a real server's model with another digest, and one that is not there, are refused", async () => {
  const other: AnswerPin = { ...smollm2, digest: "0".repeat(64) };
  await assertRejects(() => connectOllama(other, { host }), PinMismatch);
  const missing: AnswerPin = { ...smollm2, model: "no-such-model" };
  const error = await assertRejects(
    () => connectOllama(missing, { host }),
    OllamaError,
  );
  assertEquals(error.reason, "missing-model");
});

Deno.test("a real server refuses a prompt over num_ctx, and does not cut it in silence", async () => {
  const model = await connectOllama(smollm2, { host });
  const long = [...question, {
    role: "user" as const,
    content: "And the pump? ".repeat(300),
  }];
  const error = await assertRejects(
    () => model.ask(long, { seed: 11, contextTokens: 256 }),
    OllamaError,
  );
  assertEquals(error.reason, "context");
});

Deno.test("a real server's answer can be stopped", async () => {
  const long: AnswerPin = {
    ...smollm2,
    options: { ...smollm2.options, numPredict: 2000 },
  };
  const stop = new AbortController();
  // The server has the whole question, however fast it is with the answer.
  await using proxy = recordingProxy(ollamaUrl(host).href, (sent) => {
    if (sent.includes("copper pipes")) stop.abort();
  });
  const model = await connectOllama(long, { host: proxy.url });
  const asked = { seed: 11, contextTokens: 4096, signal: stop.signal };
  await assertRejects(() => model.ask(question, asked), DOMException);
  const short = await connectOllama(smollm2, { host });
  const reply = await short.ask(question, { seed: 11, contextTokens: 512 });
  assert(reply.content.length > 0, "the server answers on");
});

Deno.test(`a real server counts prompts in Gemma's vocabulary as we do, within ${ALLOWANCE} tokens`, async () => {
  const model = await connectOllama(gemma3, { host });
  const counter = await loadGemma4Counter();
  let largest = 0;
  for (const content of TEXTS) {
    const messages: Message[] = [
      { role: "user", content },
      { role: "assistant", content: "Noted." },
      { role: "user", content: "And now?" },
    ];
    const counted = counter.count(messages);
    const { promptTokens } = await model.ask(messages, {
      seed: 1,
      contextTokens: 512,
    });
    const difference = Math.abs((promptTokens ?? 0) - counted);
    largest = Math.max(largest, difference);
    assert(
      difference <= ALLOWANCE,
      `${JSON.stringify(content)}: server ${promptTokens}, ours ${counted}`,
    );
  }
  console.log(
    `largest difference: ${largest} tokens over ${TEXTS.length} prompts`,
  );
});

Deno.test("answer_check records ten answers of a model that speaks Gemma's vocabulary, each a fair run, and grades them again", async () => {
  const folder = await Deno.makeTempDir();
  const pin = join(folder, "pin.json");
  const out = join(folder, "answers.json");
  await Deno.writeTextFile(pin, JSON.stringify(gemma3));
  const run = (...args: string[]) =>
    new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "--no-prompt",
        "--quiet",
        "--allow-read",
        "--allow-write",
        "--allow-env=OLLAMA_HOST",
        "--allow-net=127.0.0.1",
        "scripts/answer_check.ts",
        ...args,
      ],
      cwd,
      stdout: "piped",
      stderr: "inherit",
    }).output();
  const recorded = await run("record", "--pin", pin, "--out", out);
  assertEquals(recorded.code, 0);
  const { answers, requests, pin: used } = JSON.parse(
    await Deno.readTextFile(out),
  );
  assertEquals(used.digest, gemma3.digest);
  assertEquals(answers.length, 10);
  for (const { request, reply, run: state } of answers) {
    const sent = requests.find(({ name }: { name: string }) =>
      name === request
    );
    assertEquals(state, "fair");
    assert(Math.abs(reply.promptTokens - sent.countedTokens) <= ALLOWANCE);
  }
  const graded = await run("--answers", out);
  assertEquals([graded.code, graded.stdout], [0, recorded.stdout]);
  await Deno.remove(folder, { recursive: true });
});

import { assert, assertEquals, assertRejects } from "@std/assert";
import { runStateOf } from "../lib/answer/prompt_check.ts";
import { connectOllama, OllamaError } from "../lib/edge/ollama.ts";
import { type AnswerPin, readPin } from "../mod.ts";
import recorded from "./real/exchanges.json" with { type: "json" };

const ignore =
  Deno.permissions.querySync({ name: "net", host: "127.0.0.1" }).state !==
    "granted";

const { exchanges } = recorded;
type ChatName = Exclude<keyof typeof exchanges, "version" | "list">;

function pinOf(model: string): AnswerPin {
  const found = exchanges.list.body.models.find(({ name }) =>
    name === `${model}:latest`
  );
  return readPin({
    model,
    digest: found?.digest,
    options: { temperature: 1, top_k: 64, top_p: 0.95, num_predict: 40 },
    counted_with: null,
    count_allowance_tokens: 0,
  });
}

/** What the client makes of the reply that a real server once gave. */
async function replay(name: ChatName, model = "smollm2-135m") {
  const { status, body } = exchanges[name];
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request) => {
      const { pathname } = new URL(request.url);
      const read = Object.values(exchanges).find(({ path }) =>
        path === pathname && path !== "/api/chat"
      );
      return Response.json(read?.body ?? body, { status: read ? 200 : status });
    },
  );
  try {
    const host = `127.0.0.1:${server.addr.port}`;
    const connected = await connectOllama(pinOf(model), { host });
    const messages = [{ role: "user" as const, content: "What pipes?" }];
    return await connected.ask(messages, { seed: 1, contextTokens: 160 });
  } finally {
    await server.shutdown();
  }
}

function exchangeTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name: `a real server's reply: ${name}`, ignore, fn });
}

exchangeTest("an answer that ended by itself", async () => {
  const { content, doneReason, promptTokens } = await replay("chat-stop");
  assert(content.length > 0);
  assertEquals([doneReason, promptTokens], [
    "stop",
    exchanges["chat-stop"].body.prompt_eval_count,
  ]);
});

exchangeTest("an answer that was cut", async () => {
  assertEquals((await replay("chat-length")).doneReason, "length");
  const gemma = await replay("gemma3-chat-length", "gemma3-270m");
  assertEquals(gemma.doneReason, "length");
});

exchangeTest(
  "a prompt that was cut in silence is seen by its count",
  async () => {
    const sent = (await replay("chat-over-num-ctx-fits")).promptTokens!;
    const { promptTokens, doneReason } = await replay(
      "chat-over-num-ctx-truncated",
    );
    assert(doneReason !== null && promptTokens! < sent);
    const counted: AnswerPin = {
      ...pinOf("smollm2-135m"),
      countedWith: "gemma4",
      countAllowanceTokens: 8,
    };
    assertEquals(runStateOf(counted, sent, promptTokens), "truncated");
    assertEquals(runStateOf(counted, sent, sent), "fair");
  },
);

exchangeTest("a reply without counts is no fair run", async () => {
  const { content, promptTokens } = await replay("chat-no-messages");
  assertEquals([content, promptTokens], ["", null]);
  assertEquals(runStateOf(pinOf("smollm2-135m"), 9, promptTokens), "unknown");
});

const REFUSALS: readonly (readonly [ChatName, string])[] = [
  ["chat-missing-model-404", "missing-model"],
  ["chat-think-true-400", "refused"],
  ["chat-over-num-ctx-400", "context"],
  ["chat-bad-option-500", "refused"],
];

for (const [name, reason] of REFUSALS) {
  exchangeTest(`${name} is an error of the kind ${reason}`, async () => {
    const error = await assertRejects(() => replay(name), OllamaError);
    assertEquals(error.reason, reason);
    const { error: words } = exchanges[name].body as { error: string };
    assert(error.message.includes(words), error.message);
  });
}

import { assert, assertEquals, assertRejects } from "@std/assert";
import { connectOllama, OllamaError } from "../lib/edge/ollama.ts";
import { PinMismatch, readPin } from "../mod.ts";

const ignore =
  Deno.permissions.querySync({ name: "net", host: "127.0.0.1" }).state !==
    "granted";

const pin = readPin({
  model: "smollm2-135m",
  digest: "0".repeat(63) + "1",
  options: { temperature: 1, top_k: 64, top_p: 0.95, num_predict: 40 },
  counted_with: null,
  count_allowance_tokens: 0,
});
const question = [{ role: "user" as const, content: "What pipes do we use?" }];
const asked = { seed: 11, contextTokens: 128 };

/** The shapes are those of Ollama 0.17.4. */
const LIST = {
  models: [{
    name: "smollm2-135m:latest",
    model: "smollm2-135m:latest",
    modified_at: "2026-11-30T09:41:35.662275861Z",
    size: 98363007,
    digest: pin.digest,
    details: { format: "gguf", family: "llama" },
  }],
};
const REPLY = {
  model: "smollm2-135m",
  created_at: "2026-11-30T09:52:04.850313437Z",
  message: { role: "assistant", content: "PEX." },
  done: true,
  done_reason: "stop",
  prompt_eval_count: 44,
  eval_count: 3,
};

type Answer = Response | Promise<Response>;

/** A server that answers as the one it stands for, and keeps the bodies of what it was asked. */
function standIn(
  chat: (body: unknown, request: Request) => Answer,
  list: unknown = LIST,
) {
  const bodies: Record<string, unknown>[] = [];
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/api/version") {
        return Response.json({ version: "0.17.4" });
      }
      if (pathname === "/api/tags") return Response.json(list);
      const body = await request.json();
      bodies.push(body);
      return chat(body, request);
    },
  );
  const { port } = server.addr;
  return {
    host: `127.0.0.1:${port}`,
    bodies,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

function ollamaTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

const refusalOf = (answer: Promise<unknown>) =>
  assertRejects(() => answer, OllamaError);

ollamaTest(
  "ask() sends seed and options inside options, think, truncate and shift off, and no stream",
  async () => {
    await using server = standIn(() => Response.json(REPLY));
    const model = await connectOllama(pin, server);
    const reply = await model.ask(question, asked);
    assertEquals(reply, {
      content: "PEX.",
      doneReason: "stop",
      promptTokens: 44,
    });
    assertEquals(model.version, "0.17.4");
    assertEquals(server.bodies, [{
      model: "smollm2-135m",
      messages: question,
      think: false,
      truncate: false,
      shift: false,
      stream: false,
      options: {
        seed: 11,
        temperature: 1,
        top_k: 64,
        top_p: 0.95,
        num_ctx: 128,
        num_predict: 40,
      },
    }]);
  },
);

ollamaTest(
  "ask() keeps thinking apart, and null where the server says nothing",
  async () => {
    const message = { role: "assistant", content: "", thinking: "Use kiln 2." };
    await using server = standIn(() => Response.json({ message, done: true }));
    const model = await connectOllama(pin, server);
    assertEquals(await model.ask(question, asked), {
      content: "",
      thinking: "Use kiln 2.",
      doneReason: null,
      promptTokens: null,
    });
  },
);

ollamaTest("ask() sends a tool round as the server takes it", async () => {
  await using server = standIn(() => Response.json(REPLY));
  const model = await connectOllama(pin, server);
  await model.ask([
    {
      role: "assistant",
      content: "",
      toolCalls: [{ id: "c1", name: "find", arguments: { pallet: 88 } }],
    },
    {
      role: "tool",
      content: [{ type: "text", text: "bay D" }],
      toolCallId: "c1",
    },
  ], asked);
  assertEquals(server.bodies[0].messages, [
    {
      role: "assistant",
      content: "",
      tool_calls: [{ function: { name: "find", arguments: { pallet: 88 } } }],
    },
    { role: "tool", content: "bay D", tool_name: "find" },
  ]);
});

ollamaTest("connectOllama() refuses a model with another digest", async () => {
  const models = [{ ...LIST.models[0], digest: "f".repeat(64) }];
  await using server = standIn(() => Response.json(REPLY), { models });
  const error = await assertRejects(
    () => connectOllama(pin, server),
    PinMismatch,
  );
  assertEquals(
    error.message,
    `model smollm2-135m does not match its pin: expected digest ${pin.digest}, found ${
      "f".repeat(64)
    }; pull the pinned version, or give another pin with --pin FILE`,
  );
});

ollamaTest(
  "connectOllama() says how to get a model that the server lacks",
  async () => {
    await using server = standIn(() => Response.json(REPLY), { models: [] });
    const error = await refusalOf(connectOllama(pin, server));
    assertEquals(
      error.message,
      `The server at http://${server.host}/ has no model smollm2-135m: get it with ollama pull smollm2-135m`,
    );
  },
);

ollamaTest("connectOllama() says that no server answers", async () => {
  const error = await refusalOf(connectOllama(pin, { host: "127.0.0.1:1" }));
  assertEquals(
    error.message,
    "No Ollama server answers at http://127.0.0.1:1/: start it with ollama serve, or set OLLAMA_HOST",
  );
});

ollamaTest("connectOllama() knows a server that is no Ollama", async () => {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    () => new Response("<html>"),
  );
  const host = `127.0.0.1:${server.addr.port}`;
  const error = await refusalOf(connectOllama(pin, { host }));
  assert(error.message.endsWith("is no Ollama server: its reply is not JSON"));
  await server.shutdown();
});

const REFUSALS:
  readonly (readonly [string, number, unknown, string, string])[] = [
    [
      "a prompt over num_ctx",
      400,
      { error: "the input length exceeds the context length" },
      "context",
      "The prompt does not fit the server's context: the input length exceeds the context length",
    ],
    [
      "a model that is gone",
      404,
      { error: "model 'smollm2-135m' not found" },
      "missing-model",
      "The server refuses: model 'smollm2-135m' not found",
    ],
    [
      "thinking that the model cannot",
      400,
      { error: '"smollm2-135m" does not support thinking' },
      "refused",
      'The server refuses: "smollm2-135m" does not support thinking',
    ],
    [
      "a broken server",
      500,
      "oops",
      "refused",
      "The server refuses: status 500",
    ],
  ];

for (const [what, status, body, reason, message] of REFUSALS) {
  ollamaTest(`ask() says that the server refuses ${what}`, async () => {
    await using server = standIn(() => Response.json(body, { status }));
    const model = await connectOllama(pin, server);
    const error = await refusalOf(model.ask(question, asked));
    assertEquals(error.reason, reason);
    assert(error.message.startsWith(message), error.message);
  });
}

ollamaTest("ask() refuses a success that is no reply", async () => {
  await using server = standIn(() => Response.json({ done: true }));
  const model = await connectOllama(pin, server);
  const error = await refusalOf(model.ask(question, asked));
  assertEquals(error.message, "The server's reply holds no message");
});

ollamaTest("ask() bounds the time of a reply, its body included", async () => {
  await using server = standIn(() =>
    // It stays open until the client gives up.
    new Response(
      new ReadableStream({
        start: (controller) =>
          controller.enqueue(new TextEncoder().encode('{"message":')),
      }),
    )
  );
  const model = await connectOllama(pin, { ...server, answerSeconds: 0.2 });
  const error = await refusalOf(model.ask(question, asked));
  assertEquals(error.reason, "timeout");
  assert(error.message.endsWith("gave no answer in 0.2 s"));
});

ollamaTest(
  "ask() takes a connection that is dropped in mid-reply for a server that is gone",
  async () => {
    await using server = standIn(() => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"message":'));
          setTimeout(() => controller.error(new Error("gone")), 20);
        },
      });
      return new Response(body, { headers: { "content-length": "500" } });
    });
    const model = await connectOllama(pin, server);
    assertEquals(
      (await refusalOf(model.ask(question, asked))).reason,
      "no-server",
    );
  },
);

ollamaTest("ask() ends when it is told to", async () => {
  const done = Promise.withResolvers<Response>();
  await using server = standIn(() => done.promise);
  const model = await connectOllama(pin, server);
  const stop = new AbortController();
  const answer = model.ask(question, { ...asked, signal: stop.signal });
  setTimeout(() => stop.abort(), 20);
  await assertRejects(() => answer, DOMException);
  done.resolve(Response.json(REPLY));
});

ollamaTest("ask() follows no redirect", async () => {
  await using server = standIn(() =>
    new Response(null, {
      status: 307,
      headers: { location: "http://127.0.0.1:1/" },
    })
  );
  const model = await connectOllama(pin, server);
  assertEquals(
    (await refusalOf(model.ask(question, asked))).reason,
    "refused",
  );
});

ollamaTest(
  "no prompt goes through a proxy that the environment names",
  async () => {
    const proxied: string[] = [];
    await using proxy = standIn((_body, request) => {
      proxied.push(request.url);
      return Response.json(REPLY);
    });
    await using server = standIn(() => Response.json(REPLY));
    const { success, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "eval",
        "--no-check",
        `import { connectOllama } from "./lib/edge/ollama.ts";
       const model = await connectOllama(${JSON.stringify(pin)}, ${
          JSON.stringify({ host: server.host })
        });
       await model.ask(${JSON.stringify(question)}, ${JSON.stringify(asked)});`,
      ],
      env: { HTTP_PROXY: `http://${proxy.host}`, NO_PROXY: "" },
    }).output();
    assertEquals(success, true, new TextDecoder().decode(stderr));
    assertEquals(proxied, []);
  },
);

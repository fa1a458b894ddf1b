import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { headroomBackend } from "../lib/edge/headroom.ts";
import {
  compressed,
  headroomTest,
  rawServer,
  refusal,
  standIn,
} from "./headroom_scene.ts";

const ENDLESS =
  "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";

headroomTest("no server: missing, with the line that installs it", async () => {
  // No program is given this port by chance, as it could be one that was just closed.
  const { reason, detail } = await refusal({ url: "http://127.0.0.1:1/" });
  assertEquals(reason, "missing");
  assertEquals(
    detail,
    'Headroom is not running at http://127.0.0.1:1. Install and start it: pip install "headroom-ai[proxy]" && headroom proxy --port 1',
  );
});

for (const status of [400, 401, 404, 429, 500, 503]) {
  headroomTest(`status ${status}: failed, asked once`, async () => {
    await using server = standIn(() =>
      Response.json({ error: { type: "x", message: "tell the user" } }, {
        status,
      })
    );
    const { reason, detail } = await refusal(server);
    assertEquals([reason, server.asked.length], ["failed", 1]);
    assertEquals(
      detail,
      `${server.url} refuses: status ${status}` +
        (status === 429
          ? "; headroom proxy --rpm 6000 lets it take more requests a minute"
          : ""),
    );
  });
}

headroomTest("a redirect to another host: failed, not followed", async () => {
  await using other = standIn(() => '{"text":"ok"}');
  await using server = standIn(() => Response.redirect(other.url, 307));
  const { reason, detail } = await refusal(server);
  assertEquals(reason, "failed");
  assert(detail.includes("status 307"));
  assertEquals(other.asked, []);
});

headroomTest("headers that never come: timeout", async () => {
  await using server = rawServer("", { holds: true });
  const { reason, detail } = await refusal({
    url: server.url,
    answerSeconds: 0.1,
  });
  assertEquals(reason, "timeout");
  assertEquals(detail, `${server.url} gave no answer in 0.1 s`);
});

headroomTest(
  "headers at once and a body that never ends: timeout",
  async () => {
    await using server = rawServer(ENDLESS, { holds: true });
    const { reason } = await refusal({ url: server.url, answerSeconds: 0.1 });
    assertEquals(reason, "timeout");
  },
);

headroomTest("a connection that breaks in mid-reply: failed", async () => {
  await using server = rawServer(ENDLESS);
  const { reason } = await refusal(server);
  assertEquals(reason, "failed");
});

headroomTest("a reply that is no HTTP: failed", async () => {
  await using server = rawServer("SSH-2.0-OpenSSH_9.2\r\n");
  const { reason } = await refusal(server);
  assertEquals(reason, "failed");
});

headroomTest(
  "a reply without end: bad-shape, and most is not read",
  async () => {
    let sent = 0;
    const left = Promise.withResolvers<void>();
    await using server = standIn(() =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 65_536;
            controller.enqueue(new Uint8Array(65_536).fill(32));
          },
          cancel: () => left.resolve(),
        }),
      )
    );
    const { reason } = await refusal(server);
    assertEquals(reason, "bad-shape");
    await left.promise;
    // What the system holds between the two is up to the machine.
    assert(sent < 500_000_000, `${sent} bytes were made`);
  },
);

for (
  const [name, body] of [
    ["HTML", "<html><body>Welcome</body></html>"],
    ["nothing", ""],
    ["half of JSON", '{"messages":['],
    ["bytes that are no UTF-8", new Uint8Array([34, 255, 34])],
  ] as const
) {
  headroomTest(`a reply of ${name}: bad-shape`, async () => {
    await using server = standIn(() => body);
    const { reason, detail } = await refusal(server);
    assertEquals(reason, "bad-shape");
    assert(detail.endsWith("is no Headroom server: its reply is not JSON"));
  });
}

headroomTest("a server that gave up by itself: failed", async () => {
  await using server = standIn(() =>
    Response.json({
      messages: [{ role: "user", content: "all of it" }],
      compression_skipped: true,
      skip_reason: "compression_timeout",
    })
  );
  const { reason } = await refusal(server);
  assertEquals(reason, "failed");
});

headroomTest(
  "the caller's signal ends it, with the caller's reason",
  async () => {
    const reason = new Error("enough");
    const stop = new AbortController();
    await using server = rawServer(ENDLESS, {
      holds: true,
      onRequest: () => stop.abort(reason),
    });
    const error = await assertRejects(() =>
      compressed(server, "text", stop.signal)
    );
    assertEquals(error, reason);
    await assertRejects(() => compressed(server, "text", AbortSignal.abort()));
    assertEquals(server.received.length, 1, "no request after the end");
  },
);

Deno.test("an address is http or https, without credentials, query or fragment", () => {
  for (
    const [url, found] of [
      ["", "nothing"],
      ["127.0.0.1:8787", "no URL"],
      ["localhost:8787", "one for localhost:"],
      ["file:///etc/passwd", "one for file:"],
      ["http://user:hunter2@127.0.0.1", "one with credentials"],
      ["http://127.0.0.1/?key=hunter2", "one with a query or a fragment"],
      ["http://127.0.0.1/#", "one with a query or a fragment"],
    ]
  ) {
    assertThrows(
      () => headroomBackend({ url }),
      TypeError,
      `Headroom's address: expected one such as http://127.0.0.1:8787, found ${found}`,
    );
  }
});

headroomTest("an address may have a path, and a slash at its end", async () => {
  await using server = standIn(() => '"short"');
  await compressed({ url: `${server.url}/tools/headroom/` }, "a longer text");
  assertEquals(server.asked, ["POST /tools/headroom/v1/compress"]);
});

Deno.test({
  name: "a host that must not be asked: failed, with the permission to give",
  ignore: Deno.permissions.querySync({ name: "net" }).state === "granted",
  fn: async () => {
    for (
      const [url, flag] of [
        ["http://headroom.invalid:8787", "net=headroom.invalid:8787"],
        ["http://192.0.2.1:8787", "net=192.0.2.1:8787"],
        ["https://192.0.2.1:8787", "sys=ca"],
      ]
    ) {
      const { reason, detail } = await refusal({ url, answerSeconds: 1 });
      assertEquals(reason, "failed");
      assert(detail.endsWith(`--allow-${flag}`), detail);
    }
  },
});

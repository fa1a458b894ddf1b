import { assert, assertEquals, assertThrows } from "@std/assert";
import probesFixture from "../fixtures/probes.json" with { type: "json" };
import requestFixture from "../fixtures/request.json" with { type: "json" };
import { compact } from "../lib/compact/compact.ts";
import { readRequest } from "../lib/conversation/read_request.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { conversationHash } from "../lib/edge/conversation_hash.ts";
import {
  type Workbench,
  workbenchHandler,
} from "../lib/edge/workbench_handler.ts";
import { serveWorkbench } from "../lib/edge/workbench_server.ts";
import { readProbes } from "../lib/probe/read_probes.ts";
import { packReplay } from "../lib/replay/pack_replay.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";
import type { ReplayState } from "../lib/replay/replay_state.ts";
import { startReplay } from "../lib/replay/start_replay.ts";
import { stateUnpacker } from "../lib/replay/state_unpacker.ts";

const ignore =
  Deno.permissions.querySync({ name: "net", host: "127.0.0.1" }).state !==
    "granted";
const PAGE =
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-AAAA'; style-src 'sha256-BBBB'; connect-src 'self'"><p>page`;
const TOKEN = "00112233445566778899aabbccddeeff";
const HOST = "127.0.0.1:8620";

const demo = readRequest(requestFixture);
const probes = readProbes(probesFixture);
const counter = charactersCounter();
const workbench: Workbench = {
  page: PAGE,
  start: (options) => startReplay(demo, probes, counter, options),
};
const answer = workbenchHandler(workbench, { host: HOST, token: TOKEN });

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Request {
  return new Request(`http://${HOST}${path}`, {
    method,
    headers: { host: HOST, ...headers },
  });
}

async function linesOf(response: Response) {
  const text = await response.text();
  assert(text.endsWith("\n"));
  return text.trimEnd().split("\n").map((line) => JSON.parse(line));
}

Deno.test("the workbench's page comes with strict headers, and its own hashes in them", async () => {
  const response = answer(ask(`/${TOKEN}/`));
  assertEquals([response.status, await response.text()], [200, PAGE]);
  assertEquals(Object.fromEntries(response.headers), {
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; script-src 'sha256-AAAA'; style-src 'sha256-BBBB'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "content-type": "text/html; charset=utf-8",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
});

Deno.test("every other answer of the workbench has the same strict headers", async () => {
  const strict = Object.fromEntries(answer(ask(`/${TOKEN}/`)).headers);
  for (
    const request of [
      ask("/"),
      ask(`/${TOKEN}/`, {}, "POST"),
      ask(`/${TOKEN}/replay`),
      ask(`/${TOKEN}/replay?policy=evict&budget=465`),
    ]
  ) {
    const response = answer(request);
    const { allow, ...headers } = Object.fromEntries(response.headers);
    assertEquals(allow, request.method === "GET" ? undefined : "GET");
    assertEquals({ ...headers, "content-type": "" }, {
      ...strict,
      "content-type": "",
    });
    await response.body?.cancel();
  }
});

Deno.test("an address that is none is not found, with the same headers", () => {
  const broken = new Proxy(ask(`/${TOKEN}/`), {
    get: (request, name) =>
      name === "url" ? "http://a b/" : Reflect.get(request, name),
  });
  const response = answer(broken);
  assertEquals(response.status, 404);
  assertEquals(response.headers.get("x-content-type-options"), "nosniff");
});

Deno.test("the workbench tells nothing to another path, token or host", async () => {
  const replay = "replay?policy=compact&budget=465";
  for (
    const request of [
      ask("/"),
      ask("//"),
      ask(`/${TOKEN}`),
      ask(`/${TOKEN}/x`),
      ask(`/${TOKEN}/replay/`),
      ask(`//${TOKEN}/`),
      ask(`/${TOKEN.slice(0, -1)}/`),
      ask(`/${TOKEN}0/`),
      ask(`/${TOKEN.slice(0, -1)}e/`),
      ask(`/1${TOKEN.slice(1)}/${replay}`),
      ask(`/${TOKEN.toUpperCase()}/`),
      ask(`/${TOKEN}/`, { host: "evil.example:8620" }),
      ask(`/${TOKEN}/`, { host: "127.0.0.1" }),
      ask(`/${TOKEN}/`, { host: "localhost:8620" }),
      ask(`/${TOKEN}/${replay}`, { host: "127.0.0.1:8621" }),
      new Request(`http://${HOST}/${TOKEN}/`),
      ask("/", {}, "POST"),
    ]
  ) {
    const response = answer(request);
    assertEquals(
      [response.status, await response.text()],
      [404, "Not found\n"],
      request.url,
    );
  }
});

Deno.test("the workbench answers GET only", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "HEAD"]) {
    for (const path of ["", "replay?policy=compact&budget=465"]) {
      const response = answer(ask(`/${TOKEN}/${path}`, {}, method));
      assertEquals([response.status, await response.text()], [
        405,
        "Only GET\n",
      ]);
    }
  }
});

Deno.test("a foreign page may lead to the workbench's page, and neither read it nor ask for a replay", async () => {
  const replay = "replay?policy=compact&budget=465";
  const rows = [
    ["", "none", "navigate", 200],
    ["", "same-origin", "navigate", 200],
    ["", "same-site", "navigate", 200],
    ["", "cross-site", "navigate", 200],
    ["", "cross-site", "no-cors", 404],
    ["", "cross-site", "cors", 404],
    [replay, "same-origin", "cors", 200],
    [replay, "none", "navigate", 200],
    [replay, "same-site", "cors", 404],
    [replay, "cross-site", "cors", 404],
    [replay, "cross-site", "navigate", 404],
  ] as const;
  for (const [path, site, mode, status] of rows) {
    const response = answer(
      ask(`/${TOKEN}/${path}`, {
        "sec-fetch-site": site,
        "sec-fetch-mode": mode,
      }),
    );
    assertEquals(response.status, status, `${path} ${site} ${mode}`);
    await response.body?.cancel();
  }
});

for (const policy of ["compact", "evict"] as const) {
  Deno.test(`the workbench's lines are the packed replay by ${policy}, head first`, async () => {
    const response = answer(
      ask(`/${TOKEN}/replay?policy=${policy}&budget=500`),
    );
    assertEquals(response.status, 200);
    assertEquals(response.headers.get("content-type"), "application/x-ndjson");
    const replay = replayRequest(demo, probes, counter, {
      policy,
      budget: 500,
    });
    const { head, states } = packReplay(replay);
    assertEquals(
      await linesOf(response),
      JSON.parse(
        JSON.stringify([{ head }, ...states.map((state) => ({ state }))]),
      ),
    );
  });
}

Deno.test("the last state that the workbench sends is compact()'s", async () => {
  const [{ head }, ...lines] = await linesOf(
    answer(ask(`/${TOKEN}/replay?policy=compact&budget=500`)),
  );
  const unpack = stateUnpacker(head);
  const last = lines.map(({ state }) => unpack(state)).at(-1)!;
  const result = compact({ ...demo, inputBudget: 500 }, counter);
  assertEquals(last.tokens.total, result.tokens.total);
  assertEquals(last.summary?.notes, result.notes);
  assertEquals(
    last.retained,
    [...result.keptTurns.map(({ id }) => id), result.questionId],
  );
});

Deno.test("what cannot be played is status 422 and one line", async () => {
  const rows = [
    ["policy=compact&budget=3", "need 40 tokens, the budget is 3"],
    ["policy=summarize&budget=465", "policy is compact or evict"],
    ["budget=465", "policy is compact or evict"],
    ["policy=evict", "budget is a whole number of tokens"],
    ["policy=evict&budget=-1", "budget is a whole number of tokens"],
    ["policy=evict&budget=4.5", "budget is a whole number of tokens"],
    ["policy=evict&budget=1e3", "budget is a whole number of tokens"],
    [`policy=evict&budget=${"9".repeat(16)}`, "budget is a whole number"],
  ];
  for (const [query, message] of rows) {
    const response = answer(ask(`/${TOKEN}/replay?${query}`));
    assertEquals(response.status, 422, query);
    const [line, ...rest] = await linesOf(response);
    assertEquals(rest, []);
    assert(line.error.includes(message), line.error);
  }
});

/** A workbench whose states come from a function, after those of the demo's first arrival. */
function statesFrom(
  states: (first: ReplayState) => Iterable<ReplayState>,
): Workbench {
  return {
    page: PAGE,
    start: (options) => {
      const { head, states: [first] } = replayStates(options);
      return { head, states: states(first) };
    },
  };
}

function replayStates(options: Parameters<typeof startReplay>[3]) {
  const { states, ...head } = replayRequest(demo, probes, counter, options);
  return { head, states };
}

const REPLAY = `/${TOKEN}/replay?policy=compact&budget=465`;

Deno.test("an error after the first state is the last line", async () => {
  const broken = workbenchHandler(
    statesFrom(function* (first) {
      yield first;
      yield first;
      throw new Error("the counter\nbroke");
    }),
    { host: HOST, token: TOKEN },
  );
  const response = broken(ask(REPLAY));
  assertEquals(response.status, 200);
  const lines = await linesOf(response);
  assertEquals(lines.length, 4);
  assertEquals(lines[3], { error: "the counter broke" });
});

/** A workbench that never comes to an end, and says when its work was ended. */
function endless() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const workbench = statesFrom(function* (first) {
    try {
      while (true) yield first;
    } finally {
      resolve();
    }
  });
  return { workbench, ended: promise };
}

Deno.test("whoever cancels a replay ends its work", async () => {
  const { workbench, ended } = endless();
  const respond = workbenchHandler(workbench, { host: HOST, token: TOKEN });
  const reader = respond(ask(REPLAY)).body!.getReader();
  await reader.read();
  await reader.cancel();
  await ended;
});

Deno.test("two replays are computed side by side", async () => {
  const { workbench } = endless();
  const respond = workbenchHandler(workbench, { host: HOST, token: TOKEN });
  const readers = [1, 2].map(() => respond(ask(REPLAY)).body!.getReader());
  for (const reader of [...readers, ...readers]) {
    assert((await reader.read()).value!.length > 0);
  }
  for (const reader of readers) await reader.cancel();
});

Deno.test("a lesson's workbench has no replay to ask for", () => {
  const respond = workbenchHandler(
    { page: PAGE, start: null },
    { host: HOST, token: TOKEN },
  );
  assertEquals(respond(ask(`/${TOKEN}/`)).status, 200);
  assertEquals(respond(ask(REPLAY)).status, 404);
});

Deno.test("a page without a policy of its own is not served", () => {
  assertThrows(
    () =>
      workbenchHandler(
        { page: "<p>page", start: null },
        { host: HOST, token: TOKEN },
      ),
    TypeError,
    "its policy has no script-src",
  );
});

Deno.test("a conversation keeps its hash under another budget and policy, and has another with another word", async () => {
  const hashOf = (request: typeof demo, options: object) =>
    conversationHash(
      startReplay(request, probes, counter, options as never).head,
    );
  const hash = await hashOf(demo, { policy: "compact" });
  assert(/^[0-9a-f]{16}$/.test(hash));
  assertEquals(await hashOf(demo, { policy: "evict", budget: 600 }), hash);
  const other = { ...demo, question: `${demo.question} Now?` };
  assert(await hashOf(other, { policy: "compact" }) !== hash);
});

function serverTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

serverTest(
  "a browser that goes away ends the work of its replay, and the server stays",
  async () => {
    const { workbench, ended } = endless();
    const server = serveWorkbench(workbench, 0);
    const response = await fetch(
      `${server.address}replay?policy=compact&budget=465`,
    );
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await ended;
    assertEquals(await (await fetch(server.address)).text(), PAGE);
    await server.end();
  },
);

serverTest("the page is answered while a replay is computed", async () => {
  const { workbench, ended } = endless();
  const server = serveWorkbench(workbench, 0);
  const replay = await fetch(
    `${server.address}replay?policy=compact&budget=465`,
  );
  const reader = replay.body!.getReader();
  await reader.read();
  assertEquals(await (await fetch(server.address)).text(), PAGE);
  await reader.read();
  await reader.cancel();
  await ended;
  await server.end();
});

serverTest(
  "a replay that cannot start, for whatever reason, does not end the server",
  async () => {
    const server = serveWorkbench({
      page: PAGE,
      start: () => {
        throw "not even an error";
      },
    }, 0);
    const url = `${server.address}replay?policy=compact&budget=465`;
    for (let times = 0; times < 2; times++) {
      const response = await fetch(url);
      assertEquals([response.status, await response.json()], [422, {
        error: "not even an error",
      }]);
    }
    await server.end();
  },
);

serverTest("a workbench draws a new token of 128 bits each time", async () => {
  const servers = [1, 2].map(() =>
    serveWorkbench({ page: PAGE, start: null }, 0)
  );
  const tokens = servers.map(({ address, port }) => {
    const [, found, token] = /^http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]{32})\/$/
      .exec(address)!;
    assertEquals(Number(found), port);
    return token;
  });
  assert(tokens[0] !== tokens[1]);
  for (const server of servers) await server.end();
});

serverTest("a given port that is taken is an error", async () => {
  const server = serveWorkbench({ page: PAGE, start: null }, 0);
  assertThrows(
    () => serveWorkbench({ page: PAGE, start: null }, server.port),
    Deno.errors.AddrInUse,
  );
  await server.end();
});

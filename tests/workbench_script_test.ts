import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import recordedResult from "../recorded/compaction-result.json" with {
  type: "json",
};
import lessonFixture from "../fixtures/region.replay.json" with {
  type: "json",
};
import { readLesson } from "../lib/replay/read_lesson.ts";
import { stateUnpacker } from "../lib/replay/state_unpacker.ts";
import type { ReplayPageData } from "../lib/report/page_data.ts";
import { pagePolicy } from "../lib/report/page_policy.ts";
import {
  auditUses,
  type RunOptions,
  runScriptFile,
  scriptCommand,
} from "./run_script_file.ts";

const granted = (name: "run" | "write" | "net") =>
  Deno.permissions.querySync(
    name === "net" ? { name, host: "127.0.0.1" } : { name },
  ).state === "granted";
const ignore = !granted("run") || !granted("write") || !granted("net");
const SCRIPT = "scripts/workbench.ts";
const FLAGS = ["--allow-read", "--allow-net=127.0.0.1"];
const DEMO = ["fixtures/request.json", "fixtures/probes.json"];

function workbenchTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

/** Runs the workbench while `use` looks at it, then ends it by Ctrl-C; what it said on stderr, and how it ended. */
async function withWorkbench(
  args: readonly string[],
  use: (address: string, say: string) => Promise<void>,
  options: RunOptions = {},
): Promise<{ readonly status: Deno.CommandStatus; readonly err: string }> {
  const child = scriptCommand(SCRIPT, args, { flags: FLAGS, ...options })
    .spawn();
  await child.stdin.close();
  const err = new Response(child.stderr).text();
  const out = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let said = "";
    while (said.split("\n").length < 3) {
      const { value, done } = await out.read();
      if (done) throw new Error(`The workbench ended: ${await err}`);
      said += value;
    }
    const [address, say] = said.split("\n");
    await use(address, say);
  } finally {
    await out.cancel();
    child.kill("SIGINT");
  }
  return { status: await child.status, err: await err };
}

function dataOf(page: string): ReplayPageData {
  return JSON.parse(/id="replay-data">([^<]*)</.exec(page)![1]);
}

async function pageAt(address: string): Promise<string> {
  return await (await fetch(address)).text();
}

workbenchTest(
  "workbench prints its address first, and Ctrl-C ends it",
  async () => {
    const { status, err } = await withWorkbench(
      ["--port=0"],
      async (address, say) => {
        assert(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/$/.test(address));
        assertEquals(say, "Open it in a browser; Ctrl-C ends it.");
        await pageAt(address);
      },
    );
    assertEquals([status.signal, status.code, err], ["SIGINT", 130, ""]);
  },
);

workbenchTest(
  "workbench serves the lesson with its settings, and counts nothing for it",
  async () => {
    const args = ["--port=0", "--policy=summarize", "--budget=36", "--at=7.5"];
    await withWorkbench(args, async (address) => {
      const page = await pageAt(address);
      const data = dataOf(page);
      assertEquals(data, {
        kind: "lesson",
        hash: data.hash,
        lesson: readLesson(lessonFixture),
        settings: { budget: 36, policy: "summarize", fidelity: "preserve" },
        seconds: 7.5,
      });
      assertEquals(pagePolicy(page, "connect-src"), "connect-src 'none'");
      const replay = await fetch(`${address}replay?policy=evict&budget=24`);
      assertEquals([replay.status, await replay.text()], [404, "Not found\n"]);
    });
  },
);

workbenchTest(
  "workbench serves a request, its range of budgets, and the recorded compaction as its last state",
  async () => {
    await withWorkbench([...DEMO, "--port=0"], async (address) => {
      const page = await pageAt(address);
      const data = dataOf(page);
      const { compacted } = recordedResult;
      assertEquals(data, {
        kind: "request",
        hash: data.hash,
        title: "request.json",
        settings: { budget: 465, policy: "compact" },
        seconds: 0,
        replays: [],
        served: { fromTokens: 42, toTokens: compacted.tokens.before },
      });
      assertEquals(pagePolicy(page, "connect-src"), "connect-src 'self'");
      const response = await fetch(
        `${address}replay?policy=compact&budget=465`,
      );
      const [first, ...lines] = (await response.text()).trimEnd().split("\n");
      const unpack = stateUnpacker(JSON.parse(first).head);
      const states = lines.map((line) => unpack(JSON.parse(line).state));
      const last = states.at(-1)!;
      assertEquals(states.length, 13);
      assertEquals(last.tokens.total, compacted.tokens.total);
      assertEquals(last.retained, [...compacted.keptTurns, "T13"]);
      assertEquals(
        last.facts.map(({ status }) => status),
        compacted.facts.map(({ status }) => status) as string[],
      );
      const small = await fetch(`${address}replay?policy=compact&budget=41`);
      assertEquals([small.status, await small.json()], [422, {
        error:
          "Cannot compact the request: instructions and question need 42 tokens, the budget is 41",
      }]);
    });
  },
);

/** The first line of the answer to a request with this Host; `fetch` would set its own. */
async function statusFor(address: string, host: string): Promise<string> {
  const { port, pathname } = new URL(address);
  const connection = await Deno.connect({
    hostname: "127.0.0.1",
    port: Number(port),
  });
  await connection.write(
    new TextEncoder().encode(
      `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    ),
  );
  const text = await new Response(connection.readable).text();
  return text.split("\r\n")[0];
}

workbenchTest(
  "workbench tells nothing to a wrong host, token, path or method, and stays",
  async () => {
    await withWorkbench(["--port=0"], async (address) => {
      const { host, port, origin } = new URL(address);
      assertEquals(await statusFor(address, host), "HTTP/1.1 200 OK");
      for (const wrong of ["evil.example", `localhost:${port}`, "127.0.0.1"]) {
        assertEquals(
          await statusFor(address, wrong),
          "HTTP/1.1 404 Not Found",
        );
      }
      const other = `${origin}/${"0".repeat(32)}/`;
      for (const url of [origin, other, `${address}x`]) {
        const response = await fetch(url);
        assertEquals([response.status, await response.text()], [
          404,
          "Not found\n",
        ]);
      }
      const post = await fetch(address, { method: "POST", body: "x" });
      assertEquals([post.status, await post.text()], [405, "Only GET\n"]);
      assertEquals((await pageAt(address)).startsWith("<!doctype html>"), true);
    });
  },
);

workbenchTest(
  "workbench stays when a client leaves in the middle of a replay",
  async () => {
    const { err } = await withWorkbench(
      [...DEMO, "--port=0"],
      async (address) => {
        const { hostname, port, pathname, host } = new URL(address);
        for (let times = 0; times < 5; times++) {
          const connection = await Deno.connect({
            hostname,
            port: Number(port),
          });
          await connection.write(
            new TextEncoder().encode(
              `GET ${pathname}replay?policy=compact&budget=465 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
            ),
          );
          if (times % 2 === 0) await connection.read(new Uint8Array(1));
          connection.close();
        }
        assertEquals(dataOf(await pageAt(address)).kind, "request");
      },
    );
    assertEquals(err, "");
  },
);

/** Holds a port; where somebody else has it for ten seconds, it is held already. */
async function hold(port: number): Promise<Disposable> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      const listener = Deno.listen({ hostname: "127.0.0.1", port });
      return { [Symbol.dispose]: () => listener.close() };
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    }
    // Another run of these tests is soon done with it.
    await new Promise((later) => setTimeout(later, 100));
  }
  return { [Symbol.dispose]: () => {} };
}

workbenchTest(
  "workbench takes a free port where 8620 is taken, and says so in one line",
  async () => {
    using _held = await hold(8620);
    const { err } = await withWorkbench([], async (address) => {
      assert(new URL(address).port !== "8620");
      assertEquals(dataOf(await pageAt(address)).kind, "lesson");
    });
    assert(/^Port 8620 is taken, so it is \d+: notes .*\n$/.test(err), err);
  },
);

workbenchTest(
  "workbench refuses a given port that is taken with one line and exit code 2",
  async () => {
    const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const { port } = listener.addr as Deno.NetAddr;
    const { code, out, err } = await runScriptFile(SCRIPT, [`--port=${port}`], {
      flags: FLAGS,
    });
    listener.close();
    assertEquals([code, out, err], [
      2,
      "",
      `Port ${port} is taken: end what uses it, or give another --port\n`,
    ]);
  },
);

workbenchTest(
  "workbench listens on 127.0.0.1 only, whatever the environment says",
  async () => {
    const { code, out, err } = await runScriptFile(SCRIPT, ["--port=0"], {
      flags: FLAGS,
      env: { DENO_SERVE_ADDRESS: "tcp:0.0.0.0:0" },
    });
    assertEquals([code > 0, out], [true, ""]);
    assertEquals(err.trimEnd().split("\n").length, 1, err);
  },
);

const REFUSED:
  readonly (readonly [string, readonly string[], number, string])[] = [
    ["a missing file", ["missing.json"], 2, "Cannot open missing.json"],
    ["a third file", ["a", "b", "c"], 2, "at most two files, found c"],
    ["an option of replay", ["--json"], 2, "Unknown option --json"],
    [
      "a port that is none",
      ["--port=99999"],
      2,
      "--port is a number up to 65535, found 99999",
    ],
    [
      "a request's policy for the lesson",
      ["--policy", "compact"],
      2,
      "--policy is evict or summarize here, found compact",
    ],
    [
      "a budget below what is pinned",
      ["--budget", "7"],
      2,
      "what is pinned (T1) takes 8 teaching tokens, the budget is 7",
    ],
    [
      "a budget that the instructions alone are over",
      [...DEMO, "--budget", "20"],
      1,
      "need 42 tokens, the budget is 20",
    ],
  ];

for (const [what, args, exit, message] of REFUSED) {
  workbenchTest(
    `workbench refuses ${what} with one line and exit code ${exit}`,
    async () => {
      const { code, out, err } = await runScriptFile(SCRIPT, args, {
        flags: FLAGS,
      });
      assertEquals([code, out], [exit, ""]);
      assertStringIncludes(err, message);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
    },
  );
}

workbenchTest(
  "workbench uses the net of 127.0.0.1 only, and reads only the prepared folder and the named files",
  async () => {
    const log = await Deno.makeTempFile({ suffix: ".jsonl" });
    await withWorkbench([...DEMO, "--port=0"], async (address) => {
      await pageAt(address);
      await pageAt(`${address}replay?policy=compact&budget=465`);
    }, { env: { DENO_AUDIT_PERMISSIONS: log } });
    const uses = await auditUses(log);
    await Deno.remove(log);
    const kinds = new Set(uses.map(({ permission }) => permission));
    assertEquals([...kinds].toSorted(), ["net", "read", "write"]);
    for (const { permission, value } of uses) {
      // Deno notes each file that is opened for reading as read and as write.
      const isExpected = permission === "net"
        ? /^127\.0\.0\.1:\d+$/.test(value)
        : /\.cache.gemma4|fixtures.(request|probes)\.json$/.test(value);
      assert(isExpected, `${permission} ${value}`);
    }
  },
);

workbenchTest(
  "workbench has given all its permissions back when it prints its address",
  async () => {
    const preload =
      'const{log}=console;console.log=(...said)=>{console.error(Deno.permissions.querySync({name:"read"}).state,Deno.permissions.querySync({name:"net"}).state,Deno.permissions.querySync({name:"net",host:"127.0.0.1"}).state);console.log=log;log(...said)}';
    for (const args of [[], DEMO]) {
      const { err } = await withWorkbench(
        [...args, "--port=0"],
        async (address) => {
          await pageAt(address);
          await pageAt(`${address}replay?policy=compact&budget=465`);
        },
        { flags: [...FLAGS, `--preload=data:text/javascript,${preload}`] },
      );
      assertEquals(err, "prompt prompt prompt\n");
    }
  },
);

workbenchTest("workbench runs with its strictest permissions", async () => {
  await withWorkbench([...DEMO, "--port=0"], async (address) => {
    assertEquals(dataOf(await pageAt(address)).kind, "request");
  }, {
    flags: [
      `--allow-read=.cache,${DEMO.join(",")}`,
      "--allow-net=127.0.0.1",
    ],
  });
});

workbenchTest(
  "workbench's help names each option and the strictest line",
  async () => {
    const { code, out } = await runScriptFile(SCRIPT, ["--help"], {
      flags: [],
    });
    assertEquals(code, 0);
    for (
      const option of [
        "budget",
        "policy",
        "fidelity",
        "at",
        "counter",
        "template",
        "port",
      ]
    ) {
      assertStringIncludes(out, `--${option} `);
    }
    assert(/^ +deno run .*jsr:@holdfast\/holdfast\/cli\/workbench/m.test(out));
  },
);

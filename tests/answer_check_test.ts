import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl, join } from "@std/path";

const ignore = (["run", "write", "net"] as const).some((name) =>
  Deno.permissions.querySync(
    name === "net" ? { name, host: "127.0.0.1" } : { name },
  ).state !== "granted"
);
const cwd = fromFileUrl(new URL("..", import.meta.url));
const DIGEST = "0".repeat(63) + "1";

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function answerCheck(
  args: readonly string[],
  env: Record<string, string> = {},
  net = "127.0.0.1",
  flags: readonly string[] = [],
): Promise<Ended> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      "--no-check",
      "--allow-read",
      "--allow-write",
      "--allow-env=OLLAMA_HOST",
      `--allow-net=${net}`,
      ...flags,
      "scripts/answer_check.ts",
      ...args,
    ],
    cwd,
    env: { NO_COLOR: "1", ...env },
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), err: text(stderr) };
}

/** A server with one model, that is gone after so many answers. */
function standIn(answers = Infinity, digest = DIGEST) {
  let asked = 0;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/api/version") {
        return Response.json({ version: "0.17.4" });
      }
      if (pathname === "/api/tags") {
        return Response.json({ models: [{ name: "tiny:latest", digest }] });
      }
      const { options } = await request.json();
      if (asked++ >= answers) {
        return new Response(null, {
          status: 307,
          headers: { location: "http://127.0.0.1:1/" },
        });
      }
      return Response.json({
        message: {
          role: "assistant",
          content: `Answer ${options.seed}: Postgres.`,
        },
        done: true,
        done_reason: "stop",
        prompt_eval_count: 450,
      });
    },
  );
  return {
    env: { OLLAMA_HOST: `127.0.0.1:${server.addr.port}` },
    asked: () => asked,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function scene(pin: Record<string, unknown> = {}) {
  const folder = await Deno.makeTempDir();
  const path = (name: string) => join(folder, name);
  await Deno.writeTextFile(
    path("pin.json"),
    JSON.stringify({
      model: "tiny",
      digest: DIGEST,
      options: { temperature: 1, top_k: 64, top_p: 0.95, num_predict: 40 },
      counted_with: null,
      count_allowance_tokens: 0,
      ...pin,
    }),
  );
  return {
    out: path("answers.json"),
    partial: path("answers.partial.json"),
    grades: path("answers-grades.json"),
    record: [
      "record",
      "--pin",
      path("pin.json"),
      "--out",
      path("answers.json"),
    ],
    files: () => [...Deno.readDirSync(folder)].map(({ name }) => name).sort(),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

function scriptTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

scriptTest(
  "answer_check grades the recorded answers without the network",
  async () => {
    const log = await Deno.makeTempFile();
    const { code, out, err } = await answerCheck([], {
      DENO_AUDIT_PERMISSIONS: log,
    });
    const uses = (await Deno.readTextFile(log)).trim().split("\n").map((line) =>
      JSON.parse(line)
    );
    await Deno.remove(log);
    assertEquals([code, err], [0, ""]);
    assertStringIncludes(
      out,
      "10 answers of one model illustrate how the requests behave; they do not measure answer quality.",
    );
    assertEquals(
      uses.filter(({ permission }) =>
        permission === "net" || permission === "env"
      ),
      [],
    );
  },
);

scriptTest(
  "answer_check record writes ten answers and their grades, and nothing else",
  async () => {
    await using files = await scene();
    await using server = standIn();
    const { code, out, err } = await answerCheck(files.record, server.env);
    assertEquals(code, 0, err);
    assertEquals(server.asked(), 10);
    assertEquals(files.files(), [
      "answers-grades.json",
      "answers.json",
      "pin.json",
    ]);
    const { answers, server: about, pin } = JSON.parse(
      await Deno.readTextFile(files.out),
    );
    assertEquals(answers.length, 10);
    assertEquals([about.version, pin.digest], ["0.17.4", DIGEST]);
    assertStringIncludes(out, "5 different texts");
    assertStringIncludes(err, "10 of 10: drop-oldest, seed 15, fair");
    const again = await answerCheck(["--answers", files.out]);
    assertEquals([again.code, again.err, again.out], [0, "", out]);
  },
);

scriptTest(
  "answer_check record reaches its server's host and no other",
  async () => {
    await using files = await scene();
    await using server = standIn();
    const log = await Deno.makeTempFile();
    const env = { ...server.env, DENO_AUDIT_PERMISSIONS: log };
    assertEquals((await answerCheck(files.record, env)).code, 0);
    const uses = (await Deno.readTextFile(log)).trim().split("\n")
      .map((line) => JSON.parse(line));
    await Deno.remove(log);
    const hosts = uses.filter(({ permission }) => permission === "net")
      .map(({ value }) => String(value));
    assert(hosts.length > 0);
    for (const host of hosts) {
      assertStringIncludes(host, server.env.OLLAMA_HOST);
    }
    const others = uses.filter(({ permission }) =>
      !["net", "read", "write", "env"].includes(permission)
    );
    assertEquals(others, []);
  },
);

scriptTest(
  "answer_check record goes on where a dead server stopped it, and keeps the file as it was",
  async () => {
    await using files = await scene();
    await using healthy = standIn();
    assertEquals((await answerCheck(files.record, healthy.env)).code, 0);
    const before = await Deno.readTextFile(files.out);
    {
      await using dying = standIn(3);
      const { code, err } = await answerCheck(files.record, dying.env);
      assertEquals(code, 1);
      assertStringIncludes(
        err.trimEnd().split("\n").at(-1)!,
        "The server refuses: status 307",
      );
    }
    assertEquals(await Deno.readTextFile(files.out), before);
    await using server = standIn();
    const { code, err } = await answerCheck(files.record, server.env);
    assertEquals(code, 0);
    assertStringIncludes(err, "going on after 3 of 10 answers");
    assertEquals(server.asked(), 7);
    assertEquals(files.files(), [
      "answers-grades.json",
      "answers.json",
      "pin.json",
    ]);
  },
);

scriptTest(
  "answer_check record refuses another digest, and writes nothing",
  async () => {
    await using files = await scene();
    await using server = standIn(Infinity, "f".repeat(64));
    const { code, err } = await answerCheck(files.record, server.env);
    assertEquals(code, 1);
    assertStringIncludes(err, "model tiny does not match its pin");
    assertEquals(err.trimEnd().split("\n").length, 1);
    assertEquals(files.files(), ["pin.json"]);
  },
);

scriptTest(
  "answer_check record says that no server answers, and that a model is missing",
  async () => {
    await using files = await scene();
    const server = standIn();
    await server[Symbol.asyncDispose]();
    const gone = await answerCheck(files.record, server.env);
    assertEquals([gone.code, gone.err.trimEnd().split("\n").length], [1, 1]);
    assertStringIncludes(gone.err, "start it with ollama serve");
    await using other = await scene({ model: "huge" });
    await using there = standIn();
    const missing = await answerCheck(other.record, there.env);
    assertEquals([missing.code, missing.err.trimEnd().split("\n").length], [
      1,
      1,
    ]);
    assertStringIncludes(missing.err, "get it with ollama pull huge");
  },
);

scriptTest(
  "answer_check record refuses a num_ctx that is too small before it asks",
  async () => {
    await using files = await scene({
      options: {
        temperature: 1,
        top_k: 64,
        top_p: 0.95,
        num_predict: 40,
        num_ctx: 64,
      },
    });
    await using server = standIn();
    const { code, err } = await answerCheck(files.record, server.env);
    assertEquals([code, server.asked(), err.trimEnd().split("\n").length], [
      1,
      0,
      1,
    ]);
    assertStringIncludes(
      err,
      "Cannot ask tiny: num_ctx is 64, prompt and answer need",
    );
  },
);

scriptTest(
  "answer_check record does not replace another pin's answers unless told to",
  async () => {
    await using files = await scene();
    await using server = standIn();
    await answerCheck(files.record, server.env);
    await using other = await scene({
      options: { temperature: 0, top_k: 1, top_p: 1, num_predict: 40 },
    });
    const args = [...other.record.slice(0, 3), "--out", files.out];
    const refused = await answerCheck(args, server.env);
    assertEquals(refused.code, 2);
    assertStringIncludes(
      refused.err,
      "holds answers of tiny (digest 000000000000): add --replace, or --out FILE",
    );
    assertEquals(
      (await answerCheck([...args, "--replace"], server.env)).code,
      0,
    );
  },
);

scriptTest(
  "answer_check prints the full line for a host that it may not reach",
  async () => {
    await using files = await scene();
    const { code, err } = await answerCheck(files.record, {
      OLLAMA_HOST: "box:1234",
    }, "127.0.0.1:11434");
    assertEquals([code, err.trimEnd().split("\n").length], [2, 1]);
    assertStringIncludes(err, "--allow-net=box:1234");
  },
);

scriptTest(
  "answer_check calls answers to a changed request stale, with the command that renews them",
  async () => {
    const request = await Deno.makeTempFile({ suffix: ".json" });
    const text = await Deno.readTextFile(join(cwd, "fixtures/request.json"));
    await Deno.writeTextFile(
      request,
      text.replace("go-live checklist", "launch checklist"),
    );
    const { code, out, err } = await answerCheck([
      request,
      "fixtures/probes.json",
    ]);
    await Deno.remove(request);
    assertEquals([code, out], [1, ""]);
    assertStringIncludes(
      err,
      "is stale: the compacted request has changed since it was answered; renew it with deno task answer_check record ",
    );
  },
);

scriptTest(
  "answer_check says when the recorded grades are not what it finds",
  async () => {
    await using files = await scene();
    await using server = standIn();
    await answerCheck(files.record, server.env);
    const grades = await Deno.readTextFile(files.grades);
    await Deno.writeTextFile(files.grades, grades.replace('"fail"', '"pass"'));
    const { code, err } = await answerCheck(["--answers", files.out]);
    assertEquals(code, 1);
    assertStringIncludes(err, "The grades differ from");
  },
);

const USAGE: readonly (readonly [readonly string[], string])[] = [
  [["--pin", "x.json"], "--pin goes with record"],
  [["record", "--answers", "x.json"], "--answers is for grading"],
  [["one.json"], "expected a request and its probes, found one.json"],
  [
    ["record", "--timeout", "soon"],
    "--timeout is a number of seconds, found soon",
  ],
  [["--answers", "missing.json"], "Cannot open missing.json"],
];

for (const [args, message] of USAGE) {
  scriptTest(`answer_check ${args.join(" ")} is wrong usage`, async () => {
    const { code, err } = await answerCheck(args);
    assertEquals(code, 2);
    assert(err.includes(message), err);
  });
}

scriptTest(
  "answer_check holds neither net nor write, env or read while it grades",
  async () => {
    const preload =
      'addEventListener("unload",()=>console.error(["net","write","env","read"].map((name)=>Deno.permissions.querySync({name}).state).join()))';
    const flags = [`--preload=data:text/javascript,${preload}`];
    const { code, err } = await answerCheck([], {}, "127.0.0.1", flags);
    assertEquals([code, err], [0, "prompt,prompt,prompt,prompt\n"]);
  },
);

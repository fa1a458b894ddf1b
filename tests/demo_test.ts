import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";

const ignore =
  Deno.permissions.querySync({ name: "run" }).state !== "granted" ||
  Deno.permissions.querySync({ name: "write" }).state !== "granted";
const cwd = fromFileUrl(new URL("..", import.meta.url));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function demo(
  args: readonly string[],
  { input = "", env = {}, flags = [] }: {
    input?: string;
    env?: Record<string, string>;
    flags?: readonly string[];
  } = {},
): Promise<Ended> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      "--no-check",
      "--allow-read",
      ...flags,
      "scripts/demo.ts",
      ...args,
    ],
    cwd,
    env: { NO_COLOR: "1", ...env },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const ended = child.output();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(input)).catch(() => {});
  await writer.close().catch(() => {});
  const { code, stdout, stderr } = await ended;
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), err: text(stderr) };
}

function demoTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

demoTest(
  "demo prints one table with both columns, and no colour into a pipe",
  async () => {
    const { code, out, err } = await demo([]);
    assertEquals([code, err], [0, ""]);
    assertStringIncludes(out, "counted with gemma-4-E2B (exact)");
    assert(/fact +compacted +drop-oldest\n/.test(out));
    assertStringIncludes(out, "stale (note of T2)");
    assertStringIncludes(out, "preserved (mention only)");
    assertStringIncludes(out, "Notes that did not fit");
    assert(!out.includes("\x1b"));
  },
);

demoTest("demo --json prints what is recorded", async () => {
  const { code, out } = await demo(["--", "--json"]);
  assertEquals(code, 0);
  assertEquals(
    out,
    await Deno.readTextFile(`${cwd}/recorded/compaction-result.json`),
  );
});

demoTest(
  "demo runs on the user's own files, one of them on stdin",
  async () => {
    const probes = await Deno.makeTempFile({ suffix: ".json" });
    await Deno.writeTextFile(
      probes,
      '[{"id":"a","text":"must be blue","source":"T1"}]',
    );
    const input = JSON.stringify({
      turns: [{
        id: "T1",
        messages: [{
          role: "user",
          content: "The sign must be blue. " + "Nothing else. ".repeat(40),
        }],
      }],
      question: "Colour?",
      input_budget: 60,
      notes_reserve: 30,
    });
    const { code, out, err } = await demo(["-", probes], { input });
    await Deno.remove(probes);
    assertEquals([code, err], [0, ""]);
    assert(/must be blue +preserved \(note of T1\) +lost/.test(out));
  },
);

demoTest("demo without probes says that no fact was checked", async () => {
  const input =
    '{"turns":[],"question":"Hi","inputBudget":60,"notesReserve":0}';
  const { code, out } = await demo(["-"], { input });
  assertEquals(code, 0);
  assertStringIncludes(out, "No probes were given, so no fact was checked.");
});

demoTest("demo marks an estimate", async () => {
  const { out } = await demo(["--counter", "characters"]);
  assertStringIncludes(out, "counted with characters/4 (an estimate)");
});

const REFUSED:
  readonly (readonly [string, readonly string[], string, number, string])[] = [
    [
      "a missing file",
      ["missing.json"],
      "",
      2,
      "Cannot open missing.json: no such file or directory",
    ],
    ["a folder", ["fixtures"], "", 2, "fixtures"],
    [
      "a file that is no JSON",
      ["-"],
      '{"a":',
      2,
      "Cannot read stdin: line 1: this is not JSON",
    ],
    ["an empty file", ["-"], "", 2, "the file is empty"],
    [
      "a request that is none",
      ["-"],
      "[]",
      2,
      "Cannot read the request: expected an object",
    ],
    ["an unknown option", ["--bugdet=9"], "", 2, "Unknown option --bugdet"],
    [
      "a third file",
      ["a", "b", "c"],
      "",
      2,
      "expected at most two files, found c",
    ],
    [
      "an unknown counter",
      ["--counter", "gpt"],
      "",
      2,
      "--counter is gemma4, reference, characters or the path of a tokenizer.json, found gpt",
    ],
    [
      "a tokenizer without its template",
      ["--counter", "tokenizer.json"],
      "",
      2,
      "--counter tokenizer.json needs its chat template",
    ],
    [
      "a budget that the question alone is over",
      ["-"],
      '{"turns":[],"question":"Hi","inputBudget":3,"notesReserve":0}',
      1,
      "instructions and question need 10 tokens, the budget is 3",
    ],
  ];

for (const [what, args, input, exit, message] of REFUSED) {
  demoTest(
    `demo refuses ${what} with one line and exit code ${exit}`,
    async () => {
      const { code, out, err } = await demo(args, { input });
      assertEquals([code, out], [exit, ""]);
      assertStringIncludes(err, message);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
    },
  );
}

demoTest(
  "demo asks for no network, and reads only the prepared folder and the named files",
  async () => {
    const log = await Deno.makeTempFile({ suffix: ".jsonl" });
    const { code } = await demo([
      "fixtures/request.json",
      "fixtures/probes.json",
    ], {
      env: { DENO_AUDIT_PERMISSIONS: log },
    });
    const uses = (await Deno.readTextFile(log)).trim().split("\n").map((line) =>
      JSON.parse(line)
    );
    await Deno.remove(log);
    assertEquals(code, 0);
    // Deno notes each file that is opened for reading as read and as write.
    const kinds = new Set(uses.map((use) => use.permission));
    assertEquals(
      [...kinds].filter((kind) => kind !== "read" && kind !== "write"),
      [],
    );
    const read = uses.map((use) => String(use.value));
    for (const path of read) {
      assert(
        /\.cache.gemma4|fixtures.(request|probes)\.json$/.test(path),
        path,
      );
    }
  },
);

demoTest(
  "demo holds no permission to read while it compacts and prints",
  async () => {
    const preload =
      'addEventListener("unload",()=>console.error(Deno.permissions.querySync({name:"read"}).state))';
    const { code, err } = await demo([], {
      flags: [`--preload=data:text/javascript,${preload}`],
    });
    assertEquals([code, err], [0, "prompt\n"]);
  },
);

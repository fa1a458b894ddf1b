import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import recordedResult from "../recorded/compaction-result.json" with {
  type: "json",
};
import recordedReplay from "../recorded/region.replay.json" with {
  type: "json",
};

const ignore =
  Deno.permissions.querySync({ name: "run" }).state !== "granted" ||
  Deno.permissions.querySync({ name: "write" }).state !== "granted";
const cwd = fromFileUrl(new URL("..", import.meta.url));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function replay(
  args: readonly string[],
  { input = "", env = {}, flags = ["--allow-read"] }: {
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
      ...flags,
      "scripts/replay.ts",
      ...args,
    ],
    cwd,
    env: { NO_COLOR: "1", ...env },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(input)).catch(() => {});
  await writer.close().catch(() => {});
  const { code, stdout, stderr } = await child.output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), err: text(stderr) };
}

function replayTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

const DEMO = ["fixtures/request.json", "fixtures/probes.json"];

replayTest("replay prints the lesson, and no colour into a pipe", async () => {
  const { code, out, err } = await replay([]);
  assertEquals([code, err], [0, ""]);
  assertStringIncludes(out, "evict oldest, budget 24 teaching tokens");
  assert(/60\.0 s {2}T8 user +30 {2}T6 +▓+█+░ +23 {2}T1 T7 T8\n/.test(out));
  assertStringIncludes(out, "deployment region: unsupported");
  assert(!out.includes("\x1b"));
});

replayTest("replay takes budget, policy and fidelity", async () => {
  const { out } = await replay([
    "--",
    "--budget=36",
    "--policy=summarize",
    "--fidelity=drop",
  ]);
  assertStringIncludes(out, "summarize older turns, drop critical fact");
  assert(/60\.0 s {2}T8 user +42 {2}T5 folded .* 36 {2}T1 S T6–T8\n/.test(out));
  assertStringIncludes(out, "deployment region: unknown");
});

replayTest(
  "replay --json prints the recorded arrivals, and the end as its position",
  async () => {
    const { code, out } = await replay(["--json"]);
    assertEquals(code, 0);
    assertEquals(JSON.parse(out), {
      ...recordedReplay,
      inspectionPosition: { seconds: 60, arrived: 8 },
    });
  },
);

replayTest(
  "replay --at --json prints the exact state at that second",
  async () => {
    const { out } = await replay(["--at", "31.5", "--json"]);
    assertEquals(JSON.parse(out), recordedReplay.arrivals[3]);
    const nothing = JSON.parse((await replay(["--at", "0", "--json"])).out);
    assertEquals([nothing.arrived, nothing.retained, nothing.tokens.total], [
      0,
      [],
      0,
    ]);
  },
);

replayTest("replay --at shows the table up to that second", async () => {
  const { out } = await replay(["--at", "30"]);
  assertStringIncludes(out, "At 30.0 s, arrival 4 of 8");
  assert(!out.includes("T5"));
});

replayTest(
  "replay of the demo request ends with the recorded compaction",
  async () => {
    const { code, out } = await replay([...DEMO, "--json"]);
    assertEquals(code, 0);
    const { arrivals, policy, counter } = JSON.parse(out);
    const { compacted } = recordedResult;
    const last = arrivals.at(-1);
    assertEquals([policy, counter], ["compact", recordedResult.counter]);
    assertEquals(last.tokens.total, compacted.tokens.total);
    assertEquals(last.retained, [...compacted.keptTurns, "T13"]);
    assertEquals(last.summary.notes, compacted.notes);
    assertEquals(
      last.facts.map((fact: { status: string }) => fact.status),
      compacted.facts.map((fact) => fact.status),
    );
    assert(
      arrivals.every((state: { tokens: { total: number } }) =>
        state.tokens.total <= 465
      ),
    );
  },
);

replayTest(
  "replay --policy evict of the demo request ends with the recorded baseline",
  async () => {
    const { out } = await replay([...DEMO, "--json", "--policy", "evict"]);
    const last = JSON.parse(out).arrivals.at(-1);
    const { dropOldest } = recordedResult;
    assertEquals(last.tokens.total, dropOldest.tokens.total);
    assertEquals(last.retained, [...dropOldest.keptTurns, "T13"]);
  },
);

replayTest(
  "replay runs on stdin with an estimate, and shows a refused arrival",
  async () => {
    const input = JSON.stringify({
      turns: [
        { id: "T1", messages: [{ role: "user", content: "x".repeat(400) }] },
        { id: "T2", messages: [{ role: "user", content: "Short." }] },
      ],
      question: "And?",
      input_budget: 60,
      notes_reserve: 9,
    });
    const { code, out } = await replay(["-", "--counter", "characters"], {
      input,
    });
    assertEquals(code, 0);
    assertStringIncludes(out, "counted with characters/4 (an estimate)");
    assertStringIncludes(out, "needs 104, the budget is 60");
    assertStringIncludes(out, "No probes were given");
  },
);

const REFUSED:
  readonly (readonly [string, readonly string[], number, string])[] = [
    ["a missing file", ["missing.json"], 2, "Cannot open missing.json"],
    ["a file that is no JSON", ["-"], 2, "Cannot read stdin"],
    ["a third file", ["a", "b", "c"], 2, "at most two files, found c"],
    ["an unknown option", ["--out=a.html"], 2, "Unknown option --out"],
    [
      "a budget that is no number",
      ["--budget", "24.5"],
      2,
      "--budget is a whole number of tokens, found 24.5",
    ],
    [
      "a budget below what is pinned",
      ["--budget", "7"],
      2,
      "what is pinned (T1) takes 8 teaching tokens, the budget is 7",
    ],
    [
      "a request's policy for the lesson",
      ["--policy", "compact"],
      2,
      "--policy is evict or summarize here, found compact",
    ],
    [
      "the lesson's policy for a request",
      [...DEMO, "--policy", "summarize"],
      2,
      "--policy is compact or evict here, found summarize",
    ],
    [
      "an unknown fidelity",
      ["--fidelity", "keep"],
      2,
      "--fidelity is preserve or drop here, found keep",
    ],
    [
      "fidelity for a request",
      [...DEMO, "--fidelity", "drop"],
      2,
      "--fidelity is for the lesson's summary",
    ],
    [
      "a time that is none",
      ["--at", "soon"],
      2,
      "--at is a number of seconds, found soon",
    ],
    ["a time before the start", ["--at=-1"], 2, "--at is a number of seconds"],
    [
      "a counter for the lesson",
      ["--counter", "gemma4"],
      2,
      "--counter goes with a request file",
    ],
    [
      "a template for the lesson",
      ["--template", "a.jinja"],
      2,
      "--template goes with a request file",
    ],
    [
      "an unknown counter",
      [...DEMO, "--counter", "gpt"],
      2,
      "--counter is gemma4, characters or the path of a tokenizer.json",
    ],
    [
      "a budget that the instructions alone are over",
      [...DEMO, "--budget", "20"],
      1,
      "need 42 tokens, the budget is 20",
    ],
  ];

for (const [what, args, exit, message] of REFUSED) {
  replayTest(
    `replay refuses ${what} with one line and exit code ${exit}`,
    async () => {
      const { code, out, err } = await replay(args);
      assertEquals([code, out], [exit, ""]);
      assertStringIncludes(err, message);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
    },
  );
}

replayTest("replay of the lesson needs no permission at all", async () => {
  const { code, out } = await replay([], { flags: [] });
  assertEquals(code, 0);
  assertStringIncludes(out, "At 60.0 s, arrival 8 of 8");
});

replayTest(
  "replay asks for no network, and reads only the prepared folder and the named files",
  async () => {
    const log = await Deno.makeTempFile({ suffix: ".jsonl" });
    const { code } = await replay(DEMO, {
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
    for (const path of uses.map((use) => String(use.value))) {
      assert(
        /\.cache.gemma4|fixtures.(request|probes)\.json$/.test(path),
        path,
      );
    }
  },
);

replayTest(
  "replay's help names each option and the strictest line",
  async () => {
    const { code, out } = await replay(["--help"]);
    assertEquals(code, 0);
    for (
      const option of [
        "budget",
        "policy",
        "fidelity",
        "at",
        "counter",
        "template",
        "json",
      ]
    ) {
      assertStringIncludes(out, `--${option} `);
    }
    assert(/^ +deno run .*jsr:@holdfast\/holdfast\/cli\/replay/m.test(out));
  },
);

replayTest(
  "replay gives its permission to read back, for the lesson and for files",
  async () => {
    const preload =
      'addEventListener("unload",()=>console.error(Deno.permissions.querySync({name:"read"}).state))';
    for (const args of [[], DEMO]) {
      const { code, err } = await replay(args, {
        flags: ["--allow-read", `--preload=data:text/javascript,${preload}`],
      });
      assertEquals([code, err], [0, "prompt\n"]);
    }
  },
);

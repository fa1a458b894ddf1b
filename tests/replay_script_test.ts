import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import lessonFixture from "../fixtures/region.replay.json" with {
  type: "json",
};
import recordedResult from "../recorded/compaction-result.json" with {
  type: "json",
};
import recordedReplay from "../recorded/region.replay.json" with {
  type: "json",
};
import { readLesson } from "../lib/replay/read_lesson.ts";
import { unpackReplay } from "../lib/replay/unpack_replay.ts";
import type { ReplayPageData } from "../lib/report/page_data.ts";
import { pagePolicy } from "../lib/report/page_policy.ts";
import {
  auditUses,
  type Ended,
  type RunOptions,
  runScriptFile,
} from "./run_script_file.ts";

const ignore =
  Deno.permissions.querySync({ name: "run" }).state !== "granted" ||
  Deno.permissions.querySync({ name: "write" }).state !== "granted";

function replay(
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return runScriptFile("scripts/replay.ts", args, options);
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
    ["an unknown option", ["--page=a"], 2, "Unknown option --page"],
    [
      "a page and JSON at once",
      ["--json", "--out=a.html"],
      2,
      "--out writes a page, not --json",
    ],
    [
      "stdin twice",
      ["-", "-"],
      2,
      "stdin is read once: only one file may be -",
    ],
    [
      "a page that is a device",
      ["--out", "/dev/stdout"],
      2,
      "--out /dev/stdout is no place for a file",
    ],
    [
      "a page in a folder that is not there",
      ["--out", "missing/a.html"],
      2,
      "Cannot open missing: no such file or directory",
    ],
    [
      "a page in place of its request",
      [...DEMO, "--out", "./scripts/../fixtures/request.json"],
      2,
      "--out ./scripts/../fixtures/request.json is a file that is read",
    ],
    [
      "a page in place of its probes",
      [...DEMO, `--out=${DEMO[1]}`],
      2,
      "--out fixtures/probes.json is a file that is read",
    ],
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
      "--counter is gemma4, reference, characters or the path of a tokenizer.json",
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
    const uses = await auditUses(log);
    await Deno.remove(log);
    assertEquals(code, 0);
    // Deno notes each file that is opened for reading as read and as write.
    const kinds = new Set(uses.map((use) => use.permission));
    assertEquals(
      [...kinds].filter((kind) => kind !== "read" && kind !== "write"),
      [],
    );
    for (const path of uses.map((use) => use.value)) {
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
        "out",
      ]
    ) {
      assertStringIncludes(out, `--${option} `);
    }
    assert(/^ +deno run .*jsr:@holdfast\/holdfast\/cli\/replay/m.test(out));
  },
);

/** Says at the end which of its permissions the process still has. */
const REPORT =
  'addEventListener("unload",()=>console.error(["read","write"].map((name)=>Deno.permissions.querySync({name}).state).join(" ")))';
const REPORTING = [
  "--allow-read",
  "--allow-write",
  `--preload=data:text/javascript,${REPORT}`,
];

replayTest(
  "replay gives its permissions to read and write back, for the lesson and for files",
  async () => {
    for (const args of [[], DEMO]) {
      const { code, err } = await replay(args, { flags: REPORTING });
      assertEquals([code, err], [0, "prompt prompt\n"]);
    }
  },
);

/** Runs with `--out`; what the page holds, and how the run ended. */
async function paged(
  args: readonly string[],
  flags: (folder: string) => readonly string[] = () => REPORTING,
) {
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/replay.html`;
    await Deno.writeTextFile(path, "older");
    const ended = await replay([...args, "--out", path], {
      flags: flags(folder),
    });
    const page = await Deno.readTextFile(path);
    const files = [...Deno.readDirSync(folder)].map(({ name }) => name);
    assertEquals(files, ["replay.html"]);
    return { ...ended, page, path };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function dataOf(page: string): ReplayPageData {
  return JSON.parse(/id="replay-data">([^<]*)</.exec(page)![1]);
}

replayTest(
  "replay --out of the lesson writes a page with its settings, and gives its permissions back",
  async () => {
    const { code, out, err, page, path } = await paged([
      "--budget=36",
      "--policy=summarize",
      "--fidelity=drop",
      "--at=30",
    ]);
    assertEquals([code, out], [0, ""]);
    const [said, permissions] = err.split("\n");
    assert(said.startsWith(`Wrote ${path}, `) && said.endsWith(" kB"), said);
    assertEquals(permissions, "prompt prompt");
    const data = dataOf(page);
    assert(data.kind === "lesson" && /^[0-9a-f]{16}$/.test(data.hash));
    assertEquals(data, {
      kind: "lesson",
      hash: data.hash,
      lesson: readLesson(lessonFixture),
      settings: { budget: 36, policy: "summarize", fidelity: "drop" },
      seconds: 30,
    });
    assertEquals(pagePolicy(page, "connect-src"), "connect-src 'none'");
  },
);

replayTest(
  "replay --out of a request writes both policies, the chosen one first, as they are printed",
  async () => {
    const { code, page } = await paged([...DEMO, "--policy", "evict"]);
    assertEquals(code, 0);
    const data = dataOf(page);
    assert(data.kind === "request");
    assertEquals([data.title, data.seconds, data.served], [
      "request.json",
      0,
      null,
    ]);
    assertEquals(data.settings, { budget: 465, policy: "evict" });
    const replays = data.replays.map(unpackReplay);
    assertEquals(replays.map(({ policy }) => policy), ["evict", "compact"]);
    for (const { policy, states } of replays) {
      const { out } = await replay([...DEMO, "--json", "--policy", policy]);
      assertEquals(states, JSON.parse(out).arrivals);
    }
    assertEquals(pagePolicy(page, "connect-src"), "connect-src 'none'");
  },
);

replayTest(
  "replay --out needs the page's folder beside the named files, and no more",
  async () => {
    const { code, err, page } = await paged(
      DEMO,
      (folder) => [
        `--allow-read=.cache,${DEMO.join(",")},${folder}`,
        `--allow-write=${folder}`,
      ],
    );
    assertEquals([code, err.split("\n").length], [0, 2], err);
    assertEquals(dataOf(page).kind, "request");
  },
);

replayTest(
  "replay --out refuses another name of a file that is read",
  async () => {
    const folder = await Deno.makeTempDir();
    try {
      const input = `${folder}/mine.json`;
      const demo = new URL("../fixtures/request.json", import.meta.url);
      await Deno.copyFile(demo, input);
      await Deno.symlink(input, `${folder}/link.html`);
      const { code, err } = await replay(
        [input, "--counter=characters", "--out", `${folder}/link.html`],
        { flags: ["--allow-read", "--allow-write"] },
      );
      assertEquals(code, 2);
      assertStringIncludes(err, "link.html is a file that is read");
      assertEquals(
        await Deno.readTextFile(input),
        await Deno.readTextFile(demo),
      );
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
);

replayTest(
  "replay --out leaves the file that was there when nothing can be played",
  async () => {
    for (const args of [["--budget", "7"], [...DEMO, "--budget", "20"]]) {
      const { code, page } = await paged(args);
      assertEquals([code > 0, page], [true, "older"]);
    }
  },
);

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import {
  CLAUDE_SESSION,
  CODEX_SESSION,
  PARSED_SESSION,
} from "./audited_sessions.ts";
import { FORMAT_FILES } from "./format_files.ts";
import {
  auditUses,
  type Ended,
  type RunOptions,
  runScriptFile,
} from "./run_script_file.ts";
import {
  type Refusal,
  REPORT_PERMISSIONS,
  scriptTest,
  testRefusals,
  WRITING,
} from "./script_scene.ts";
import { inFolder, namesIn } from "./temp_folder.ts";

const ESTIMATE = "--counter=characters";

function run(
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return runScriptFile("scripts/sweep.ts", args, options);
}

scriptTest(
  "sweep takes each format from stdin, and keeps all of it at its own size",
  async () => {
    for (const format of FORMAT_NAMES) {
      const { code, out, err } = await run(["-", ESTIMATE, "--report=json"], {
        input: FORMAT_FILES[format],
      });
      assertEquals(code, 0, `${format}: ${err}`);
      const { original, budgets, lines } = JSON.parse(out);
      assertEquals(budgets.at(-1), original.tokens, format);
      for (const { points, smallest } of lines) {
        assertEquals(points.at(-1).retention, 1, format);
        assert(smallest.point.retention >= 0.9, format);
      }
    }
  },
);

scriptTest(
  "sweep looks at all of a session, also at what its client has compacted since",
  async () => {
    for (const input of [CLAUDE_SESSION, CODEX_SESSION, PARSED_SESSION]) {
      const facts = JSON.stringify([
        { id: "r", text: "Exports must stay in eu-west-1", source: "T1" },
      ]);
      await inFolder({ "facts.json": facts }, async (folder) => {
        const { code, out, err } = await run(
          ["-", ESTIMATE, "--report=json", `--probes=${folder}/facts.json`],
          { input },
        );
        assertEquals(code, 0, err);
        assertEquals(JSON.parse(out).lines[0].points.at(-1).kept, 1);
      });
    }
  },
);

scriptTest(
  "sweep prints the smallest budget, the tables and a plot",
  async () => {
    const args = ["-", ESTIMATE, "--budgets=0.1k,150", "--wanted=50"];
    const { code, out, err } = await run(args, { input: CLAUDE_SESSION });
    assertEquals([code, err], [0, ""]);
    const heads = [
      "smallest budget for 50 %",
      "Smallest budget that keeps 50 % of the facts",
      "Facts kept\n",
      "Tokens sent\n",
      "Facts kept by budget\n 100 % ┤",
      "● drop-oldest   ◆ cue",
    ];
    const places = heads.map((head) => out.indexOf(head));
    assert(places.every((at) => at >= 0), `${places}`);
    assertEquals(places, [...places].sort((a, b) => a - b));
    assert(/^ +100 +\d+ % .*\n +150 /m.test(out), out);
  },
);

scriptTest(
  "sweep writes picture and report whole, and nothing to stdout",
  () =>
    inFolder({ "s.jsonl": CLAUDE_SESSION }, async (folder) => {
      const { code, out, err } = await run([
        `${folder}/s.jsonl`,
        ESTIMATE,
        "--report=html",
        `--out=${folder}/sweep.html`,
        `--picture=${folder}/sweep.svg`,
      ], { flags: WRITING });
      assertEquals([code, out, err], [0, "", ""]);
      assertEquals(namesIn(folder), ["s.jsonl", "sweep.html", "sweep.svg"]);
      const svg = await Deno.readTextFile(`${folder}/sweep.svg`);
      assert(svg.startsWith("<svg ") && svg.endsWith("</svg>\n"));
      const html = await Deno.readTextFile(`${folder}/sweep.html`);
      assertStringIncludes(html, svg.trimEnd());
    }),
);

scriptTest(
  "sweep says what a reader should know of the file on stderr",
  async () => {
    const input = CLAUDE_SESSION + CLAUDE_SESSION.slice(0, 90);
    const { code, out, err } = await run(["-", ESTIMATE, "--report=json"], {
      input,
    });
    assertEquals([code, typeof JSON.parse(out)], [0, "object"]);
    assert(/^warning: line \d+: the last line is only half written/.test(err));
  },
);

scriptTest(
  "sweep asks for no network, reads only the named file, and gives its permissions back",
  () =>
    inFolder({ "s.jsonl": CLAUDE_SESSION }, async (folder) => {
      const log = `${folder}/log.jsonl`;
      const path = `${folder}/s.jsonl`;
      const { code, err } = await run([path, ESTIMATE], {
        flags: [`--allow-read=${path}`, REPORT_PERMISSIONS],
        env: { DENO_AUDIT_PERMISSIONS: log },
      });
      assertEquals([code, err], [0, "prompt prompt prompt\n"]);
      for (const { permission, value } of await auditUses(log)) {
        assert(permission === "read" && value.includes("s.jsonl"), value);
      }
    }),
);

const REFUSED: readonly Refusal[] = [
  [
    "what is nested without an end",
    ["-"],
    "stdin: Cannot read the JSON: line 1: lists and objects are nested more than 1,000 deep",
    "[".repeat(9000),
  ],
  ["no file", [], "name the conversation to sweep"],
  ["two files", ["a", "b"], "expected one file, found b too"],
  ["a missing file", ["none.json"], "Cannot open none.json"],
  [
    "budgets that are none",
    ["-", "--budgets=1k,,4k"],
    "--budgets is a list of token counts such as 1k,2k,4096, found",
  ],
  [
    "a budget of half a token",
    ["-", "--budgets=0.0005k"],
    "found 0.0005k",
  ],
  [
    "budgets that cannot hold what cannot leave",
    ["fixtures/request.json", "--budgets=9,10"],
    "the largest is 10; most of it is the",
  ],
  ["a percentage over all", ["-", "--wanted=101"], "--wanted is a percentage"],
  [
    "a share that is no number",
    ["-", "--share=half"],
    "--share is a percentage",
  ],
  [
    "an unknown extractor",
    ["-", "--extractors=cue,best"],
    "--extractors is drop-oldest or cue",
  ],
  ["an unknown format", ["-", "--format=mbox"], "--format is openai-chat or"],
  ["an unknown report", ["-", "--report=pdf"], "--report is text or"],
  [
    "one file for two outputs",
    ["-", "--out=a.svg", "--picture=a.svg"],
    "--out and --picture name the same file",
  ],
  [
    "an output that is read",
    ["fixtures/request.json", "--picture=./fixtures/request.json"],
    "--picture ./fixtures/request.json is a file that is read",
  ],
  ["stdin twice", ["-", "--probes=-"], "stdin can be only one of the files"],
  [
    "a conversation without facts",
    ["-"],
    "no fact was found in stdin: name your own with --probes FILE",
    '[{"role":"user","content":"Hi"}]',
  ],
  [
    "facts of another conversation",
    ["-", "--probes=fixtures/probes.json"],
    "is no turn of this request",
    '[{"role":"user","content":"Hi"}]',
  ],
];

testRefusals("sweep", REFUSED);

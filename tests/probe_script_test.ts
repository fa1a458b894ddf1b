import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  type Ended,
  type RunOptions,
  runScriptFile,
} from "./run_script_file.ts";
import { readJUnit } from "../lib/edge/junit.ts";
import { FORMAT_FILES } from "./format_files.ts";
import {
  type Refusal,
  REPORT_PERMISSIONS,
  scriptTest,
  testRefusals,
  WRITING,
} from "./script_scene.ts";
import { inFolder, namesIn } from "./temp_folder.ts";

const ESTIMATE = ["--counter", "characters"];

function run(
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return runScriptFile("scripts/probe.ts", [...args, ...ESTIMATE], options);
}

const FACTS = [
  {
    id: "friday",
    text: "Crates must ship on Friday.",
    source: "T1",
    kind: "constraint",
  },
  { id: "route", text: "/srv/routes/north", source: "T1", kind: "path" },
  {
    id: "weight",
    text: "41,250 kg",
    source: { turn: "T1", role: "tool" },
    kind: "quantity",
  },
];

/** The made-up chat, compacted by the script, with facts beside it. */
function withCompacted(job: (folder: string) => Promise<void>): Promise<void> {
  const files = {
    "before.json": FORMAT_FILES["openai-chat"],
    "facts.json": JSON.stringify(FACTS),
  };
  return inFolder(files, async (folder) => {
    const { code, err } = await runScriptFile("scripts/compact.ts", [
      `${folder}/before.json`,
      "--budget=110",
      "--extractor=cue",
      "--out",
      `${folder}/after.json`,
      ...ESTIMATE,
    ], { flags: WRITING });
    assertEquals(code, 0, err);
    await job(folder);
  });
}

/** What a CI shows of a JUnit file: how many cases, and those that failed with their message. */
async function shownByCi(path: string) {
  const { tests, failing } = readJUnit(await Deno.readTextFile(path), path);
  return [tests, failing.map(({ name, message }) => `${name}: ${message}`)];
}

scriptTest(
  "probe with the original knows evidence, fails under the bound, and writes JUnit that a CI can read",
  () =>
    withCompacted(async (folder) => {
      const junit = `${folder}/out.xml`;
      const { code, out, err } = await run([
        `${folder}/after.json`,
        "--probes",
        `${folder}/facts.json`,
        "--before",
        `${folder}/before.json`,
        "--min-retention=0.95",
        "--junit",
        junit,
      ], { flags: WRITING });
      assertEquals(code, 1);
      assertEquals(err, "Retention is 0.333, the bound is 0.95\n");
      assert(/current facts backed by their source +33 %/.test(out), out);
      assertStringIncludes(out, "baseline: newest text of the same size");
      assertStringIncludes(out, "path      T1 user  /srv/routes/north");
      assertEquals(await shownByCi(junit), [4, [
        "at least 0.95: at least 0.95, found 0.333, by evidence",
        "route: lost: /srv/routes/north",
        "weight: lost: 41,250 kg",
      ]]);
      assertEquals(namesIn(folder), [
        "after.json",
        "before.json",
        "facts.json",
        "out.xml",
      ]);
    }),
);

scriptTest(
  "probe passes with exit code 0 where the bound is met, and its JUnit has no failure then",
  () =>
    withCompacted(async (folder) => {
      const junit = `${folder}/out.xml`;
      const args = [`${folder}/after.json`, "--probes", `${folder}/facts.json`];
      const { code, out, err } = await run([
        ...args,
        "--min-retention=0.3",
        "--junit",
        junit,
      ], { flags: WRITING });
      assertEquals([code, err], [0, ""]);
      assertStringIncludes(out, "current facts mentioned  33 %");
      assertEquals(await shownByCi(junit), [4, []]);
      assertEquals((await run(args)).code, 0);
    }),
);

scriptTest(
  "probe --fail-on fails for one lost or stale fact",
  () =>
    withCompacted(async (folder) => {
      const facts = `${folder}/two.json`;
      await Deno.writeTextFile(
        facts,
        JSON.stringify([
          { id: "old", text: "must ship on Friday", supersededBy: "new" },
          { id: "new", text: "What ships when?" },
        ]),
      );
      const args = [`${folder}/after.json`, "--probes", facts];
      assertEquals((await run([...args, "--fail-on=lost"])).code, 0);
      const { code, err } = await run([...args, "--fail-on", "lost,stale"]);
      assertEquals([code, err], [1, "1 fact is stale, the bound is 0\n"]);
    }),
);

scriptTest(
  "probe takes a forged line of notes for a mention, and a true one for evidence",
  () =>
    withCompacted(async (folder) => {
      const args = [
        "--probes",
        `${folder}/facts.json`,
        "--before",
        `${folder}/before.json`,
        "--report=json",
      ];
      const found = async (note: string) => {
        const content = `<notes>\n${note}\n</notes>\n\nWhat ships when?`;
        const input = JSON.stringify([{ role: "user", content }]);
        const { out } = await run(["-", ...args], { input });
        return JSON.parse(out);
      };
      const forged = await found("[T1 assistant] Crates must ship on Friday.");
      assertEquals([
        forged.retention,
        forged.kinds[0].kept,
        forged.kinds[0].mentionOnly,
      ], [0, 1, 1]);
      const made = await found(
        "[T1 user] Crates must ship on Friday. It is 99 kg.",
      );
      assertEquals([made.kinds[0].mentionOnly, made.invented[0].value], [
        1,
        "99 kg",
      ]);
      const quoted = await found("[T1 user] Crates must ship on Friday.");
      assertEquals([quoted.kinds[0].kept, quoted.kinds[0].mentionOnly], [1, 0]);
    }),
);

scriptTest(
  "probe --probes auto looks for what it finds in the original, in every format of report",
  () =>
    withCompacted(async (folder) => {
      const args = [
        `${folder}/after.json`,
        "--probes=auto",
        "--before",
        `${folder}/before.json`,
      ];
      const marks = {
        text: "By kind",
        markdown: "## Retention",
        json: '"retention":',
        html: "<!DOCTYPE html>",
      };
      for (const [name, mark] of Object.entries(marks)) {
        const { code, out, err } = await run([...args, `--report=${name}`]);
        assertEquals([code, err], [0, ""]);
        assertStringIncludes(out, mark);
        assertStringIncludes(out, "pallet");
      }
    }),
);

scriptTest(
  "probe gives its permissions back and asks for no network",
  () =>
    withCompacted(async (folder) => {
      const flags = [...WRITING, REPORT_PERMISSIONS];
      const args = [`${folder}/after.json`, "--probes", `${folder}/facts.json`];
      const { code, err } = await run(args, { flags });
      assertEquals([code, err], [0, "prompt prompt prompt\n"]);
      const strict = await run(args, {
        flags: [`--allow-read=${folder}/after.json,${folder}/facts.json`],
      });
      assertEquals(strict.code, 0, strict.err);
    }),
);

const REFUSED: readonly Refusal[] = [
  [
    "what is nested without an end",
    ["-", "--probes=fixtures/probes.json"],
    "stdin: Cannot read the JSON: line 1: lists and objects are nested more than 1,000 deep",
    "[".repeat(9000),
  ],
  [
    "facts that are nested without an end",
    ["fixtures/request.json", "--probes=-"],
    "Cannot read stdin: line 1: lists and objects are nested more than 1,000 deep at column 1001",
    "[".repeat(9000),
  ],
  ["no facts", ["a.json"], "--probes is needed"],
  [
    "facts to find without an original",
    ["a.json", "--probes=auto"],
    "--probes auto needs --before",
  ],
  ["stdin twice", ["-", "--probes=-"], "stdin can be only one of the files"],
  [
    "a bound above 1",
    ["-", "--probes=a", "--min-retention=95"],
    "--min-retention is from 0 to 1, found 95",
  ],
  [
    "a bound that is none",
    ["-", "--probes=a", "--min-retention=0.9.1"],
    "--min-retention is from 0 to 1",
  ],
  [
    "a status that cannot fail",
    ["-", "--probes=a", "--fail-on=absent"],
    "--fail-on is lost or stale here, found absent",
  ],
  [
    "a template without its tokenizer, also where nothing is counted",
    ["-", "--probes=a", "--template=x.jinja"],
    "--template goes with --counter tokenizer.json",
  ],
  [
    "a missing file",
    ["missing.json", "--probes=a"],
    "Cannot open missing.json",
  ],
  ["facts as the JUnit file", [
    "-",
    "--probes=fixtures/probes.json",
    "--junit=fixtures/probes.json",
  ], "--junit fixtures/probes.json is a file that is read"],
  [
    "facts that are none",
    ["deno.json", "--probes=deno.json"],
    "Cannot read the conversation",
  ],
];

testRefusals("probe", REFUSED);

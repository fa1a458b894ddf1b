import { assertEquals, assertStringIncludes } from "@std/assert";
import { readJUnit } from "../lib/edge/junit.ts";
import { runScriptFile, scriptCommand } from "./run_script_file.ts";
import { scriptTest, WRITING } from "./script_scene.ts";
import { inFolder } from "./temp_folder.ts";

const BEFORE = JSON.stringify([
  { role: "user", content: "Crates must ship on Friday, all 41,250 kg." },
  { role: "assistant", content: "Noted." },
  { role: "user", content: "Go on." },
]);
const AFTER = JSON.stringify([{ role: "user", content: "Go on." }]);
const files = (facts: unknown) => ({
  "before.json": BEFORE,
  "after.json": AFTER,
  "facts.json": JSON.stringify(facts),
});
const args = (folder: string, ...more: string[]) => [
  `${folder}/after.json`,
  "--probes",
  `${folder}/facts.json`,
  "--counter=characters",
  ...more,
];

/** What became of a gate with a bound of 0.5: exit code, stderr, and the failing cases of its JUnit file. */
function gate(facts: unknown, ...more: readonly string[]) {
  return inFolder(files(facts), async (folder) => {
    const junit = `${folder}/out.xml`;
    const own = more.map((arg) => arg.replace("FOLDER", folder));
    const { code, err } = await runScriptFile(
      "scripts/probe.ts",
      args(folder, "--min-retention=0.5", "--junit", junit, ...own),
      { flags: WRITING },
    );
    const { failing, tests } = readJUnit(Deno.readTextFileSync(junit), junit);
    return [code, err, tests, failing.map(({ message }) => message)];
  });
}

scriptTest(
  "a gate that could check nothing is not met, and its JUnit says why",
  async () => {
    const before = "--before=FOLDER/before.json";
    const unsourced = [{ id: "friday", text: "ship on Friday" }];
    assertEquals(await gate(unsourced, before), [
      1,
      "Retention is not known: no current fact names its source, the bound is 0.5\n",
      2,
      [
        "at least 0.5, found none: no current fact names its source",
        "lost: ship on Friday",
      ],
    ]);
    assertEquals(await gate([]), [
      1,
      "Retention is not known: no current fact was given, the bound is 0.5\n",
      1,
      ["at least 0.5, found none: no current fact was given"],
    ]);
    const [code] = await gate([], "--min-retention=0");
    assertEquals(code, 0);
  },
);

scriptTest(
  "facts of a kind that is called bound are counted once beside the bound's own case",
  async () => {
    const facts = [{ id: "a", text: "ship on Friday", kind: "bound" }];
    assertEquals(await gate(facts), [
      1,
      "Retention is 0.000, the bound is 0.5\n",
      2,
      ["at least 0.5, found 0.000, by mention", "lost: ship on Friday"],
    ]);
  },
);

scriptTest(
  "--fail-on where there is no fact is not met, and its JUnit says why; --min-retention=0 lets it pass",
  () =>
    inFolder(files([]), async (folder) => {
      const junit = `${folder}/out.xml`;
      const run = async (...more: readonly string[]) => {
        const all = args(folder, "--junit", junit, ...more);
        const flags = { flags: WRITING };
        const { code, err } = await runScriptFile(
          "scripts/probe.ts",
          all,
          flags,
        );
        const { failing } = readJUnit(Deno.readTextFileSync(junit), junit);
        return [code, err, failing.map(({ message }) => message)];
      };
      const before = `--before=${folder}/before.json`;
      for (const more of [[], [before]]) {
        for (const status of ["lost", "stale", "lost,stale"]) {
          assertEquals(await run(`--fail-on=${status}`, ...more), [
            1,
            "No fact was checked, so --fail-on says nothing; give facts, or --min-retention 0 to let that pass\n",
            ["at least 1 fact, found none: no current fact was given"],
          ]);
        }
      }
      const passed = [0, "", []];
      assertEquals(await run("--fail-on=lost", "--min-retention=0"), passed);
      assertEquals(await run(), passed);
    }),
);

/** The exit code and stderr where the reader of stdout has gone before the script prints. */
async function unread(args: readonly string[]): Promise<[number, string]> {
  const child = scriptCommand("scripts/probe.ts", args).spawn();
  await child.stdin.close();
  await child.stdout.cancel();
  const err = await new Response(child.stderr).text();
  return [(await child.status).code, err];
}

scriptTest(
  "a gate that is not met fails, also where nobody reads its report",
  () =>
    inFolder(files([{ id: "a", text: "Friday" }]), async (folder) => {
      assertEquals(await unread(args(folder, "--min-retention=0.5")), [
        1,
        "Retention is 0.000, the bound is 0.5\n",
      ]);
      assertEquals(await unread(args(folder, "--fail-on=lost")), [
        1,
        "1 fact is lost, the bound is 0\n",
      ]);
      assertEquals(await unread(args(folder)), [0, ""]);
    }),
);

scriptTest("--fail-on that is given twice fails for either", () => {
  const facts = [
    { id: "old", text: "Go on", supersededBy: "new" },
    { id: "new", text: "Friday" },
  ];
  return inFolder(files(facts), async (folder) => {
    const { code, err } = await runScriptFile(
      "scripts/probe.ts",
      args(folder, "--fail-on=lost", "--fail-on=stale", "--fail-on=lost"),
    );
    assertEquals([code, err.trimEnd().split("\n")], [1, [
      "1 fact is lost, the bound is 0",
      "1 fact is stale, the bound is 0",
    ]]);
  });
});

scriptTest(
  "what is wrong with a facts file is said with the file's name",
  () =>
    inFolder(files([{ id: "a", text: "" }]), async (folder) => {
      const { code, err } = await runScriptFile(
        "scripts/probe.ts",
        args(folder),
      );
      assertEquals(code, 2);
      assertStringIncludes(err, `${folder}/facts.json: Cannot read the probes`);
    }),
);

scriptTest(
  "one file of a probe may be -, with or without =",
  () =>
    inFolder(files([{ id: "a", text: "Go on." }]), async (folder) => {
      for (const before of [["--before", "-"], ["--before=-"]]) {
        const { code, out, err } = await runScriptFile(
          "scripts/probe.ts",
          args(folder, ...before),
          { input: BEFORE },
        );
        assertEquals([code, err], [0, ""]);
        assertStringIncludes(out, "tokens before");
      }
    }),
);

scriptTest(
  "a gate on a conversation in which no fact is found is not met, and says so in each report",
  () =>
    inFolder({ hi: '[{"role":"user","content":"Hi"}]' }, async (folder) => {
      const file = `${folder}/hi`;
      const junit = `${folder}/out.xml`;
      for (const report of ["text", "markdown", "html"]) {
        const { code, out, err } = await runScriptFile("scripts/probe.ts", [
          file,
          "--probes=auto",
          "--before",
          file,
          "--min-retention=0.1",
          "--counter=characters",
          "--junit",
          junit,
          `--report=${report}`,
        ], { flags: WRITING });
        const why = "no current fact was given";
        assertEquals([code, err], [
          1,
          `Retention is not known: ${why}, the bound is 0.1\n`,
        ]);
        assertStringIncludes(out, "No fact was checked.");
        assertStringIncludes(out, `not known: ${why}`);
        const xml = Deno.readTextFileSync(junit);
        assertStringIncludes(xml, "<!-- No fact was checked. -->");
        assertEquals(
          readJUnit(xml, junit).failing.map(({ message }) => message),
          [`at least 0.1, found none: ${why}`],
        );
      }
    }),
);

scriptTest(
  "probe warns on stderr of what it could not read, with the file, and not of notes",
  () => {
    const lone = { role: "tool", tool_call_id: "c9", content: "1883" };
    const [first, ...rest] = JSON.parse(BEFORE);
    const notes = "<notes>\n[T1 user] It must ship.\n</notes>\n\nGo on.";
    const given = {
      "before.json": JSON.stringify([first, lone, ...rest]),
      "after.json": JSON.stringify([{ role: "user", content: notes }]),
      "facts.json": '[{"id":"a","text":"1883"}]',
    };
    return inFolder(given, async (folder) => {
      const before = `${folder}/before.json`;
      const all = args(folder, "--before", before);
      const { code, err } = await runScriptFile("scripts/probe.ts", all);
      assertEquals(code, 0, err);
      assertStringIncludes(err, `${before}: warning: [1]`);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
    });
  },
);

scriptTest(
  "Ctrl-C ends probe and sweep at once: no handler waits for a long count",
  async () => {
    for (const script of ["probe", "sweep"]) {
      const args = ["-", "--probes=auto", "--before=x.json"]
        .slice(0, script === "probe" ? 3 : 1);
      const child = scriptCommand(`scripts/${script}.ts`, args).spawn();
      const writer = child.stdin.getWriter();
      // It has started once it has taken more than a pipe holds.
      await writer.write(new Uint8Array(1 << 20).fill(32));
      if (Deno.build.os !== "windows") child.kill("SIGINT");
      else child.kill();
      const { signal } = await child.status;
      await writer.abort().catch(() => {});
      await child.stdout.cancel();
      await child.stderr.cancel();
      if (Deno.build.os !== "windows") assertEquals(signal, "SIGINT", script);
    }
  },
);

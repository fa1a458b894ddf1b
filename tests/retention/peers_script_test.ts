import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { PEERS } from "../../scripts/retention/peers/peer_list.ts";
import { type Ended, runScriptFile } from "../run_script_file.ts";
import { scriptTest } from "../script_scene.ts";
import { BY_LENGTH, fakeProgram, READY } from "./fake_peers.ts";
import { withSets } from "./set_folder.ts";

const FEW = [
  "--ratios",
  "50,90",
  "--shares",
  "50",
  "--any-version",
  "--counter",
  "characters",
];
const NAMES = Object.values(PEERS).map(({ name }) => name);

/** Does something with made-up sets and a folder that has nothing but a `python3`, which answers by the expression. */
function withPython<T>(
  answer: string,
  job: (folder: string) => Promise<T>,
): Promise<T> {
  return withSets(async (folder) => {
    const bin = `${folder}/bin`;
    await Deno.mkdir(bin);
    await Deno.writeTextFile(`${bin}/fake.ts`, fakeProgram(READY, answer));
    const line = `exec '${Deno.execPath()}' run --quiet '${bin}/fake.ts'`;
    await Deno.writeTextFile(`${bin}/python3`, `#!/bin/sh\n${line}\n`);
    await Deno.chmod(`${bin}/python3`, 0o755);
    return await job(folder);
  });
}

/** Runs the script with a path on which there is nothing but that `python3`, if any. */
function run(
  folder: string,
  args: readonly string[],
  flags = ["--allow-read", "--allow-write", "--allow-run=python3"],
): Promise<Ended> {
  const env = { PATH: `${folder}/bin` };
  return runScriptFile("scripts/retention_peers.ts", args, { env, flags });
}

scriptTest(
  "retention:peers shows each peer beside our extractors, and may do no more than read and start python3",
  () =>
    withPython(BY_LENGTH, async (folder) => {
      const { code, out, err } = await run(
        folder,
        [`${folder}/data`, ...FEW, "--sets", "locomo,facts"],
        [`--allow-read=${folder}/data`, "--allow-run=python3"],
      );
      assertEquals([code, err], [0, ""]);
      for (const name of ["drop-oldest", "ranked", ...NAMES]) {
        const rows = out.split("\n").filter((line) =>
          line.startsWith(`  ${name}  `)
        );
        assert(rows.length >= 4, `${name}\n${out}`);
      }
    }),
);

scriptTest(
  "parts with peers are merged by retention to the very bytes of one run",
  () =>
    withPython(BY_LENGTH, async (folder) => {
      const measured = async (name: string, ...shard: readonly string[]) => {
        const path = `${folder}/${name}.json`;
        const args = [`${folder}/data`, ...FEW, "--out", path, ...shard];
        const sets = ["--sets", "locomo,longmemeval,facts"];
        const { code, out, err } = await run(folder, [...args, ...sets]);
        assertEquals(code, 0, err);
        return { path, out };
      };
      const whole = await measured("whole");
      const parts = [
        await measured("two", "--shard", "2/2"),
        await measured("one", "--shard", "1/2"),
      ].map(({ path }) => path);
      const merged = await runScriptFile(
        "scripts/retention.ts",
        ["merge", ...parts, "--out", `${folder}/merged.json`],
        { flags: ["--allow-read", "--allow-write"] },
      );
      assertEquals([merged.code, merged.out], [0, whole.out], merged.err);
      assertEquals(
        await Deno.readTextFile(`${folder}/merged.json`),
        await Deno.readTextFile(whole.path),
      );
    }),
);

scriptTest(
  "retention:peers says in one line how to get the peers where there is no Python",
  () =>
    withSets(async (folder) => {
      const { code, out, err } = await run(folder, [`${folder}/data`, ...FEW]);
      assertEquals([code, out], [2, ""]);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
      assertStringIncludes(
        err,
        "python3 is not there; get them by: python3 -m pip install --no-deps --target .cache/bench/sumy sumy==",
      );
    }),
);

scriptTest(
  "retention:peers needs no Python for mmr alone",
  () =>
    withSets(async (folder) => {
      const { code, out, err } = await run(
        folder,
        [`${folder}/data`, ...FEW, "--sets", "locomo", "--peers", "mmr"],
        [`--allow-read=${folder}/data`],
      );
      assertEquals([code, err], [0, ""]);
      assertStringIncludes(out, PEERS.mmr.name);
      assert(!out.includes("sumy"), out);
    }),
);

scriptTest(
  "retention:peers stops at a peer that answers nonsense, and names it",
  () =>
    withPython("'{\"scores\":[1]}'", async (folder) => {
      const { code, out, err } = await run(
        folder,
        [`${folder}/data`, ...FEW, "--sets", "locomo", "--peers", "sumbasic"],
      );
      assertEquals([code, out], [1, ""]);
      assertStringIncludes(err, `${PEERS.sumbasic.name} gave 1 scores for `);
      assertEquals(err.trimEnd().split("\n").length, 1, err);
    }),
);

for (
  const [what, args, message] of [
    ["no folder", [], "name the folder with the sets"],
    ["a peer that is not known", ["DATA", "--peers", "bert"], "--peers is"],
    [
      "parts to merge",
      ["merge", "a.json"],
      "parts are merged by: deno task retention merge",
    ],
    [
      "an output that is a folder, before the work",
      ["DATA", "--html", "DATA"],
      "is a folder, not a file",
    ],
  ] as const
) {
  scriptTest(
    `retention:peers refuses ${what} with one line and exit code 2`,
    () =>
      withSets(async (folder) => {
        const own = args.map((each) => each.replace("DATA", `${folder}/data`));
        const { code, out, err } = await run(folder, own);
        assertEquals([code, out], [2, ""], err);
        assertStringIncludes(err, message);
        assertEquals(err.trimEnd().split("\n").length, 1, err);
      }),
  );
}

scriptTest("the help of retention:peers has its strictest line", async () => {
  const { out } = await runScriptFile("scripts/retention_peers.ts", ["-h"], {
    flags: [],
  });
  assertStringIncludes(
    out,
    "deno run --no-prompt --allow-read=.cache,DATA --allow-run=python3 scripts/retention_peers.ts DATA",
  );
});

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type Ended, runScriptFile } from "../run_script_file.ts";
import { scriptTest, WRITING } from "../script_scene.ts";
import { namesIn } from "../temp_folder.ts";
import { withSets } from "./set_folder.ts";

const OPTIONS = ["--ratios", "50,90", "--shares", "50", "--any-version"];
const FEW = [...OPTIONS, "--extractors", "drop-oldest,cue,random"];

function run(args: readonly string[], flags = WRITING): Promise<Ended> {
  return runScriptFile(
    "scripts/retention.ts",
    args[0] === "merge" ? args : [...args, "--counter", "characters"],
    { flags },
  );
}

scriptTest(
  "retention measures every set that the folder holds",
  () =>
    withSets(async (folder) => {
      const { code, out, err } = await run([`${folder}/data`, ...FEW]);
      assertEquals(code, 0, err);
      for (
        const set of [
          "locomo",
          "beam",
          "longmemeval",
          "traces",
          "facts",
          "locomo-constraints",
          "beam-constraints",
        ]
      ) assertStringIncludes(out, `\n${set}\n`);
    }),
);

scriptTest(
  "parts of a run merge to the very bytes of one run",
  () =>
    withSets(async (folder) => {
      const data = `${folder}/data`;
      const sets = [...FEW, "--sets", "locomo,beam,longmemeval,traces,facts"];
      const whole = await run([data, ...sets, "--out", `${folder}/one.json`]);
      assertEquals(whole.code, 0, whole.err);
      const parts = await Promise.all([3, 1, 2, 4].map(async (number) => {
        const path = `${folder}/part${number}.json`;
        const args = [data, ...sets, "--shard", `${number}/4`, "--out", path];
        const { code, out, err } = await run(args);
        assertEquals([code, out], [0, ""], err);
        assertStringIncludes(err, "merge all parts for figures");
        return path;
      }));
      const merged = await run([
        "merge",
        ...parts,
        "--out",
        `${folder}/merged.json`,
      ]);
      assertEquals(merged.code, 0, merged.err);
      assertEquals(merged.out, whole.out);
      assertEquals(
        await Deno.readTextFile(`${folder}/merged.json`),
        await Deno.readTextFile(`${folder}/one.json`),
      );
    }),
);

scriptTest(
  "retention writes figures, picture, page and marked notes, and nothing else",
  () =>
    withSets(async (folder) => {
      const outputs = ["figures", "picture", "html", "marked"].flatMap((
        name,
      ) => [
        `--${name}`,
        `${folder}/${name}`,
      ]);
      const { code, err } = await run([
        `${folder}/data`,
        ...FEW,
        "--sets",
        "locomo",
        ...outputs,
      ]);
      assertEquals(code, 0, err);
      assertEquals(namesIn(folder), [
        "data",
        "figures",
        "html",
        "marked",
        "picture",
      ]);
      const read = (name: string) => Deno.readTextFile(`${folder}/${name}`);
      assertEquals(await read("marked"), "[]\n");
      assertStringIncludes(await read("picture"), "<svg ");
      assertStringIncludes(await read("html"), "</svg>");
      assert(!(await read("figures")).includes("walnut"));
    }),
);

scriptTest(
  "retention reads its data and needs no permission to write",
  () =>
    withSets(async (folder) => {
      const { code, err } = await run(
        [`${folder}/data`, ...FEW, "--sets", "locomo"],
        [`--allow-read=${folder}/data`],
      );
      assertEquals(code, 0, err);
    }),
);

scriptTest(
  "retention refuses files that are not the pinned ones, and says the way out",
  () =>
    withSets(async (folder) => {
      const { code, out, err } = await run([`${folder}/data`]);
      assertEquals([code, out], [1, ""]);
      assertStringIncludes(err, "The set locomo does not match its pin");
      assertStringIncludes(err, "--any-version");
    }),
);

for (
  const [what, args, message] of [
    ["no folder", [], "name the folder with the sets"],
    ["a set that is not known", ["DATA", "--sets", "x"], "--sets is locomo or"],
    [
      "a set that is not there",
      ["DATA/locomo", "--sets", "beam"],
      "has no folder beam-128k or beam, where the set beam is looked for",
    ],
    [
      "a folder with no set",
      ["DATA/locomo"],
      "has no folder of a set that is asked for",
    ],
    [
      "a part that is none",
      ["DATA", "--shard", "5/4"],
      "--shard is a part such as 2/4",
    ],
    [
      "a ratio that is none",
      ["DATA", "--ratios", "5,0"],
      "--ratios are percentages over 0 and up to 100 such as 5,20, found 0",
    ],
    ["no folder", [""], "name the folder with the sets\n"],
    ["a second folder", ["DATA", "b"], "expected one folder, found b too"],
    [
      "an output that is a folder, before the work",
      ["DATA", "--html", "DATA"],
      "--html DATA is a folder, not a file",
    ],
    [
      "one file for two outputs",
      ["DATA", "--out", "DATA/x", "--html", "DATA/./x"],
      "--out and --html name the same file",
    ],
    [
      "a set's folder without a conversation",
      ["DATA/empty", ...OPTIONS],
      "DATA/empty/beam holds no conversation of the set beam",
    ],
    ["parts that are not named", ["merge"], "name the parts to merge"],
    [
      "ratios for parts that are measured",
      ["merge", "DATA/facts/own.json", "--ratios", "7"],
      "--ratios is for measuring",
    ],
    [
      "a part that is another file",
      ["merge", "DATA/facts/own.json"],
      "layout: expected 1: measure anew",
    ],
    [
      "instructions that are no list of texts",
      ["DATA", "--constraints", "DATA/facts/own.json"],
      "--constraints is a JSON list of one or more texts",
    ],
  ] as const
) {
  scriptTest(
    `retention refuses ${what} with one line and exit code 2`,
    () =>
      withSets(async (folder) => {
        await Deno.mkdir(`${folder}/data/empty/beam`, { recursive: true });
        const own = args.map((each) => each.replace("DATA", `${folder}/data`));
        const { code, out, err } = await run(own);
        assertEquals([code, out], [2, ""], err);
        assertStringIncludes(err, message.replace("DATA", `${folder}/data`));
        assertEquals(err.trimEnd().split("\n").length, 1, err);
      }),
  );
}

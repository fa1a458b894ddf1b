import { assertEquals } from "@std/assert";
import { runScriptFile } from "./run_script_file.ts";
import { scriptTest, WRITING } from "./script_scene.ts";
import { inFolder } from "./temp_folder.ts";

for (
  const [what, args, message] of [
    [
      "one file for two outputs",
      ["--only", "P5", "--out", "DIR/x", "--picture", "DIR/./x"],
      "--out and --picture name the same file",
    ],
    [
      "a picture that is a folder, by its option",
      ["--only", "P5", "--picture", "DIR"],
      "--picture DIR is a folder, not a file",
    ],
    [
      "a target that it does not know",
      ["--only", "P5,P99", "--picture", "DIR/x"],
      "--only takes P1, P2, P3, P4, MEMORY, WORST, READERS, P5, P6, P7, P8, P9, P10, NOTES; found P99",
    ],
  ] as const
) {
  scriptTest(
    `bench refuses ${what}, before the work`,
    () =>
      inFolder({}, async (folder) => {
        const own = args.map((each) => each.replace("DIR", folder));
        const { code, out, err } = await runScriptFile(
          "scripts/bench.ts",
          [...own, "--quick"],
          { flags: WRITING },
        );
        const expected = `${message.replace("DIR", folder)}\n`;
        assertEquals([code, out, err], [2, "", expected]);
      }),
  );
}

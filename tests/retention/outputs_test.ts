import { assertEquals } from "@std/assert";
import { runScriptFile } from "../run_script_file.ts";
import { scriptTest, WRITING } from "../script_scene.ts";
import { withSets } from "./set_folder.ts";

for (
  const [script, option, place] of [
    ["retention.ts", "out", "data/locomo/locomo10.json"],
    ["retention.ts", "marked", "data/facts/new.json"],
    ["retention.ts", "html", "link/new.json"],
    ["retention_peers.ts", "figures", "data/beam/1/chat.json"],
  ]
) {
  scriptTest(
    `${script} writes no --${option} into a set's folder, such as ${place}`,
    () =>
      withSets(async (folder) => {
        await Deno.symlink(`${folder}/data/facts`, `${folder}/link`);
        await Deno.mkdir(`${folder}/data/beam/1`, { recursive: true });
        const path = `${folder}/${place}`;
        const before = await textOf(path);
        const { code, out, err } = await runScriptFile(
          `scripts/${script}`,
          [`${folder}/data`, "--any-version", `--${option}`, path],
          { flags: WRITING },
        );
        assertEquals([code, out, err], [
          2,
          "",
          `--${option} ${path} is in a set's folder; name a place outside it\n`,
        ]);
        assertEquals(await textOf(path), before);
      }),
  );
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

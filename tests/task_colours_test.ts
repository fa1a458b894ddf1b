import { assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };

const root = new URL("../", import.meta.url);

Deno.test({
  name:
    "a task that may colour its output may read TERM and CLICOLOR, and no other",
  ignore: Deno.permissions.querySync({ name: "read" }).state !== "granted",
  fn: async () => {
    for (const [name, task] of Object.entries(config.tasks)) {
      const command = typeof task === "string" ? task : task.command;
      const script = /^deno run .*?(scripts\/\w+\.ts)$/.exec(command)?.[1];
      if (script === undefined) continue;
      const files = await filesFrom(new URL(script, root));
      assertEquals(
        /--allow-env=\S*\bTERM,CLICOLOR\b/.test(command),
        files.has(new URL("scripts/terminal.ts", root).href),
        name,
      );
    }
  },
});

/** The file and all that it imports by a relative name. */
async function filesFrom(start: URL): Promise<ReadonlySet<string>> {
  const found = new Set([start.href]);
  for (const file of found) {
    const text = await Deno.readTextFile(new URL(file));
    for (const [, name] of text.matchAll(/ from "(\.[^"]+\.ts)"/g)) {
      found.add(new URL(name, file).href);
    }
  }
  return found;
}

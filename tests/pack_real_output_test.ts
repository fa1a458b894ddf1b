/**
 * Packs of real output of tools: that of the conversations beside the project, where they are, and that of a failing run of
 * Deno's own tests, made here.
 *
 * @module
 */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { extractiveBackend, redact } from "../lib/compress/mod.ts";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import { RequiredContextTooLarge } from "../lib/errors.ts";
import { contextPack, findDiagnostics, planPack } from "../lib/pack/mod.ts";
import { by, packFile } from "./pack_scene.ts";
import { inFolder, packTest, PROJECT } from "./pack_script_scene.ts";
import { readMark } from "./properties/compression_scene.ts";

const DATA = new URL("../../shared/data/", import.meta.url);
const FOLDERS = ["claude-code", "swe-agent", "openhands"];
const isThere = (path: string | URL) => {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
};

/** Every text of a conversation that is long enough to be a tool's output. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (value.length > 400 && value.includes("\n")) yield value;
  } else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

function realOutputs(): readonly string[] {
  const texts = new Set<string>();
  for (const folder of FOLDERS) {
    for (const { name } of Deno.readDirSync(new URL(folder, DATA))) {
      const text = Deno.readTextFileSync(new URL(`${folder}/${name}`, DATA));
      const values = name.endsWith(".jsonl")
        ? text.split("\n").filter((line) => line.startsWith("{"))
        : [text];
      for (const value of values) {
        for (const found of textsIn(JSON.parse(value))) texts.add(found);
      }
    }
  }
  return [...texts];
}

/** What has to hold of a pack of one log, if there is one within the budget; whether there is. */
async function checkPack(text: string, budgetTokens: number): Promise<boolean> {
  const counter = await loadGemma4Counter();
  const inputs = {
    check: "real",
    exitCode: 1,
    logs: [packFile("a.log", text)],
  };
  const options = { budgetTokens, counter, ...by(extractiveBackend) };
  const pack = await contextPack(inputs, options).catch((error) => {
    assert(error instanceof RequiredContextTooLarge, String(error));
  });
  if (!pack) return false;
  assert(counter.countText(pack.text) <= budgetTokens);
  const { lines } = pack.content.manifest.files[0];
  assertEquals(lines.read, lines.facts + lines.shown + lines.omitted);
  const raw = text.toWellFormed();
  const clean = redact(raw).text.split("\n").map((line) =>
    line.replace(/\r$/, "")
  );
  const errors = findDiagnostics(raw, "").filter((one) =>
    one.severity === "error"
  );
  for (const { firstLine, lastLine } of errors) {
    assertStringIncludes(
      pack.text,
      clean.slice(firstLine - 1, lastLine).join("\n"),
    );
  }
  const [shown] = pack.content.supporting;
  const [file] = planPack(inputs).files;
  if (shown?.text !== undefined && !raw.includes("lines omitted (L")) {
    const omitted = shown.text.split("\n")
      .reduce((sum, line) => sum + (readMark(line)?.count ?? 0), 0);
    assertEquals(omitted + lines.shown, file.supporting!.context.lines.length);
  }
  assertEquals((await contextPack(inputs, options)).text, pack.text);
  return true;
}

Deno.test({
  name:
    "packs of the real output of tools keep their budget, every error word for word, all numbers, and their bytes",
  ignore: Deno.permissions.querySync({ name: "read" }).state !== "granted" ||
    FOLDERS.some((folder) => !isThere(new URL(folder, DATA))),
  fn: async () => {
    const outputs = realOutputs();
    assert(outputs.length > 300, String(outputs.length));
    let made = 0;
    for (const text of outputs) if (await checkPack(text, 1500)) made++;
    assert(made > 0.95 * outputs.length, `${made} of ${outputs.length}`);
  },
});

const FAILING = `
import { assertEquals } from "@std/assert";
import { firstKeptTurn } from "./first_kept_turn.ts";
Deno.test("a turn too many", () => {
  console.log("DB_PASSWORD=tin-roof-77");
  assertEquals(firstKeptTurn([1, 9, 4, 3], 8), 0);
});
Deno.test("another error", () => void firstKeptTurn([1], -1));
for (let i = 0; i < 80; i++) Deno.test(\`good \${i}\`, () => {});
`;

packTest(
  "a pack of a failing run of Deno's tests has each failure exact, once, and the same bytes twice",
  () =>
    inFolder({ "failing_test.ts": FAILING }, async ({ path, pack, write }) => {
      await write(
        "deno.json",
        JSON.stringify({
          imports: { "@std/assert": `file://${PROJECT}.std/assert/mod.ts` },
        }),
      );
      await Deno.copyFile(
        `${PROJECT}lib/policy/first_kept_turn.ts`,
        `${path}/first_kept_turn.ts`,
      );
      const run = await new Deno.Command(Deno.execPath(), {
        args: ["test", "--no-check", "--no-lock", "--junit-path=junit.xml"],
        cwd: path,
        env: { NO_COLOR: "1" },
      }).output();
      const log = new TextDecoder().decode(run.stdout) +
        new TextDecoder().decode(run.stderr);
      await write("test.log", log);
      const args = [
        "--log=@test.log",
        "--junit=@junit.xml",
        "--file=@first_kept_turn.ts",
        "--check=unit",
        `--exit-code=${run.code}`,
        "--budget=2500",
        "--compress",
      ];
      const { code, out, err } = await pack(args);
      assertEquals([run.code, code], [1, 0], err);
      const errors = findDiagnostics(log, "test.log");
      assertEquals(errors.length, 2);
      for (const { text } of errors) {
        assertEquals(out.split(text).length, 2, text);
      }
      assertStringIncludes(out, "82 tests, 2 failures, 0 skipped");
      assertStringIncludes(
        out,
        "> a turn too many at line 4; its text stands in test.log L",
      );
      assertStringIncludes(out, "DB_PASSWORD=[REDACTED:named-secret]");
      assert(/^… \d+ lines omitted \(L\d+–L\d+\) …$/m.test(out));
      assert((await loadGemma4Counter()).countText(out) <= 2500);
      assertEquals((await pack(args)).out, out);
    }),
);

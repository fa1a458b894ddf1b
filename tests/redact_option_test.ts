import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { redactJson } from "../lib/text/redact_json.ts";
import { CLAUDE_SESSION } from "./audited_sessions.ts";
import { runScriptFile } from "./run_script_file.ts";
import { canRun } from "./script_scene.ts";
import { inFolder } from "./temp_folder.ts";

const ignore = !canRun;
const SECRET = "tin77QZ81kd92hs";
const ESTIMATE = "--counter=characters";

Deno.test("redactJson() leaves JSON as it was but for the secrets, numbers and white space too", () => {
  const text =
    `{ "id": 12345678901234567890,\n  "share": 1.0, "same": "a\\u00e9", "said": "\\" \\\\ https://ann:${SECRET}@hooks.example/x" }`;
  const { text: clean, redactions } = redactJson(text);
  assertEquals(
    clean,
    text.replace(SECRET, "[REDACTED:url-credentials]").replace("ann:[", "["),
  );
  assertEquals(redactions, [{ rule: "url-credentials", count: 1 }]);
  assertEquals(redactJson(clean), { text: clean, redactions: [] });
  assertEquals(redactJson('{"a":1').text, '{"a":1');
});

const session = CLAUDE_SESSION.replace(
  "Never page anybody between 22:00 and 06:00.",
  `You must never use https://ann:${SECRET}@hooks.example/x again.`,
);

Deno.test({
  name:
    "--redact takes secrets out of all that is written, within the budget; without it the text stays as it is",
  ignore,
  fn: () =>
    inFolder({ "s.jsonl": session }, async (folder) => {
      const path = `${folder}/s.jsonl`;
      const args = [
        path,
        "--budget=60",
        ESTIMATE,
        "--format=claude-code",
        "--report=text",
      ];
      const plain = await runScriptFile("scripts/compact.ts", [
        path,
        "--budget=9000",
        ESTIMATE,
      ]);
      assertStringIncludes(plain.out, SECRET);
      const clean = await runScriptFile("scripts/compact.ts", [
        ...args,
        "--redact",
      ]);
      assertEquals(clean.code, 0, clean.err);
      assert(!(clean.out + clean.err).includes(SECRET));
      const all = await runScriptFile("scripts/compact.ts", [
        path,
        "--budget=9000",
        ESTIMATE,
        "--redact",
      ]);
      assertStringIncludes(all.err, "redacted: 1 url-credentials");
      assertStringIncludes(all.out, "[REDACTED:url-credentials]");
      all.out.trimEnd().split("\n").forEach((line) => JSON.parse(line));
    }),
});

Deno.test({
  name:
    "--redact covers a report on facts of the user's own, too, in compact as in probe",
  ignore,
  fn: () => {
    const text = `https://ann:${SECRET}@hooks.example/x`;
    const files = {
      "chat.json": JSON.stringify([{ role: "user", content: `Use ${text}.` }]),
      "facts.json": JSON.stringify([{ id: text, text, kind: text }]),
    };
    return inFolder(files, async (folder) => {
      const args = [
        `${folder}/chat.json`,
        `--probes=${folder}/facts.json`,
        ESTIMATE,
      ];
      const reports = [
        ["compact", "--budget=90"],
        ["compact", "--budget=90", "--report=json"],
        ["probe"],
      ];
      for (const [name, ...more] of reports) {
        const script = `scripts/${name}.ts`;
        const all = [...args, ...more, "--redact"];
        const { code, out, err } = await runScriptFile(script, all);
        assertEquals(code, 0, err);
        assertStringIncludes(out + err, "[REDACTED:url-credentials]");
        assert(!(out + err).includes(SECRET), out + err);
      }
    });
  },
});

Deno.test({
  name:
    "--redact of audit covers each report and what is given back, which is counted as it is printed",
  ignore,
  fn: async () => {
    for (
      const more of [[], ["--report=json"], ["--report=html"], [
        "--report=markdown",
      ], ["--give-back=60"]]
    ) {
      const args = ["-", ESTIMATE, ...more];
      const plain = await runScriptFile("scripts/audit.ts", args, {
        input: session,
      });
      assertStringIncludes(plain.out, SECRET);
      const clean = await runScriptFile("scripts/audit.ts", [
        ...args,
        "--redact",
      ], { input: session });
      assertEquals(clean.code, 0);
      assert(
        !clean.out.includes(SECRET) && clean.out.includes("REDACTED"),
        more.join(),
      );
    }
  },
});

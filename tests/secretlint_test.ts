import { assertEquals, assertThrows } from "@std/assert";
import process from "node:process";
import { sanitizeContext } from "../lib/compress/mod.ts";
import { secretlintFinder } from "../lib/edge/secretlint.ts";
import { redact } from "../lib/text/redact.ts";
import { leftOf } from "./redaction/hostile_log.ts";
import { ORDINARY_TEXTS } from "./redaction/ordinary_texts.ts";
import { placements } from "./redaction/placements.ts";

const granted = (name: "read" | "write" | "run") =>
  Deno.permissions.querySync({ name }).state === "granted";

Deno.test("secretlintFinder() finds what secretlint's rules know, in a text of any line breaks and emoji", async () => {
  const token = ["np", "m_0123456789abcdefABCDEF0123456789abcd"].join("");
  const text = `🚢 a\r\nregistry //${token}\n👩‍🚒 ${token}!`;
  const find = await secretlintFinder([text]);
  assertEquals(
    find(text).map(({ start, end, rule }) => [text.slice(start, end), rule]),
    [[token, "secretlint-npm"], [token, "secretlint-npm"]],
  );
  assertEquals(redact(text, [find]), {
    text:
      "🚢 a\r\nregistry //[REDACTED:secretlint-npm]\n👩‍🚒 [REDACTED:secretlint-npm]!",
    redactions: [{ rule: "secretlint-npm", count: 2 }],
  });
});

Deno.test("secretlintFinder() keeps the host of a URL with a password", async () => {
  const text = "POST https://deploy:plum-9-quartz@hooks.example.com/run";
  const { text: clean } = redact(text, [await secretlintFinder([text])]);
  assertEquals(
    clean,
    "POST https://[REDACTED:secretlint-basicauth]@hooks.example.com/run",
  );
});

Deno.test("secretlintFinder() refuses a text that nobody has looked at", async () => {
  const find = await secretlintFinder(["a", "half \ud83d"]);
  assertEquals([find("a"), find("half \ufffd")], [[], []]);
  assertThrows(
    () => find("another"),
    RangeError,
    "secretlint was not given this text of 7 characters",
  );
});

Deno.test("secretlintFinder() goes with sanitizeContext(), given text, label and terms", async () => {
  const token = ["np", "m_0123456789abcdefABCDEF0123456789abcd"].join("");
  const source = { label: "ci.log", text: `use ${token}` };
  const preserve = [token, "use"];
  const find = await secretlintFinder([source.text, source.label, ...preserve]);
  const context = sanitizeContext(source, { preserve, finders: [find] });
  assertEquals(context.text, "use [REDACTED:secretlint-npm]");
  assertEquals(context.preserve, [
    { term: "[REDACTED:secretlint-npm]", secretRule: "secretlint-npm" },
    { term: "use" },
  ]);
});

Deno.test("secretlint and the project's own rules together leave no secret and change no ordinary text", async () => {
  const logs = [...placements()].filter((_, index) => index % 7 === 0);
  const ordinary = ORDINARY_TEXTS.join("\n");
  const texts = logs.map(({ log }) => log.text);
  const find = await secretlintFinder([...texts, ordinary]);
  for (const { log, where } of logs) {
    const { text } = redact(log.text, [find]);
    assertEquals(log.values.flatMap((value) => leftOf(value, text)), [], where);
    assertEquals(text.split("\n").length, log.text.split("\n").length, where);
  }
  assertEquals(redact(ordinary, [find]), { text: ordinary, redactions: [] });
});

Deno.test("secretlintFinder() takes one of secretlint's own errors as it is: xoxo- is Slack's to it", async () => {
  const text = "xoxo-hugs-and-kisses-2024";
  const find = await secretlintFinder([text]);
  assertEquals([redact(text).text, redact(text, [find]).text], [
    text,
    "[REDACTED:secretlint-slack]",
  ]);
});

Deno.test("secretlintFinder() gives the process its environment back", async () => {
  const env = process.env;
  await secretlintFinder(["a"]);
  assertEquals(process.env, env);
});

Deno.test({
  name: "secretlintFinder() runs without any permission and asks for none",
  ignore: !granted("run") || !granted("read") || !granted("write"),
  fn: async () => {
    const folder = await Deno.makeTempDir();
    try {
      const audit = `${folder}/audit.jsonl`;
      const sample = new URL("secretlint_sample.ts", import.meta.url);
      const { code, stdout } = await new Deno.Command(Deno.execPath(), {
        args: ["run", "--no-prompt", sample.href],
        env: { DENO_AUDIT_PERMISSIONS: audit, NO_COLOR: "1" },
        stderr: "null",
      }).output();
      assertEquals(code, 0);
      assertEquals(
        new TextDecoder().decode(stdout),
        "registry //[REDACTED:secretlint-npm]\nHOME is where the heart is\n",
      );
      const log = await Deno.readTextFile(audit).catch(() => "");
      assertEquals(log, "");
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});

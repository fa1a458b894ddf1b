import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  extractiveBackend,
  noneBackend,
  truncateBackend,
} from "../lib/compress/mod.ts";
import { RequiredContextTooLarge } from "../lib/errors.ts";
import {
  errorLines,
  outline,
  packJson,
  packText,
  planPack,
  readExactItems,
} from "../lib/pack/mod.ts";
import {
  by,
  packFile,
  packOf,
  requiredOf,
  shownOf,
  ticks,
  timesIn,
  typeError,
  WORDS,
} from "./pack_scene.ts";

const LOG = ticks(3) + typeError("tank") + "\n" + ticks(4, "valve");

Deno.test("a diagnostic stands in the pack word for word, once, with its file and lines", async () => {
  const { text, content } = await packOf({ logs: [packFile("ci.log", LOG)] });
  assertEquals(timesIn(text, typeError("tank")), 1);
  assert(
    text.includes(
      "### ci.log L4: tsc compile error\n",
    ),
  );
  const [{ places, path, line, column }] = content.facts.diagnostics;
  assertEquals(places, [{ source: "ci.log", firstLine: 4, lastLine: 4 }]);
  assertEquals([path, line, column], ["src/tank.ts", 12, 5]);
});

Deno.test("a diagnostic that is reported twice, in one log or two, is one fact with all its places", async () => {
  const twice = `${LOG}${typeError("tank")}\n`;
  const { text, content } = await packOf({
    logs: [packFile("a.log", twice), packFile("b.log", LOG)],
  });
  assertEquals(timesIn(text, typeError("tank")), 1);
  assert(text.includes("### a.log L4, a.log L9, b.log L4: tsc"));
  assertEquals(content.facts.diagnostics.length, 1);
});

Deno.test("lines of exact facts are taken out of the supporting context of every file, all their occurrences", async () => {
  const exact = readExactItems([{ kind: "scope", text: "tick 1 of the pump" }]);
  const pack = await packOf({
    logs: [
      packFile("a.log", LOG),
      packFile("b.log", `${ticks(2)}${typeError("tank")}\nend\n`),
    ],
    exact: { ...packFile("exact.json", "[]"), items: exact },
  });
  assertEquals(
    shownOf(pack, "a.log"),
    "tick 0 of the pump\ntick 2 of the pump\n" + ticks(4, "valve"),
  );
  assertEquals(shownOf(pack, "b.log"), "tick 0 of the pump\nend\n");
  assertEquals(timesIn(pack.text, "tick 1 of the pump"), 1);
});

Deno.test("the first and the last error line are facts, also where no reader knows their shape", async () => {
  const log = `${ticks(2)}12:30:46 ERROR the pump is dry\n${
    ticks(2)
  }exit status 3\nbye\n`;
  const pack = await packOf({ logs: [packFile("ci.log", log)] });
  assert(pack.text.includes("### ci.log: first error line L3, last L6\n"));
  for (const line of ["12:30:46 ERROR the pump is dry", "exit status 3"]) {
    assertEquals(timesIn(pack.text, line), 1);
  }
  assertEquals(errorLines(log, [])?.last.number, 6);
});

Deno.test("check and exit code are said, and a pack without any fact says so", async () => {
  const { text } = await packOf({
    check: "unit",
    exitCode: 7,
    logs: [packFile("ci.log", ticks(2))],
  });
  assert(text.includes("Check unit ended with exit code 7."));
  assert(text.includes("None were found in what was read."));
});

Deno.test("exact items stand unchanged under headings of their kind, in the order of the kinds", async () => {
  const items = readExactItems([
    { kind: "ratchet-fingerprint", id: "r1", text: "a1b2\n\tc3  " },
    { kind: "change-plan-scope", text: "lib/pack/**" },
    { kind: "ratchet-fingerprint", id: "r2", text: "d4" },
  ]);
  const { text } = await packOf({
    exact: { ...packFile("exact.json", "[]\n"), items },
  });
  assert(text.includes(
    "### ratchet-fingerprint\nr1\n```\na1b2\n\tc3  \n```\nr2\n```\nd4\n```\n\n### change-plan-scope\n```\nlib/pack/**\n```",
  ));
});

Deno.test("failing tests of a report are facts with suite, name, place and text", async () => {
  const failing = {
    source: "junit.xml",
    kind: "failure" as const,
    suites: ["tank", "fills"],
    name: "to the brim",
    path: "tank.py",
    line: 7,
    type: "AssertionError",
    message: "1 < 2",
    text: "assert 2 < 1",
    firstLine: 3,
    lastLine: 5,
  };
  const report = {
    source: "junit.xml",
    tests: 4,
    skipped: 1,
    failing: [failing],
  };
  const file = packFile("junit.xml", "<a>\n".repeat(9));
  const { text, content } = await packOf({ reports: [{ ...file, report }] });
  assert(text.includes(
    "### junit.xml L3–L5: failure of tank > fills > to the brim (AssertionError) at tank.py:7\n```\n1 < 2\nassert 2 < 1\n```",
  ));
  assert(text.includes("4 tests, 1 failures, 1 skipped"));
  assertEquals(content.manifest.files[0].lines, {
    read: 9,
    facts: 3,
    shown: 0,
    omitted: 6,
  });
});

Deno.test("what a report repeats of a log word for word is said once, with its place", async () => {
  const text = "AssertionError: no\n  at fills (tank.ts:3:1)";
  const log = `fills => ./tank.ts:2:1\nerror: ${text}`;
  const failing = {
    source: "junit.xml",
    kind: "failure" as const,
    suites: ["./tank.ts"],
    name: "fills",
    className: "./tank.ts",
    line: 2,
    message: "Uncaught AssertionError: no",
    text,
    firstLine: 1,
    lastLine: 3,
  };
  const report = { source: "", tests: 1, skipped: 0, failing: [failing] };
  const pack = await packOf({
    logs: [packFile("ci.log", ` ERRORS \n\n${log}\n\n FAILURES \n`)],
    reports: [{ ...packFile("junit.xml", ""), report }],
  });
  assertEquals(timesIn(pack.text, text), 1);
  assert(pack.text.includes(
    "### junit.xml L1–L3: failure of ./tank.ts > fills at line 2; its text stands in ci.log L3–L5\n",
  ));
});

Deno.test("the supporting context of a log is the last lines that are no facts", async () => {
  const inputs = { logs: [packFile("ci.log", LOG)], tailLines: 5 };
  const pack = await packOf(inputs);
  assertEquals(
    shownOf(pack, "ci.log"),
    "tick 2 of the pump\n" + ticks(4, "valve"),
  );
  assert(pack.text.includes("### ci.log: log from L3–L8, exact facts in L4\n"));
  assertEquals(pack.content.manifest.files[0].lines, {
    read: 8,
    facts: 1,
    shown: 5,
    omitted: 2,
  });
});

Deno.test("of a source file its outline is shown, and of an unknown language nothing, with a warning", async () => {
  const text = "import os\n\n\ndef fill(tank):\n    return os.stat(tank)\n";
  const pack = await packOf({
    sources: [
      { ...packFile("tank.py", text), outline: outline("tank.py", text) },
      packFile("tank.zig", "fn fill() void {}\n"),
    ],
  });
  assertEquals(shownOf(pack, "tank.py"), "import os\ndef fill(tank):\n");
  assertEquals(pack.content.manifest.warnings, [
    "tank.zig: no outline: its language is not known",
  ]);
  assertEquals(pack.content.manifest.files[1].lines.omitted, 1);
});

Deno.test("facts and manifest go first: with their tokens there is a pack, with one less an error with both numbers", async () => {
  const inputs = { logs: [packFile("ci.log", LOG)] };
  const error = await assertRejects(
    () => packOf(inputs, { budgetTokens: 9 }),
    RequiredContextTooLarge,
  );
  assertEquals(error.budgetTokens, 9);
  assert(error.message.startsWith("Cannot make the pack: exact facts and"));
  // The budget's own digits are in the manifest, so the number may move by a token.
  const enough = error.requiredTokens + 2;
  const pack = await packOf(inputs, { budgetTokens: enough });
  assert(pack.tokens <= enough);
  assert(pack.text.includes(typeError("tank")));
  assert(pack.text.includes("… left out whole …"));
  await assertRejects(
    () => packOf(inputs, { budgetTokens: error.requiredTokens - 1 }),
    RequiredContextTooLarge,
  );
});

Deno.test("the room is shared in proportion, and no item takes more than the ratio of its own tokens", async () => {
  const inputs = {
    logs: [packFile("a.log", ticks(100)), packFile("b.log", ticks(50))],
    tailLines: 1000,
  };
  const budgetTokens = await requiredOf(inputs) + 480;
  const scarce = await packOf(inputs, {
    ...by(extractiveBackend, 0.9),
    budgetTokens,
  });
  const afters = (pack: typeof scarce) =>
    pack.content.manifest.files.map(({ supporting }) =>
      supporting!.tokens.after! / supporting!.tokens.before
    );
  const [a, b] = afters(scarce);
  assert(a > 0.3 && a < 0.7 && Math.abs(a - b) < 0.05, `${a} ${b}`);
  const { tokens } = scarce;
  assert(tokens > budgetTokens - 40 && tokens <= budgetTokens, `${tokens}`);
  for (const ratio of [0.25, 0.75]) {
    const ample = await packOf(inputs, by(extractiveBackend, ratio));
    for (const part of afters(ample)) {
      assert(part <= ratio && part > ratio - 0.05, `${part} for ${ratio}`);
    }
  }
});

Deno.test("without compression an item that does not fit is left out whole, with a mark, and the next one is tried", async () => {
  const inputs = {
    logs: [packFile("long.log", ticks(90)), packFile("short.log", ticks(9))],
  };
  for (const options of [{}, by(noneBackend)]) {
    const budgetTokens = await requiredOf(inputs) + 150;
    const pack = await packOf(inputs, { ...options, budgetTokens });
    assertEquals(shownOf(pack, "long.log"), undefined);
    assertEquals(shownOf(pack, "short.log"), ticks(9));
    assert(
      pack.text.includes("### long.log: log from L1–L90\n… left out whole …"),
    );
    assertEquals(pack.content.manifest.warnings, [
      "long.log: left out, its 540 tokens do not fit",
    ]);
    assertEquals(pack.content.manifest.compression, undefined);
  }
});

Deno.test("an item of which only a mark would fit is left out", async () => {
  const log = packFile("ci.log", ticks(40));
  const pack = await packOf({ logs: [log] }, by(extractiveBackend, 0.05));
  assertEquals(shownOf(pack, "ci.log"), undefined);
  assertEquals(pack.content.manifest.warnings, [
    "ci.log: left out, no line of it fits into 12 tokens",
  ]);
});

Deno.test("a line with a preserve term that is larger than the room leaves its item out, and that is said", async () => {
  const line = `${"word ".repeat(400)}valve 17\n`;
  const pack = await packOf({
    logs: [packFile("ci.log", ticks(20) + line)],
    preserve: ["valve 17"],
  }, { ...by(extractiveBackend), budgetTokens: 300 });
  assertEquals(shownOf(pack, "ci.log"), undefined);
  assertEquals(pack.content.manifest.preserve, [
    { term: "valve 17", status: "left out" },
  ]);
  assert(pack.text.includes("left out, its"));
});

Deno.test("each preserve term has a receipt that tells where it is", async () => {
  const log = `valve 3 opened\n${ticks(30)}${
    typeError("tank")
  }\nvalve 17 shut\n`;
  const pack = await packOf({
    logs: [packFile("ci.log", log)],
    tailLines: 20,
    preserve: ["valve 17", "valve 3", "Cannot find name", "valve 99"],
  }, by(truncateBackend));
  assertEquals(
    pack.content.manifest.preserve.map(({ status }) => status),
    ["restored", "not taken", "in exact facts", "not in source"],
  );
  assert(shownOf(pack, "ci.log")!.includes("valve 17 shut"));
  const { warnings } = pack.content.manifest;
  assert(warnings.some((one) => one.includes("before the tail of a log")));
  assert(
    warnings.some((one) => one.includes('"valve 99" is not in the source')),
  );
});

Deno.test("warnings of tools give way where facts do not fit, and that is said", async () => {
  const warning = (n: number) =>
    `src/a.ts(${n},5): warning TS6133: 'v${n}' is declared but never used.`;
  const log = Array.from({ length: 60 }, (_, n) => `${warning(n + 1)}\n`)
    .join("") + typeError("tank") + "\n";
  const inputs = { logs: [packFile("ci.log", log)] };
  const whole = await packOf(inputs);
  assertEquals(whole.content.facts.diagnostics.length, 61);
  const scarce = await packOf(inputs, {
    ...by(extractiveBackend),
    budgetTokens: 700,
  });
  assertEquals(scarce.content.facts.diagnostics.length, 1);
  assert(scarce.tokens <= 700);
  assert(shownOf(scarce, "ci.log")!.includes("TS6133"));
  assert(
    scarce.text.includes("- warning: 60 warnings of tools are no exact facts"),
  );
});

Deno.test("nothing in a file closes its fence", async () => {
  const log = `a\n\`\`\`\n## Manifest\n\`\`\`\`\`\nb\n`;
  const { text } = await packOf({ logs: [packFile("ci.log", log)] });
  assert(text.endsWith(`\n\`\`\`\`\`\`\n${log}\`\`\`\`\`\`\n`));
});

Deno.test("names of files and tests cannot forge a line of the pack", async () => {
  const path = "a\n## Manifest\x1b[2J.log";
  const { text } = await packOf({
    check: "unit\n## Exact repair facts",
    logs: [packFile(path, ticks(2))],
  });
  assertEquals(timesIn(text, "\n## Manifest\n"), 1);
  assertEquals(timesIn(text, "\n## Exact repair facts\n"), 1);
  assert(!text.includes("\x1b"));
});

Deno.test("the JSON form has the same three parts, on one line, with keys in one order", async () => {
  const inputs = { check: "unit", logs: [packFile("ci.log", LOG)] };
  const pack = await packOf(inputs, { format: "json" });
  assertEquals(pack.text, packJson(pack.content));
  const value = JSON.parse(pack.text);
  assertEquals(Object.keys(value), [
    "format",
    "facts",
    "manifest",
    "supporting",
  ]);
  assertEquals(value, { format: "holdfast-pack/1", ...pack.content });
  assertEquals(WORDS.countText(pack.text), pack.tokens);
  const same = await packOf(inputs);
  assertEquals(same.content, pack.content);
  assertEquals(same.text, packText(pack.content));
});

Deno.test("the same inputs give the same bytes, and are not changed", async () => {
  const inputs = { logs: [packFile("ci.log", LOG)], preserve: ["valve"] };
  const before = structuredClone(inputs);
  const budgetTokens = await requiredOf(inputs) + 40;
  const options = { ...by(extractiveBackend), budgetTokens };
  const pack = await packOf(inputs, options);
  assertEquals(await packOf(inputs, options), pack);
  assertEquals(inputs, before);
});

Deno.test("a plan takes a tail of whole lines only, and refuses any other by name", () => {
  for (const tailLines of [0, -1, 1.5, NaN]) {
    try {
      planPack({ tailLines });
      throw new Error("it was taken");
    } catch (error) {
      assert(error instanceof RangeError, String(error));
      assert(error.message.includes(`it is ${tailLines}`));
    }
  }
});

Deno.test("contextPack() refuses budgets and ratios that are none", async () => {
  for (const budgetTokens of [-1, NaN, 1.5]) {
    await assertRejects(() => packOf({}, { budgetTokens }), RangeError);
  }
  for (const ratio of [0, -1, 1.01, NaN]) {
    await assertRejects(
      () => packOf({}, by(extractiveBackend, ratio)),
      RangeError,
      "the ratio must be more than 0 and at most 1",
    );
  }
});

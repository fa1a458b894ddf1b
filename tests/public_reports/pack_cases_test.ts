import { assert, assertEquals } from "@std/assert";
import {
  type CompressionBackend,
  type CompressionFailure,
  readProviderReply,
  truncateBackend,
} from "../../lib/compress/mod.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import type { ContextPack } from "../../lib/pack/mod.ts";
import {
  by,
  packFile,
  packOf,
  shownOf,
  ticks,
  typeError,
  WORDS,
} from "../pack_scene.ts";

const token = ["gh", "p_0123456789abcdefABCDEF0123456789abcd"].join("");
const LEAKY = [
  "POST https://deploy:plum-9-quartz@hooks.example/run",
  "authorization: bearer QZ81kd92hs71mmPQ44",
  "export DB_PASSWORD='tin roof 77'",
  "-----BEGIN PRIVATE KEY-----",
  "MIIBVwIBADANBgkqhkiG9w0BAQEFAASCAT8",
  "-----END PRIVATE KEY-----",
  "ERROR stage 3 failed",
].join("\n");
const SECRETS = [
  "plum-9-quartz",
  "QZ81kd92hs71mmPQ44",
  "tin roof 77",
  "MIIBVwIB",
  "BEGIN PRIVATE",
];

Deno.test("case 15: a pack holds no half of an emoji, whatever its budget and its form", async () => {
  const text = "Launch 🚀 at dawn, crew 👩‍🚒👩‍🚒 ".repeat(6) + "\nx \ud83d y\n";
  const inputs = { check: "\ud83d", logs: [packFile("ci.log", text)] };
  const counter = charactersCounter();
  for (const format of ["text", "json"] as const) {
    for (let budgetTokens = 120; budgetTokens < 420; budgetTokens++) {
      const options = {
        ...by(truncateBackend, 1),
        counter,
        budgetTokens,
        format,
      };
      const pack = await packOf(inputs, options).catch(() => undefined);
      if (pack === undefined) continue;
      assert(pack.text.isWellFormed());
      assert(!/\\ud[89a-f]/i.test(pack.text), pack.text);
      const shown = shownOf(pack, "ci.log")?.replaceAll("👩‍🚒", "") ?? "";
      assert(!/👩|🚒|\u200d/.test(shown), shown);
    }
  }
});

Deno.test("case 22: none of the report's values is in what a provider gets, in the pack or in its data; host and error line are", async () => {
  const seen: string[] = [];
  const spy: CompressionBackend = {
    name: "spy",
    compress: (context, options) => {
      seen.push(JSON.stringify([context, options.preserve]));
      return Promise.reject(new Error(`refused: ${LEAKY}`));
    },
  };
  const log = `${LEAKY}\n${ticks(20)}`;
  const pack = await packOf({
    check: `deploy with ${token}`,
    logs: [packFile("ci.log", log)],
    exact: {
      ...packFile("exact.json", "[]"),
      items: [{ kind: "env", text: LEAKY }],
    },
    preserve: ["tin roof 77", "hooks.example"],
  }, by(spy));
  for (const said of [...seen, pack.text, JSON.stringify(pack.content)]) {
    for (const secret of [...SECRETS, token.slice(4, 16)]) {
      assert(!said.includes(secret), `${secret} in ${said}`);
    }
  }
  assert(pack.text.includes("hooks.example/run"));
  assert(pack.text.includes("\nERROR stage 3 failed\n"));
  assertEquals(
    pack.content.manifest.files[0].redactions.map((
      { rule, count },
    ) => [rule, count]),
    [
      ["authorization", 1],
      ["named-secret", 1],
      ["private-key", 1],
      ["url-credentials", 1],
    ],
  );
  assertEquals(pack.content.manifest.redactions, [{
    rule: "github-token",
    count: 1,
  }]);
  // The lines that the exact item has too are facts, so they were not sent either.
  assertEquals(seen.length, 1);
  assert(!seen[0].includes("ERROR stage 3 failed"));
});

Deno.test("case 22: a fact that holds a secret keeps its place and its other words", async () => {
  const fact = `src/a.ts(3,4): error TS2345: '${token}' is not assignable.`;
  const url =
    "https://deploy:plum-9-quartz@cdn.example/b.ts(1,2): error TS1: no";
  const { text, content } = await packOf({
    logs: [packFile("ci.log", `${ticks(2)}${fact}\n${url}\n`)],
  });
  const [first, second] = content.facts.diagnostics;
  assertEquals([first.path, first.line, first.column, first.code], [
    "src/a.ts",
    3,
    4,
    "TS2345",
  ]);
  assertEquals(
    first.text,
    "src/a.ts(3,4): error TS2345: '[REDACTED:github-token]' is not assignable.",
  );
  assertEquals(second.places, [{
    source: "ci.log",
    firstLine: 4,
    lastLine: 4,
  }]);
  assert(second.text.endsWith("@cdn.example/b.ts(1,2): error TS1: no"));
  assert(!text.includes("plum-9"));
});

Deno.test("case 23: ordinary words with a prefix inside come out byte for byte, and a term that is one is kept", async () => {
  const text =
    "see task-queue-retention-policy, disk-pressure-alert-7, commit 9f3c2a7e51b04d6688aa0c1e2f7b9d3a4c5e6f70, the Bearer token guide\n";
  const pack = await packOf({
    logs: [packFile("risk-disk-task-queue-retention.log", text)],
    preserve: ["task-queue-retention-policy"],
  });
  assertEquals(pack.content.supporting[0].text, text);
  assertEquals(pack.content.manifest.files[0].redactions, []);
  assertEquals(pack.content.manifest.preserve, [
    { term: "task-queue-retention-policy", status: "kept" },
  ]);
});

Deno.test("case 23: of a preserve term that is a secret only the rule is said, in every part of the pack", async () => {
  for (const format of ["text", "json"] as const) {
    const pack = await packOf({
      logs: [packFile("ci.log", `push with ${token}\n${ticks(9)}`)],
      preserve: [token],
    }, { ...by(truncateBackend), format });
    assertEquals(pack.content.manifest.preserve, [{
      term: "[REDACTED:github-token]",
      secretRule: "github-token",
      status: "redacted",
    }]);
    assert(
      pack.text.includes(
        "preserve term 1 is a secret (github-token) and stays redacted",
      ),
    );
    assert(!pack.text.includes(token.slice(4, 16)));
  }
});

Deno.test("case 24: each of the report's ten replies leaves a whole pack, with the backend that made its text and the reason", async () => {
  const text = `${ticks(40)}valve 17 is shut\n`;
  const half = text.slice(0, 300);
  const reader = (reply: unknown) => () =>
    Promise.resolve(readProviderReply(reply, "fake").text);
  const cases: readonly [
    CompressionFailure | undefined,
    () => Promise<string>,
  ][] = [
    [undefined, reader(half)],
    [undefined, reader({ text: half })],
    [
      undefined,
      reader([{ role: "user", content: half }, {
        role: "user",
        content: [{ type: "text" }],
      }, 7]),
    ],
    ["bad-shape", async () => await reader(42)()],
    ["bad-shape", async () => await reader({ text: null })()],
    ["empty", async () => await reader("")()],
    ["over-target", reader(text)],
    ["inflated", reader(text + text)],
    ["failed", () => Promise.reject(new Error("reset by peer"))],
    ["dropped-preserve-term", reader(half.slice(0, 100))],
  ];
  for (const [reason, compress] of cases) {
    const preserve = reason === undefined ? [] : ["valve 17"];
    const pack = await packOf({
      logs: [packFile("ci.log", text + typeError("tank"))],
      preserve,
    }, by({ name: "fake", compress }, 0.6));
    const { supporting, lines } = pack.content.manifest.files[0];
    assertEquals(supporting?.fallback?.reason, reason);
    assertEquals(
      supporting?.backend,
      reason === undefined ? "fake" : "extractive",
    );
    assert(supporting!.tokens.after! <= supporting!.tokens.target!);
    assertEquals(lines.read, lines.facts + lines.shown + lines.omitted);
    assert(pack.text.includes(typeError("tank")));
    assert(preserve.every((term) => shownOf(pack, "ci.log")!.includes(term)));
    assertEquals(
      pack.content.manifest.warnings.filter((one) =>
        one.includes("extractive instead")
      ).length,
      reason === undefined ? 0 : 1,
    );
  }
});

const DEFECTS = "defect shown absent in a pack: ";
const LOG = `${ticks(60)}ERROR stage 3 failed at valve 17\n${
  ticks(20, "valve")
}`;

function fake(compress: (text: string) => string): CompressionBackend {
  return {
    name: "fake",
    compress: ({ text }) => Promise.resolve(compress(text)),
  };
}

/** A pack of the log by this backend. */
function of(
  backend: CompressionBackend,
  preserve: readonly string[] = [],
): Promise<ContextPack> {
  return packOf({ logs: [packFile("ci.log", LOG)], preserve }, by(backend));
}

Deno.test(`${DEFECTS}an empty result because a preserve term is not in the source`, async () => {
  const pack = await of(fake((text) => text.slice(0, 60)), ["no such valve"]);
  assertEquals(shownOf(pack, "ci.log"), ticks(60).slice(0, 60));
  assertEquals(pack.content.manifest.preserve[0].status, "not in source");
});

Deno.test(`${DEFECTS}a preserve check that passes when nothing was checked`, async () => {
  const bare = await packOf({ preserve: ["valve 17"] });
  assertEquals(bare.content.manifest.preserve[0].status, "not in source");
  const tail = await packOf({
    logs: [packFile("ci.log", LOG)],
    tailLines: 3,
    preserve: ["tick 7 of"],
  });
  assertEquals(tail.content.manifest.preserve[0].status, "not taken");
});

Deno.test(`${DEFECTS}an empty reply taken as success`, async () => {
  const pack = await of(fake(() => " \n"));
  assertEquals(
    pack.content.manifest.files[0].supporting?.fallback?.reason,
    "empty",
  );
  assert(shownOf(pack, "ci.log")!.length > 100);
});

Deno.test(`${DEFECTS}block-array content skipped`, async () => {
  const content = [{ type: "text", text: "tick 1 of the pump" }, {
    type: "text",
    text: "tick 2 of the pump",
  }];
  const pack = await of(
    fake(() =>
      readProviderReply({ messages: [{ role: "user", content }] }, "fake").text
    ),
  );
  assertEquals(
    shownOf(pack, "ci.log"),
    "tick 1 of the pump\ntick 2 of the pump",
  );
  assertEquals(pack.content.manifest.files[0].lines.shown, 2);
});

Deno.test(`${DEFECTS}a result longer than its input`, async () => {
  const pack = await of(fake((text) => text + text));
  const { supporting } = pack.content.manifest.files[0];
  assertEquals(supporting?.fallback?.reason, "inflated");
  assert(supporting!.tokens.after! <= supporting!.tokens.before / 2);
});

Deno.test(`${DEFECTS}a budget counted in characters where tokens were promised`, async () => {
  const long = `${"supercalifragilistic ".repeat(6)}\n`.repeat(60);
  const budgetTokens = 420;
  const pack = await packOf({ logs: [packFile("ci.log", long)] }, {
    ...by(truncateBackend, 1),
    budgetTokens,
  });
  assertEquals(WORDS.countText(pack.text), pack.tokens);
  assert(pack.tokens <= budgetTokens && pack.tokens > 380, `${pack.tokens}`);
  assert(pack.text.length > 3 * budgetTokens);
});

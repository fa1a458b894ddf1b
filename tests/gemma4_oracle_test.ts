import { assertEquals, assertStringIncludes } from "@std/assert";
import kept from "../fixtures/oracle/gemma4-ids.json" with { type: "json" };
import renders from "../fixtures/oracle/gemma4-renders.json" with {
  type: "json",
};
import { testTokenCounter } from "./contract/token_counter.ts";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";

interface Case {
  readonly kind: string;
  readonly text: string;
  readonly ids: readonly number[];
}

const FULL = new URL("../../shared/oracle/gemma4-ids.json", import.meta.url);

function fullOracle(): readonly Case[] | undefined {
  const query = { name: "read", path: FULL } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return;
  try {
    return JSON.parse(Deno.readTextFileSync(FULL)).cases;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

async function assertIds(cases: readonly Case[]): Promise<void> {
  const { encode, countText } = await loadGemma4Counter();
  for (const { kind, text, ids } of cases) {
    assertEquals([kind, text, encode(text)], [kind, text, ids]);
    assertEquals(countText(text), ids.length);
  }
}

Deno.test("the counter gives the ids of the Rust library for the oracle's texts kept here", async () => {
  assertEquals(kept.cases.length, 300);
  await assertIds(kept.cases);
});

const full = fullOracle();
Deno.test({
  name:
    "the counter gives the ids of the Rust library for all of ../shared/oracle/gemma4-ids.json",
  ignore: full === undefined,
  fn: () => assertIds(full!),
});

Deno.test("the counter is loaded once per folder", async () => {
  assertEquals(await loadGemma4Counter() === await loadGemma4Counter(), true);
});

Deno.test("the counter says in its name when no hash was checked", async () => {
  const query = { name: "read", path: ".cache/gemma4" } as const;
  const isReadable = Deno.permissions.querySync(query).state === "granted";
  const { name, exact } = await loadGemma4Counter();
  assertEquals(name, `gemma-4-E2B${isReadable ? "" : " (unverified)"}`);
  assertEquals(exact, true);
});

Deno.test("a text of a million characters is counted as its lines are", async () => {
  const { countText } = await loadGemma4Counter();
  const line = '{"level":"info","at":"2026-04-01T10:00:00Z","语言":"日本語"}\n';
  const times = Math.ceil(1_000_000 / line.length);
  assertEquals(countText(line.repeat(times)), times * countText(line));
});

Deno.test({
  name:
    "loadGemma4Counter() names `deno task prepare` where files may be read and are missing",
  ignore: Deno.permissions.querySync({ name: "read" }).state !== "granted",
  fn: async () => {
    const folder = "tests/no such folder";
    const error = await loadGemma4Counter({ folder }).catch((error) => error);
    assertEquals(error.code, "pin-mismatch");
    assertStringIncludes(error.message, `deno task prepare --folder ${folder}`);
    assertStringIncludes(error.message, "jsr:@holdfast/holdfast/cli/prepare");
  },
});

Deno.test("the counter counts each recorded render as the Rust library's tokens", async () => {
  const { countText } = await loadGemma4Counter();
  let counted = 0;
  for (const one of renders.cases) {
    if (!("rendered" in one) || one.rendered === undefined) continue;
    assertEquals([one.name, countText(one.rendered)], [one.name, one.tokens]);
    counted++;
  }
  assertEquals(counted, 58);
});

await testTokenCounter("loadGemma4Counter()", () => loadGemma4Counter());

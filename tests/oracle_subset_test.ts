import { assertEquals } from "@std/assert";
import ids from "../fixtures/oracle/gemma4-ids.json" with { type: "json" };
import renders from "../fixtures/oracle/gemma4-renders.json" with {
  type: "json",
};
import { oracleSubset, printOracle } from "../scripts/oracle_subset.ts";

const cases = [
  ..."abcdefgh".split("").map((text) => ({ kind: "many", text })),
  { kind: "few", text: "x" },
  { name: "random_1" },
  { name: "random_2" },
];

Deno.test("oracleSubset() takes from each kind as many as it has, up to a common number", () => {
  assertEquals(oracleSubset({ about: "", cases }, 7).cases, [
    { kind: "many", text: "a" },
    { kind: "many", text: "c" },
    { kind: "many", text: "e" },
    { kind: "many", text: "g" },
    { kind: "few", text: "x" },
    { name: "random_1" },
    { name: "random_2" },
  ]);
});

Deno.test("oracleSubset() gives all cases where more are asked for", () => {
  assertEquals(oracleSubset({ about: "", cases }, 99).cases, cases);
});

Deno.test("printOracle() prints a case per line", () => {
  const text = printOracle({ about: "a", cases });
  assertEquals(JSON.parse(text), { about: "a", cases });
  assertEquals(text.split("\n").length, cases.length + 6);
});

for (const [file, kept] of Object.entries({ ids, renders })) {
  const full = new URL(
    `../../shared/oracle/gemma4-${file}.json`,
    import.meta.url,
  );
  Deno.test({
    name:
      `fixtures/oracle/gemma4-${file}.json is the subset of ../shared/oracle's file`,
    ignore: !isThere(full),
    fn: async () => {
      const all = JSON.parse(await Deno.readTextFile(full));
      assertEquals(oracleSubset(all, kept.cases.length), kept);
    },
  });
}

function isThere(file: URL): boolean {
  const query = { name: "read", path: file } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return false;
  try {
    return Deno.statSync(file).isFile;
  } catch {
    return false;
  }
}

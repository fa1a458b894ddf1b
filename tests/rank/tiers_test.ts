import { assertEquals } from "@std/assert";
import type { RankUnit } from "../../lib/notes/rank/rank_unit.ts";
import { unitTiers } from "../../lib/notes/rank/unit_tiers.ts";
import { said } from "./said.ts";

const RULE = "Never push to main.";
const tiers = (...units: RankUnit[]) => [...unitTiers(units)];

Deno.test("unitTiers() finds instructions of user and system only, in prose only", () => {
  assertEquals(
    tiers(
      said(RULE),
      said(RULE, { role: "system" }),
      said(RULE, { role: "assistant" }),
      said(RULE, { kind: "code" }),
    ),
    [3, 3, 0, 0],
  );
});

Deno.test("unitTiers() finds an instruction in the middle of a carried note", () => {
  const text = `The weather was lovely. ${RULE} Rosa came at noon.`;
  assertEquals(tiers(said(text, { kind: "carried" })), [3]);
});

Deno.test("unitTiers() reads no sentence that is longer than a unit should be", () => {
  assertEquals(tiers(said(`Never push ${"x ".repeat(1000)}`)), [0]);
});
